import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The session context is missing');
  return session;
}

export function useSessionLost(): boolean {
  const session = useSession();
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.isLost,
  );
}
