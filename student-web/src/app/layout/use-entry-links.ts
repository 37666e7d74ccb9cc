import { useLocation } from 'react-router-dom';
import { safeRedirect, withRedirect } from '../../lib/redirect.ts';

/**
 * Addresses of logging in and signing up that lead back: to the page that was wanted before, else to the one on
 * the screen.
 */
export function useEntryLinks(): { logIn: string; signUp: string } {
  const { pathname, search } = useLocation();
  const wanted = safeRedirect(new URLSearchParams(search).get('redirect')) ?? safeRedirect(pathname + search);
  return { logIn: withRedirect('/log_in', wanted), signUp: withRedirect('/sign_up', wanted) };
}
