import { WEBHOOK_NAME_MAX } from '../constants.ts';
import type { WebhookEvent } from '../webhooks.ts';
import {
  choice,
  entity,
  flag,
  id,
  instant,
  integer,
  json,
  line,
  ref,
  text,
  timestamp,
  url,
} from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;
const none = { read: [], write: 'command' } as const;
const AUDIENCES = { audiences: ['staff'], editors: 'staff' } as const;

/** Where another system is told what happens to applications. */
export const webhookEndpoint = entity('webhook_endpoints', AUDIENCES, {
  id: id(kept),
  name: line({ max: WEBHOOK_NAME_MAX, required: true, read: STAFF, example: 'Recruiting system' }),
  url: url({ stored: 'text', read: STAFF, example: 'https://hooks.example.com/tabidachi' }),
  events: json<WebhookEvent[]>()({ read: STAFF, example: ['application_created'] }),
  is_active: flag({ default: true, read: STAFF }),
  /** Signs what is sent: in no view, no log and no audit. Null: not made yet, nothing is sent. */
  secret: text({ nullable: true, ...none }),
  previous_secret: text({ nullable: true, ...none }),
  /** Until then the previous secret signs too. */
  previous_until: instant({ nullable: true, ...kept }),
  renewed_at: instant({ nullable: true, ...kept }),
  /** Since when nothing has arrived. */
  failing_since: instant({ nullable: true, ...kept }),
  /** When it was switched off by itself. */
  switched_off_at: instant({ nullable: true, ...kept }),
  version: integer({ default: 0, ...kept }),
  created_at: timestamp(none),
  updated_at: timestamp(kept),
});

/** One event for one endpoint, at most one per cause. `lease_until` frees the row of a killed worker. */
export const webhookDelivery = entity('webhook_deliveries', AUDIENCES, {
  id: id(kept),
  webhook_endpoint_id: ref('webhook_endpoints', none),
  /** Null: a test. */
  application_id: ref('applications', { nullable: true, ...kept }),
  cause: line(none),
  /** The type of the event; `webhook_tested` of none. */
  kind: line({ ...kept, example: 'application_created' }),
  /** The id that the receiver knows it by: the same in every attempt. */
  message_id: line({ max: 64, ...kept }),
  body: text(none),
  state: choice(['pending', 'sending', 'sent', 'failed'], { default: 'pending', ...kept }),
  available_at: instant(kept),
  lease_until: instant({ nullable: true, ...none }),
  attempts: integer({ default: 0, ...kept }),
  last_error: text({ nullable: true, ...kept }),
  /** Of the last attempt: the status of the answer, how long it took, and how the answer begins. */
  last_status: integer({ nullable: true, ...kept }),
  last_duration_ms: integer({ nullable: true, ...kept }),
  last_answer: text({ nullable: true, ...kept }),
  last_attempt_at: instant({ nullable: true, ...kept }),
  sent_at: instant({ nullable: true, ...kept }),
  created_at: timestamp(kept),
  updated_at: timestamp(none),
});
