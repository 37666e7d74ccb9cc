import type { AuthProvider } from 'ra-core';
import type { Session } from '../session/session.ts';
import { statusOf } from './data-provider.ts';

/**
 * What react-admin asks about the signed-in person. The gate in front of the pages has settled who that is;
 * an ended session is shown by a dialog over the page, so that nothing being written goes away.
 */
export function createAuthProvider(session: Session): AuthProvider {
  return {
    login: () => session.signIn(),
    logout: async () => {
      await session.signOut();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    async checkError(error) {
      if (statusOf(error) === 401) session.lose();
    },
    getPermissions: () => Promise.resolve(null),
  };
}
