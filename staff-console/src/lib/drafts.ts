import { keysWithPrefix, readItem, removeItem, writeItem } from './browser-storage.ts';

/**
 * What a member of staff is writing, kept in the browser until the server has it: per member, cleared at
 * logout, forgotten after a week. An ended session or a closed window then costs nothing.
 */
const PREFIX = 'tabidachi.staff.draft.';
const KEPT_MILLISECONDS = 7 * 86_400_000;

const keyOf = (memberId: number, scope: string) => `${PREFIX}${memberId}.${scope}`;

function parse(text: string | null): { saved_at: number; value: unknown } | null {
  if (!text) return null;
  try {
    const draft = JSON.parse(text) as { saved_at: number; value: unknown };
    return typeof draft.saved_at === 'number' && 'value' in draft ? draft : null;
  } catch {
    return null;
  }
}

const isOld = (savedAt: number, now: number) => now - savedAt > KEPT_MILLISECONDS;

/** @returns null when there is none, it is older than a week or cannot be read */
export function readDraft<T>(memberId: number, scope: string, now: number): T | null {
  const draft = parse(readItem(keyOf(memberId, scope)));
  return draft && !isOld(draft.saved_at, now) ? (draft.value as T) : null;
}

export function writeDraft(memberId: number, scope: string, value: unknown, now: number): boolean {
  return writeItem(keyOf(memberId, scope), JSON.stringify({ saved_at: now, value }));
}

export function removeDraft(memberId: number, scope: string): void {
  removeItem(keyOf(memberId, scope));
}

/** At logout: nothing written stays on a shared computer. */
export function clearAllDrafts(): void {
  for (const key of keysWithPrefix(PREFIX)) removeItem(key);
}

/** At start: forgets what is older than a week, whoever wrote it. */
export function dropOldDrafts(now: number): void {
  for (const key of keysWithPrefix(PREFIX)) {
    const draft = parse(readItem(key));
    if (!draft || isOld(draft.saved_at, now)) removeItem(key);
  }
}
