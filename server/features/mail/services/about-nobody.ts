import type { DomainEvent } from '../../../../domain/events.ts';

type Payload = DomainEvent['payload'];

/** What a payload about no person names instead of one. */
const ABOUT_NOBODY = [
  'recruitment_ids',
  'delivery_ids',
  'mail_template_group_id',
  'closed_event_id',
  'desk_of_hf_member_id',
] as const;
type AboutKey = (typeof ABOUT_NOBODY)[number];

/** The payloads for which nobody is loaded before the handler runs. */
export type AboutNobody = Extract<Payload, { [Key in AboutKey]: Record<Key, unknown> }[AboutKey]>;

export const isAboutNobody = (payload: Payload): payload is AboutNobody =>
  ABOUT_NOBODY.some((key) => key in payload);
