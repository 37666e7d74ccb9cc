import { keysWithPrefix, readItem, removeItem, writeItem } from './browser-storage.ts';

/**
 * What a person is writing, kept in the browser until the server has it (design.md section 7): per user id,
 * cleared at logout, forgotten after a week.
 */
const PREFIX = 'tabidachi.draft.';
const KEPT_MILLISECONDS = 7 * 86_400_000;

export interface Draft<T> {
  /** Milliseconds since 1970. */
  saved_at: number;
  value: T;
}

const keyOf = (userId: number, scope: string) => `${PREFIX}${userId}.${scope}`;

function parse(text: string | null): Draft<unknown> | null {
  if (!text) return null;
  try {
    const draft = JSON.parse(text) as Draft<unknown>;
    return typeof draft.saved_at === 'number' && 'value' in draft ? draft : null;
  } catch {
    return null;
  }
}

/** @returns the draft, or null when there is none, it is older than a week or unreadable */
export function readDraft<T>(userId: number, scope: string, now: number): Draft<T> | null {
  const draft = parse(readItem(keyOf(userId, scope)));
  if (!draft || now - draft.saved_at > KEPT_MILLISECONDS) return null;
  return draft as Draft<T>;
}

/** @returns whether the browser kept it */
export function writeDraft(userId: number, scope: string, value: unknown, now: number): boolean {
  return writeItem(keyOf(userId, scope), JSON.stringify({ saved_at: now, value }));
}

export function removeDraft(userId: number, scope: string): void {
  removeItem(keyOf(userId, scope));
}

/** At logout: nothing written stays on a shared computer. */
export function clearAllDrafts(): void {
  for (const key of keysWithPrefix(PREFIX)) removeItem(key);
}

/** At start: forgets what is older than a week, whoever wrote it. */
export function dropOldDrafts(now: number): void {
  for (const key of keysWithPrefix(PREFIX)) {
    const draft = parse(readItem(key));
    if (!draft || now - draft.saved_at > KEPT_MILLISECONDS) removeItem(key);
  }
}
