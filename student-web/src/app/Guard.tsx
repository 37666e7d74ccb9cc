import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { Failure, Loading } from '../components/states.tsx';
import type { Access } from '../lib/access.ts';
import { LOG_OUT_PATH, wayOut } from '../lib/access.ts';
import { OWN_DATA_KEY, useCurrentUser, useCurrentUserProblem } from '../lib/current-user.ts';

/**
 * Lets a screen show to those it is for and sends others on. Who was let in stays on the screen when the
 * session is lost, so that nothing typed disappears; the layout then asks to log in again.
 */
export function Guard({ access }: { access: Access }) {
  const user = useCurrentUser();
  const problem = useCurrentUserProblem();
  const location = useLocation();
  const { id } = useParams();
  const place = {
    path: location.pathname + location.search + location.hash,
    redirect: new URLSearchParams(location.search).get('redirect'),
    applicationId: Number(id),
  };
  const [admitted, setAdmitted] = useState<string | null>(null);
  const key = `${access} ${id ?? ''}`;
  const exit = user.status === 'loading' ? null : wayOut(access, user, place);
  const isIn = user.status !== 'loading' && exit === null;

  if (isIn && admitted !== key) setAdmitted(key);

  const stays =
    admitted === key &&
    (user.status === 'loading' ||
      (user.status === 'visitor' && user.lost) ||
      // They lead on themselves: to the first questions, and from there to the jobs that fit.
      ((access === 'sign_up' || access === 'initialize') && user.status === 'student'));
  if (isIn || stays || access === 'public') return <Outlet />;
  // Whoever is logged in is not sent to the login because the server cannot be asked now.
  if (problem) return <Failure error={problem.error} onRetry={problem.retry} />;
  if (exit !== null) return <Navigate to={exit} replace />;
  return <Loading />;
}

/** The current user is asked for on each navigation (specification section 7). */
export function useFreshUserOnNavigation(): void {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A session that is being ended would refuse, and look lost.
    if (pathname === LOG_OUT_PATH) return;
    void client.invalidateQueries({ queryKey: OWN_DATA_KEY });
  }, [client, pathname]);
}
