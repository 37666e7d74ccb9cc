import { sessionStatus } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';

/** Whether answers may hold one's own progress: they are asked for anew when somebody logs in. */
export function useIsMember(): boolean {
  return useStore(sessionStatus) === 'logged_in';
}
