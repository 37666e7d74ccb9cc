import { startTransition, useEffect, useState } from 'react';

/**
 * Does the work when nothing else is to do; Safari knows no idle time.
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}

/**
 * For what is large and out of sight: true from the moment it is wanted, else as soon as the browser has nothing else
 * to do, and true from then on.
 */
export function useWhenIdle(isWanted: boolean): boolean {
  const [isDue, setDue] = useState(isWanted);
  if (isWanted && !isDue) setDue(true);
  useEffect(() => (isDue ? undefined : whenIdle(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue;
}
