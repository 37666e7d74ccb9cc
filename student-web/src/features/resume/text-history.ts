/** What stood in a text before, newest first. */
export interface KeptText {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}
export type TextHistory = Readonly<Record<string, readonly KeptText[]>>;

const KEPT = 10;
/** While somebody is typing, one version in so much time is kept. */
const KEPT_EVERY = 3 * 60_000;
/** Fewer characters are the beginning of a text, and nothing to go back to. */
const WORTH_KEEPING = 8;
/** Losing this part of a text in one step is worth a copy. */
const MUCH = 0.4;

/**
 * Keeps what a text was before it changes: at its first change, after a while of typing, and whenever much of
 * it goes at once.
 * @param isReplaced the whole text gives way to another one: always kept
 * @returns the same history when there is nothing to keep
 */
export function remember(
  history: TextHistory,
  key: string,
  change: { before: string; after: string; at: number; isReplaced?: boolean },
): TextHistory {
  const { before, after, at, isReplaced = false } = change;
  const kept = history[key] ?? [];
  const [last] = kept;
  if (before.trim() === '' || before === after || last?.text === before) return history;
  if (!isReplaced && before.trim().length < WORTH_KEEPING) return history;
  const isDue = !last || at - last.at >= KEPT_EVERY;
  const isCut = after.length < before.length * (1 - MUCH);
  if (!isReplaced && !isDue && !isCut) return history;
  const others = kept.filter(({ text }) => text !== before);
  return { ...history, [key]: [{ text: before, at }, ...others].slice(0, KEPT) };
}
