/** What the holder of a lock wrote into it. */
export interface LockNote {
  pid: number;
  /** Tells the process from a later one that got the same number. */
  identity: string;
  /** What the holder is doing, in words for a message. */
  what: string;
  /** Processes it started that would go on without it. */
  children: { pid: number; identity: string }[];
}

export interface ProcessLock {
  /** Notes a process that the holder started, so that the next one can end it should the holder be killed. */
  addChild(pid: number): void;
  removeChild(pid: number): void;
  /** Harmless when the lock is no longer ours. */
  release(): void;
}

export type LockAttempt = { lock: ProcessLock; heldBy?: undefined } | { lock?: undefined; heldBy: LockNote };

/** Who holds the lock at this moment; null when nobody alive does. Changes nothing. */
export function lockHolder(file: string): LockNote | null;

/**
 * Takes the lock, or tells who has it. A lock whose holder was killed is taken over, and what that holder had
 * started and is still running is ended first.
 */
export function takeLock(file: string, what: string): LockAttempt;
