import { isStaff, type Actor } from '../../../domain/roles.ts';

/** The view of articles and courses the reader gets. An account without sign-up counts as a visitor. */
export function readerAudience(actor: Actor): 'public' | 'member' | 'staff' {
  if (isStaff(actor)) return 'staff';
  return actor.user_id === null ? 'public' : 'member';
}
