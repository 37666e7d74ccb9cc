import { NONE_FITS_MAX } from '../interview-slots.ts';
import { SCORECARD_TEXT_MAX } from '../constants.ts';
import { entity, flag, id, instant, integer, line, ref, text, timestamp, url } from './fields.ts';

/** The student, and staff: mentors of the application and managers. */
const BOTH = ['owner', 'staff'] as const;
const kept = { read: BOTH, write: 'command' } as const;
const none = { read: [], write: 'command' } as const;
const AUDIENCES = { audiences: ['owner', 'staff'], editors: 'staff' } as const;
const score = integer({ min: 1, max: 4, nullable: true, ...kept });
const cancelled = {
  cancelled_at: instant({ nullable: true, ...kept }),
  /** Told to the student; the internal reason is in the history. */
  cancel_reason: text({ nullable: true, ...kept }),
};

export const interview = entity('interviews', AUDIENCES, {
  id: id(kept),
  application_id: ref('applications', none),
  interview_number: integer(kept),
  fixed_schedule_at: instant({ nullable: true, read: BOTH }),
  conduct_at: instant({ nullable: true, read: BOTH }),
  is_online: flag({ read: BOTH }),
  place: line({ max: 500, stored: 'text', nullable: true, read: BOTH }),
  google_map_url: url({ stored: 'text', nullable: true, read: BOTH }),
  online_link: url({ stored: 'text', nullable: true, read: BOTH }),
  get_result_at: instant({ nullable: true, ...kept }),
  is_passed: flag({ nullable: true, ...kept }),
  /** The offered time that the student has picked; its place is free again when the interview is called off or moved. */
  interview_slot_id: ref('interview_slots', { nullable: true, read: ['staff'], write: 'command' }),
  /** How long it lasts, where the company has said so. */
  minutes: integer({ nullable: true, ...kept }),
  memo: text({ max: 2000, nullable: true, read: ['staff'] }),
  ...cancelled,
  created_at: timestamp(none),
  updated_at: timestamp(none),
});

export const interviewPractice = entity('interview_practices', AUDIENCES, {
  id: id(kept),
  application_id: ref('applications', none),
  hf_member_id: ref('hf_members', { nullable: true, ...none }),
  scheduled_at: instant({ read: BOTH }),
  online_link: url({ stored: 'text', nullable: true, read: BOTH }),
  notes: text({ max: 2000, nullable: true, read: BOTH }),
  done_at: instant({ nullable: true, read: BOTH }),
  /** How it went, by criterion (domain/scorecard.ts); null for what was not practised. */
  score_structure: score,
  score_motivation: score,
  score_japanese: score,
  score_answers: score,
  score_manner: score,
  score_strength: text({ max: SCORECARD_TEXT_MAX, nullable: true, ...kept }),
  score_next_step: text({ max: SCORECARD_TEXT_MAX, nullable: true, ...kept }),
  scored_at: instant({ nullable: true, ...kept }),
  ...cancelled,
  created_at: timestamp(none),
  updated_at: timestamp(none),
});

/** A time that the company offers; staff enter it, and the students who are asked pick one. */
export const interviewSlot = entity('interview_slots', AUDIENCES, {
  id: id(kept),
  recruitment_id: ref('recruitments', none),
  /** Only for this application; null: for everybody who is asked. */
  application_id: ref('applications', { nullable: true, read: ['staff'], write: 'command' }),
  /** Which interview it is for: 1 is the first. */
  interview_number: integer({ min: 1, max: 20, ...kept }),
  starts_at: instant({ read: BOTH }),
  minutes: integer({ min: 10, max: 480, read: BOTH }),
  /** How many students the company sees at the same time. */
  capacity: integer({ min: 1, max: 50, default: 1, read: ['staff'] }),
  is_online: flag({ read: BOTH }),
  place: line({ max: 500, stored: 'text', nullable: true, read: BOTH }),
  google_map_url: url({ stored: 'text', nullable: true, read: BOTH }),
  online_link: url({ stored: 'text', nullable: true, read: BOTH }),
  withdrawn_at: instant({ nullable: true, read: ['staff'], write: 'command' }),
  created_at: timestamp(none),
  updated_at: timestamp(none),
});

/** That a student was asked to pick one of the times for an interview, and the answer. */
export const interviewSlotRequest = entity('interview_slot_requests', AUDIENCES, {
  id: id(none),
  application_id: ref('applications', none),
  interview_number: integer(kept),
  asked_at: instant(kept),
  reminded_at: instant({ nullable: true, ...kept }),
  /** The interview that was arranged by picking. */
  interview_id: ref('interviews', { nullable: true, ...kept }),
  /** When the student said that none of the times is possible. */
  none_fits_at: instant({ nullable: true, ...kept }),
  none_fits_comment: text({ max: NONE_FITS_MAX, nullable: true, read: BOTH, write: 'command' }),
  created_at: timestamp(none),
  updated_at: timestamp(none),
});
