import type { StaffRow } from '../../../../server/client/resources.ts';
import type { Translate } from '../../i18n/use-translate.ts';

/** Whose question it is. */
export function askerOf({ user }: Pick<StaffRow<'inquiries'>, 'user'>, t: Translate): string {
  if (!user) return t('office.inquiries.nobody');
  return [user.last_name, user.first_name].filter(Boolean).join(' ') || `#${user.id}`;
}
