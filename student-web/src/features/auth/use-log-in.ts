import { useState } from 'react';
import { logIn } from '../../lib/session.ts';
import type { LogInOptions } from '../../lib/session.ts';

/** Leaving for the identity provider, with the moment until the browser goes. */
export function useLogIn() {
  const [isLeaving, setIsLeaving] = useState(false);
  return {
    isLeaving,
    start(options: LogInOptions) {
      setIsLeaving(true);
      logIn(options).catch(() => setIsLeaving(false));
    },
  };
}
