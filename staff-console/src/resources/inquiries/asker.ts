import type { StaffRow } from '../../../../server/client/resources.ts';
import type { Say } from '../../i18n/use-words.ts';

/** Whose question it is. */
export function askerOf({ user }: Pick<StaffRow<'inquiries'>, 'user'>, say: Say): string {
  if (!user) return say('office.inquiries.nobody');
  return [user.last_name, user.first_name].filter(Boolean).join(' ') || `#${user.id}`;
}
