import type { DomainEvent } from '../../../../domain/events.ts';

type Payload = DomainEvent['payload'];

/** What a payload about no person names instead of one. */
const IMPERSONAL_KEYS = [
  'recruitment_ids',
  'delivery_ids',
  'mail_template_group_id',
  'closed_event_id',
  'desk_of_hf_member_id',
] as const;
type AboutKey = (typeof IMPERSONAL_KEYS)[number];

/** The payloads for which nobody is loaded before the handler runs. */
export type ImpersonalPayload = Extract<Payload, { [Key in AboutKey]: Record<Key, unknown> }[AboutKey]>;

export const isImpersonal = (payload: Payload): payload is ImpersonalPayload =>
  IMPERSONAL_KEYS.some((key) => key in payload);
