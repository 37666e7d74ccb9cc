import { keysWithPrefix, readItem, removeItem, writeItem } from './browser-storage.ts';

const KEPT_MILLISECONDS = 7 * 86_400_000;

interface Draft {
  /** Milliseconds since 1970. */
  saved_at: number;
  value: unknown;
}

function parse(text: string | null): Draft | null {
  if (!text) return null;
  try {
    const draft = JSON.parse(text) as Draft;
    return typeof draft.saved_at === 'number' && 'value' in draft ? draft : null;
  } catch {
    return null;
  }
}

/** What is older than a week or cannot be read is no draft. */
function current(text: string | null, now: number): Draft | null {
  const draft = parse(text);
  return draft && now - draft.saved_at <= KEPT_MILLISECONDS ? draft : null;
}

/**
 * What people are writing, kept in the browser until the server has it (design.md section 7): per person, cleared at
 * logout, forgotten after a week. An ended session or a closed window then costs nothing.
 * @param prefix of the keys of one app: both apps share the storage of one origin
 */
function createDrafts(prefix: string) {
  const keyOf = (personId: number, scope: string) => `${prefix}${personId}.${scope}`;
  return {
    /** @returns null when there is none, it is older than a week or cannot be read */
    read<T>(personId: number, scope: string, now: number): T | null {
      return (current(readItem(keyOf(personId, scope)), now)?.value ?? null) as T | null;
    },

    /** @returns whether the browser kept it */
    write(personId: number, scope: string, value: unknown, now: number): boolean {
      return writeItem(keyOf(personId, scope), JSON.stringify({ saved_at: now, value }));
    },

    remove(personId: number, scope: string): void {
      removeItem(keyOf(personId, scope));
    },

    /** At logout: nothing written stays on a shared computer. */
    clearAll(): void {
      for (const key of keysWithPrefix(prefix)) removeItem(key);
    },

    /** At start: forgets what is older than a week, whoever wrote it. */
    dropOld(now: number): void {
      for (const key of keysWithPrefix(prefix)) if (!current(readItem(key), now)) removeItem(key);
    },
  };
}

export const studentDrafts = createDrafts('tabidachi.draft.');
export const staffDrafts = createDrafts('tabidachi.staff.draft.');
