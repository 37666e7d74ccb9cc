import { useQuery } from '@tanstack/react-query';
import { api, worthRetrying } from './api.ts';
import type { Account, Student } from './api-types.ts';
import { sessionStatus } from './session.ts';
import { useStore } from './store.ts';

export const OWN_DATA_KEY = ['own'] as const;

/**
 * The states of a person (specification section 4). `lost`: a session was there and is over, or who it is
 * could not be found out; the person counts as logged out, but what is on the screen stays.
 */
export type CurrentUser =
  | { status: 'loading' }
  | { status: 'visitor'; lost: boolean }
  | { status: 'account'; own: Account }
  | { status: 'student'; own: Student };

export function useCurrentUser(): CurrentUser {
  const session = useStore(sessionStatus);
  const own = useQuery({
    queryKey: OWN_DATA_KEY,
    queryFn: () => api.query('user__get_own_data', {}),
    enabled: session === 'logged_in',
    retry: worthRetrying,
    // Without a connection the last known person stays: an ask that fails would count them as logged out.
    networkMode: 'online',
  });
  if (session === 'starting') return { status: 'loading' };
  if (session !== 'logged_in') return { status: 'visitor', lost: session !== 'logged_out' };
  if (own.isError) return { status: 'visitor', lost: true };
  if (!own.data) return { status: 'loading' };
  return own.data.is_signed_up ? { status: 'student', own: own.data } : { status: 'account', own: own.data };
}

/** Why nobody can say who is logged in, when the session stands: to be asked again. Null while that is known. */
export function useCurrentUserProblem(): { error: unknown; retry(): void } | null {
  const session = useStore(sessionStatus);
  const own = useQuery({
    queryKey: OWN_DATA_KEY,
    queryFn: () => api.query('user__get_own_data', {}),
    enabled: false,
  });
  if (session !== 'logged_in' || !own.isError) return null;
  return { error: own.error, retry: () => void own.refetch() };
}

/** The signed-up student of a page that only students reach; the last known one while a session is lost. */
export function useStudent(): Student | null {
  const { data } = useQuery({
    queryKey: OWN_DATA_KEY,
    queryFn: () => api.query('user__get_own_data', {}),
    enabled: false,
  });
  return data?.is_signed_up ? data : null;
}
