import type { CurrentUser } from './current-user.ts';
import { safeRedirect, withRedirect } from './redirect.ts';

/** Who a screen is for (specification section 2); the rules that send others elsewhere are in `wayOut`. */
export type Access = 'public' | 'logged_out' | 'sign_up' | 'initialize' | 'login' | 'own_application';

interface Place {
  /** Path and query of the wanted screen. */
  path: string;
  /** The raw `redirect` parameter of its address. */
  redirect: string | null;
  /** Application id of an own-application page. */
  applicationId?: number;
}

export const JOBS_PATH = '/recruitments';

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
  const isStudent = user.status === 'student';
  switch (access) {
    case 'public':
      return null;
    case 'logged_out':
      if (user.status === 'visitor') return null;
      return isStudent ? (carried ?? JOBS_PATH) : withRedirect('/sign_up', carried);
    case 'sign_up':
      return isStudent ? (carried ?? JOBS_PATH) : null;
    case 'initialize':
      if (!isStudent) return withRedirect('/sign_up', carried);
      return user.own.is_initialized ? (carried ?? JOBS_PATH) : null;
    case 'login':
      if (!isStudent) return withRedirect('/sign_up', safeRedirect(place.path));
      return user.own.is_initialized ? null : withRedirect('/initialize_profile', safeRedirect(place.path));
    case 'own_application':
      if (!isStudent) return withRedirect('/sign_up', safeRedirect(place.path));
      return user.own.application_ids.includes(place.applicationId ?? 0) ? null : (carried ?? JOBS_PATH);
  }
}
