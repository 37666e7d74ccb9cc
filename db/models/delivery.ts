import { BOUNCE_KINDS } from '../../domain/bounce.ts';
import {
  choice,
  flag,
  instant,
  integer,
  json,
  line,
  ref,
  text,
  type JsonObject,
} from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/**
 * One mail to one recipient, at most once per (cause, recipient, template). `lease_until` frees the row
 * of a killed worker.
 */
export class Delivery extends internalModel('deliveries', {
  outbox_event_id: ref('outbox_events', { nullable: true }),
  cause: line(),
  /** `X-Request-Id` of the request that caused it. */
  request_id: line({ nullable: true }),
  template: line(),
  recipient_email: line(),
  recipient_user_id: ref('users', { nullable: true }),
  recipient_hf_member_id: ref('hf_members', { nullable: true }),
  company_id: ref('companies', { nullable: true }),
  language_code: line(),
  subject: text({ nullable: true }),
  body_html: text({ nullable: true }),
  body_text: text({ nullable: true }),
  attachments: json<JsonObject[]>()({ default: [] }),
  /** What the mail was written from, so that it can be written again or other words be tried on it. */
  template_values: json<JsonObject>()({ nullable: true }),
  state: choice(['pending', 'sending', 'sent', 'kept', 'failed', 'held', 'cancelled'], {
    default: 'pending',
  }),
  available_at: instant(),
  lease_until: instant({ nullable: true }),
  attempts: integer({ default: 0 }),
  last_error: text({ nullable: true }),
  sent_at: instant({ nullable: true }),
  message_id: line({ nullable: true }),
  recommend_mail_id: ref('recommend_mails', { nullable: true }),
  /** The student wants no such mails: it is only among their notifications. */
  is_unwanted: flag({ default: false }),
  /** Right to stop the stream of mails it belongs to; in no view. */
  unsubscribe_token: line({ nullable: true }),
  /** Whom an answer goes to; null: nobody but the sender of all mails. */
  reply_to: line({ nullable: true }),
  /** What a report said after a server had taken it, and since when it is known not to have arrived. */
  bounced_at: instant({ nullable: true }),
  bounce_kind: choice(BOUNCE_KINDS, { nullable: true }),
  bounce_status: line({ nullable: true }),
  bounce_text: text({ nullable: true }),
  /** Who decided that a held or failed mail goes again or is given up, when, and why. */
  decided_at: instant({ nullable: true }),
  decided_by_hf_member_id: ref('hf_members', { nullable: true }),
  decided_reason: text({ nullable: true }),
}) {}
