import type { ApplicationState } from './application-state.ts';
import type { RecommendTest } from './mail-words.ts';
import type { UsualStep } from './usual-days.ts';

/**
 * What commands emit and effects handle after the commit. `delay_minutes` defers undoable events; of events
 * with the same `dedupe_key` only the first is written.
 * Payloads carry ids only: effects load what they need when they run. Test mails are the exception, since no
 * row exists.
 */
export type DomainEvent = (
  | { type: 'application_created'; payload: { application_id: number; is_handed_in?: boolean } }
  | {
      type: 'application_assigned';
      payload: { application_id: number; application_event_id: number; hf_member_id: number };
    }
  /** Many handed over at once: `assigned_move_id` is that of their histories. */
  | { type: 'applications_assigned'; payload: { assigned_move_id: string; hf_member_id: number } }
  | {
      type: 'resume_submitted';
      payload: { application_id: number; version_number: number; is_with_applying?: boolean };
    }
  | { type: 'resume_returned'; payload: { application_id: number; application_event_id: number } }
  | { type: 'resume_corrected'; payload: { application_id: number; application_event_id: number } }
  | { type: 'correction_answered'; payload: { application_id: number; application_event_id: number } }
  | { type: 'correction_agreed'; payload: { application_id: number; application_event_id: number } }
  | {
      type: 'resume_sent_to_company';
      payload: { application_id: number; application_event_id: number; version_number: number };
    }
  | {
      type: 'result_recorded';
      payload: {
        application_id: number;
        application_event_id: number;
        about: 'resume' | 'selection';
        passed: boolean;
      };
    }
  | {
      type: 'interview_scheduled';
      payload: { application_id: number; application_event_id: number; interview_id: number };
    }
  | {
      type: 'interview_practice_scheduled';
      payload: { application_id: number; application_event_id: number; interview_practice_id: number };
    }
  | {
      type: 'interview_cancelled';
      payload: { application_id: number; application_event_id: number; interview_id: number };
    }
  | {
      type: 'interview_practice_cancelled';
      payload: { application_id: number; application_event_id: number; interview_practice_id: number };
    }
  /** A student is asked to pick a time, or reminded of it. */
  | {
      type: 'interview_slots_offered';
      payload: { application_id: number; interview_slot_request_id: number; is_reminder: boolean };
    }
  /** The student has picked a time: `interview_id`; null: none is possible. */
  | {
      type: 'interview_slots_answered';
      payload: { application_id: number; interview_slot_request_id: number; interview_id: number | null };
    }
  | { type: 'appointments_called_off'; payload: { application_id: number; application_event_id: number } }
  | { type: 'application_declined'; payload: { application_id: number; application_event_id: number } }
  | { type: 'application_quit'; payload: { application_id: number; application_event_id: number } }
  | {
      type: 'offer_answered';
      payload: { application_id: number; application_event_id: number; accepted: boolean };
    }
  | { type: 'event_applied'; payload: { event_application_id: number; is_waiting: boolean } }
  | { type: 'event_confirmed'; payload: { event_application_id: number } }
  | { type: 'event_place_opened'; payload: { event_application_id: number } }
  | { type: 'event_cancelled'; payload: { event_application_id: number } }
  | { type: 'inquiry_sent'; payload: { user_id: number; inquiry_id: number } }
  | { type: 'inquiry_replied'; payload: { user_id: number; inquiry_reply_id: number } }
  /** The first of the messages that one mail tells the other side of. */
  | { type: 'message_to_mentor'; payload: { application_id: number; application_message_id: number } }
  | { type: 'message_to_student'; payload: { application_id: number; application_message_id: number } }
  | { type: 'mentioned_in_note'; payload: { user_id: number; mention_id: number } }
  | { type: 'mentioned_in_memo'; payload: { application_id: number; mention_id: number } }
  | {
      type: 'saved_search_matched';
      /** `day`: in Tokyo; a student is notified once a day. */
      payload: {
        user_id: number;
        day: string;
        matches: { saved_search_id: number; recruitment_ids: number[] }[];
      };
    }
  | { type: 'recommend_mail_replied'; payload: { user_id: number; recommend_mail_reply_id: number } }
  /** A mail to a company bounced, or was not attempted because its address does not exist. */
  | { type: 'company_mail_bounced'; payload: { application_id: number; delivery_id: number } }
  | { type: 'recommend_mail_written'; payload: { user_id: number; recommend_mail_id: number } }
  | {
      type: 'mail_template_tested';
      /** A mail for the example person, sent to this member only. */
      payload: { mail_template_group_id: number; language: 'ja' | 'en' | 'vi'; hf_member_id: number };
    }
  | {
      type: 'recommend_mail_tested';
      /** The selected jobs and text for the example person, sent to this member only. */
      payload: RecommendTest;
    }
  | {
      type: 'reconfirmation_due';
      /** `day`: in Tokyo; managers are notified of each ad once. */
      payload: { recruitment_ids: number[]; day: string };
    }
  | {
      type: 'deliveries_held';
      /** Mails waiting for a decision. `day`: in Tokyo; managers are notified once a day. */
      payload: { delivery_ids: number[]; day: string };
    }
  | {
      type: 'resume_due';
      /** `due_day`: in Tokyo, upcoming or missed. */
      payload: { application_id: number; due_day: string };
    }
  | {
      type: 'appointment_near';
      /** `day`: in Tokyo, the scheduled day when this was written. */
      payload: {
        application_id: number;
        kind: 'interview' | 'practice';
        appointment_id: number;
        day: string;
      };
    }
  | {
      type: 'answer_awaited';
      payload: { application_id: number; state: 'awaiting_agreement' | 'passed'; since_day: string };
    }
  | {
      type: 'application_takes_longer';
      /** `step`: what has been pending since that day. */
      payload: { application_id: number; state: ApplicationState; step: UsualStep; since_day: string };
    }
  | { type: 'event_near'; payload: { event_application_id: number; day: string } }
  /** `is_attended`: to whom the mail is; who has come to be listed otherwise meanwhile gets none. */
  | { type: 'event_followed_up'; payload: { event_application_id: number; is_attended: boolean } }
  /** An endpoint took nothing for days. */
  | { type: 'webhook_switched_off'; payload: { webhook_endpoint_id: number } }
  | { type: 'event_closed'; payload: { closed_event_id: number } }
  | { type: 'desk_pressed'; payload: { desk_of_hf_member_id: number; day: string } }
) & { delay_minutes?: number; dedupe_key?: string };

export type DomainEventType = DomainEvent['type'];

/** What a payload about no person names instead of one. */
const IMPERSONAL_KEYS = [
  'recruitment_ids',
  'delivery_ids',
  'mail_template_group_id',
  'closed_event_id',
  'desk_of_hf_member_id',
  'assigned_move_id',
  'webhook_endpoint_id',
] as const;
type AboutKey = (typeof IMPERSONAL_KEYS)[number];

/** The payloads for which nobody is loaded before the handler runs. */
export type ImpersonalPayload = Extract<
  DomainEvent['payload'],
  { [Key in AboutKey]: Record<Key, unknown> }[AboutKey]
>;

export const isImpersonal = (payload: DomainEvent['payload']): payload is ImpersonalPayload =>
  IMPERSONAL_KEYS.some((key) => key in payload);
