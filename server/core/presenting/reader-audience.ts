import { isStaff, type Actor } from '../../../domain/roles.ts';

/** Which view of articles and courses the reader gets. An account that has not signed up yet reads what a visitor reads. */
export function readerAudience(actor: Actor): 'public' | 'member' | 'staff' {
  if (isStaff(actor)) return 'staff';
  return actor.user_id === null ? 'public' : 'member';
}
