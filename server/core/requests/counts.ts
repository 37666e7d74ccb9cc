import { LRUCache } from 'lru-cache';

/** How often something has happened in its window, and when that ends. */
export interface Hits {
  readonly times: number;
  /** Milliseconds since 1970. */
  readonly ends_at: number;
}

/** So many wrong guesses are free; then one more each so many seconds. */
export interface AttemptLimit {
  readonly free: number;
  readonly seconds: number;
}

/** What a guess counts for, each with its limit. */
export type Guess = readonly (readonly [key: string, limit: AttemptLimit])[];

/** What limits are counted by. Web processes behind one port share those of their primary. */
export interface Counts {
  /** Counts one more for the key, in a window that its first hit began. */
  hit(key: string, windowMs: number): Promise<Hits>;
  /** A hit was none; nothing is taken back when its window has ended meanwhile. */
  takeBack(key: string, windowMs: number, hit: Hits): Promise<void>;
  /**
   * Counts a guess before it is looked at, so that many at once are no way around.
   * @returns seconds to wait; above 0 nothing was counted, and the guess must not be looked at
   */
  guess(guess: Guess): Promise<number>;
  /** The guess was right: it was none. */
  giveBack(guess: Guess): Promise<void>;
}

/** Of keys nobody has guessed at lately the count is forgotten first. */
const MOST_GUESSED = 50_000;

interface Window {
  times: number;
  ends_at: number;
}

/** The windows of one length. Those that have ended are dropped together, a length later at the latest. */
function windowsOf(length: number) {
  let current = new Map<string, Window>();
  let previous = new Map<string, Window>();
  let dropsAt = 0;

  return (key: string): Window => {
    const now = Date.now();
    if (now >= dropsAt) {
      previous = current;
      current = new Map();
      dropsAt = now + length;
    }
    const known = current.get(key) ?? previous.get(key);
    const window = known && known.ends_at > now ? known : { times: 0, ends_at: now + length };
    if (current.get(key) !== window) current.set(key, window);
    return window;
  };
}

/** Buckets that leak. */
function createBuckets(now: () => Date) {
  const buckets = new LRUCache<string, { level: number; at: number }>({ max: MOST_GUESSED });
  return {
    levelOf(key: string, { seconds }: AttemptLimit): number {
      const bucket = buckets.peek(key);
      return bucket ? Math.max(0, bucket.level - (now().getTime() - bucket.at) / (1000 * seconds)) : 0;
    },
    fill(key: string, level: number): void {
      buckets.set(key, { level, at: now().getTime() });
    },
  };
}

/**
 * Counts in memory: a restart forgets them.
 * @param now the clock of the guesses, for tests
 */
export function createCounts(now: () => Date = () => new Date()): Counts {
  const windows = new Map<number, (key: string) => Window>();
  const buckets = createBuckets(now);

  function windowOf(key: string, length: number): Window {
    const found = windows.get(length) ?? windowsOf(length);
    windows.set(length, found);
    return found(key);
  }

  return {
    async hit(key, length) {
      const window = windowOf(key, length);
      window.times += 1;
      return { times: window.times, ends_at: window.ends_at };
    },
    async takeBack(key, length, { ends_at }) {
      const window = windowOf(key, length);
      if (window.ends_at === ends_at) window.times = Math.max(0, window.times - 1);
    },
    async guess(guess) {
      const waits = guess.map(
        ([key, limit]) => (buckets.levelOf(key, limit) + 1 - limit.free) * limit.seconds,
      );
      const wait = Math.ceil(Math.max(...waits));
      if (wait > 0) return wait;
      for (const [key, limit] of guess) buckets.fill(key, buckets.levelOf(key, limit) + 1);
      return 0;
    },
    async giveBack(guess) {
      for (const [key, limit] of guess) buckets.fill(key, Math.max(0, buckets.levelOf(key, limit) - 1));
    },
  };
}
