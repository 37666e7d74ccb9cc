import { hasReached, personState } from '../../../domain/person-state.ts';
import type { CurrentUser } from './current-user.ts';
import { safeRedirect, withRedirect } from './redirect.ts';

/** Who a screen is for (specification section 2); the rules that send others elsewhere are in `wayOut`. */
export type Access =
  'public' | 'logged_out' | 'sign_up' | 'initialize' | 'login' | 'limited' | 'own_application';

interface Place {
  /** Path and query of the wanted screen. */
  path: string;
  /** The raw `redirect` parameter of its address. */
  redirect: string | null;
  /** Application id of an own-application page. */
  applicationId?: number;
}

export const JOBS_PATH = '/recruitments';
export const LOG_OUT_PATH = '/log_out';
export const OTHER_METHOD_PATH = '/deprecated-email-error';

/**
 * Where a person is sent instead of the wanted screen, or null when they may see it (specification
 * sections 4 and 6). Call it only when the state of the person is known.
 */
export function wayOut(
  access: Access,
  user: Exclude<CurrentUser, { status: 'loading' }>,
  place: Place,
): string | null {
  const carried = safeRedirect(place.redirect);
  const here = safeRedirect(place.path);
  const state = personState(user.status === 'visitor' ? null : user.own);
  const isStudent = hasReached(state, 'signed_up');
  switch (access) {
    case 'public':
      return null;
    case 'logged_out':
      if (state === 'logged_out') return null;
      return isStudent ? (carried ?? JOBS_PATH) : withRedirect('/sign_up', carried);
    case 'sign_up':
      if (user.status === 'account' && user.own.is_email_linked_elsewhere) return OTHER_METHOD_PATH;
      return isStudent ? (carried ?? JOBS_PATH) : null;
    case 'initialize':
      if (!isStudent) return withRedirect('/sign_up', carried);
      return hasReached(state, 'initialized') ? (carried ?? JOBS_PATH) : null;
    case 'login':
      if (!isStudent) return withRedirect('/sign_up', here);
      return hasReached(state, 'initialized') ? null : withRedirect('/initialize_profile', here);
    case 'limited':
      return isStudent ? null : withRedirect('/sign_up', here);
    case 'own_application':
      if (user.status !== 'student') return withRedirect('/sign_up', here);
      return user.own.application_ids.includes(place.applicationId ?? 0) ? null : (carried ?? JOBS_PATH);
  }
}
