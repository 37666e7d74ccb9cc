import { LRUCache } from 'lru-cache';

/** So many wrong guesses are free; then one more each so many seconds. */
export interface AttemptLimit {
  readonly free: number;
  readonly seconds: number;
}

/** What a guess counts for, each with its limit. */
export type Counted = readonly (readonly [key: string, limit: AttemptLimit])[];

/** Of keys nobody has guessed at lately the count is forgotten first. */
const MOST_KEYS = 50_000;

/**
 * Counts wrong guesses as buckets that leak. In memory: a restart forgives, which is fine for a provider that serves
 * one machine.
 */
export function createAttemptCounter(now: () => Date) {
  const buckets = new LRUCache<string, { level: number; at: number }>({ max: MOST_KEYS });

  function levelOf(key: string, { seconds }: AttemptLimit): number {
    const bucket = buckets.peek(key);
    return bucket ? Math.max(0, bucket.level - (now().getTime() - bucket.at) / (1000 * seconds)) : 0;
  }

  function fill(key: string, level: number): void {
    buckets.set(key, { level, at: now().getTime() });
  }

  return {
    /**
     * Counts a guess before it is looked at, so that many at once are no way around.
     * @returns seconds to wait; above 0 nothing was counted, and the guess must not be looked at
     */
    take(counted: Counted): number {
      const waits = counted.map(([key, limit]) => (levelOf(key, limit) + 1 - limit.free) * limit.seconds);
      const wait = Math.ceil(Math.max(...waits));
      if (wait > 0) return wait;
      for (const [key, limit] of counted) fill(key, levelOf(key, limit) + 1);
      return 0;
    },

    /** The guess was right: it was none. */
    giveBack(counted: Counted): void {
      for (const [key, limit] of counted) fill(key, Math.max(0, levelOf(key, limit) - 1));
    },
  };
}
