import type { StaffRow } from '../../../../server/client/resources.ts';

export type Seat = StaffRow<'event_applications'>;

/** Family name first, as the house works; the kana help to read it. */
export function applicantName({ user }: Pick<Seat, 'user'>): string {
  const name = [user.last_name, user.first_name].filter(Boolean).join(' ');
  const kana = [user.last_name_kana, user.first_name_kana].filter(Boolean).join(' ');
  return name && kana ? `${name} (${kana})` : name || kana || `#${user.id}`;
}
