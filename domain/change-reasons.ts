/**
 * Why a mentor changes words of a resume. The console offers them in this order, by the keys 1 to 9 and 0; the
 * student reads each explained in their language.
 */
export const CHANGE_REASONS = [
  'typo',
  'grammar',
  'style',
  'honorifics',
  'phrase',
  'unclear',
  'too_long',
  'concrete',
  'fact',
  'other',
] as const;
export type ChangeReasonCode = (typeof CHANGE_REASONS)[number];

/** A reason in the mentor's own words, in characters. */
export const CHANGE_NOTE_MAX = 300;

/** The key of the console that chooses a reason. */
export const keyOfReason = (code: ChangeReasonCode): string =>
  String((CHANGE_REASONS.indexOf(code) + 1) % 10);

/** One change of a text: what went, what came, and which of several alike it is. A text written anew is one change. */
export interface TextChange {
  removed: string | null;
  added: string | null;
  nth: number;
}

/** The reason of one change. The texts are those of the resume, or an answer by its id. */
export interface ChangeReason extends TextChange {
  field: string | null;
  resume_question_answer_id: number | null;
  /** Null where only a note is given. */
  reason: ChangeReasonCode | null;
  note: string | null;
}

/** Whether two are the same change, seen at two times. */
export const isSameChange = (a: TextChange, b: TextChange): boolean =>
  a.nth === b.nth && a.removed === b.removed && a.added === b.added;

/**
 * What was given to a change: to just these words, or else to a part of them. A mark covers whole words, and one that was
 * saved when it was narrower still means the words around it.
 * @param changes all changes of the text, in their order
 */
export function givenTo<T extends TextChange>(
  change: TextChange,
  changes: readonly TextChange[],
  given: readonly T[],
): T | undefined {
  return (
    given.find((one) => isSameChange(one, change)) ??
    given.find((one) => {
      if (changes.some((other) => isSameChange(one, other))) return false;
      const wider = changes.filter((other) => isWithin(one, other))[one.nth];
      return wider !== undefined && isSameChange(wider, change);
    })
  );
}

/** Whether a change is another without some of what stays at its beginning and its end. */
function isWithin({ removed, added }: TextChange, wider: TextChange): boolean {
  if (removed === null || added === null || wider.removed === null || wider.added === null) return false;
  const { removed: before, added: after } = wider;
  for (let from = before.indexOf(removed); from >= 0; from = before.indexOf(removed, from + 1)) {
    const rest = before.slice(from + removed.length);
    if (after === `${before.slice(0, from)}${added}${rest}`) return true;
    if (from === before.length) return false;
  }
  return false;
}

/** Reasons that say something about how somebody writes. */
export type HabitCode = Exclude<ChangeReasonCode, 'fact' | 'other'>;
const isHabit = (code: ChangeReasonCode | null): code is HabitCode =>
  code !== null && code !== 'fact' && code !== 'other';

/** What keeps coming up in a correction. */
export interface Recurring {
  /** The same words changed into the same others, at least twice; the most frequent first. */
  words: { removed: string; added: string; count: number }[];
  /** The same reason, at least twice; the most frequent first. */
  reasons: { reason: HabitCode; count: number }[];
}

/** More would be a second correction. */
const MOST = 3;

function counted<T>(items: readonly T[], keyOf: (item: T) => string): { item: T; count: number }[] {
  const groups = new Map<string, { item: T; count: number }>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? { item, count: 0 };
    group.count += 1;
    groups.set(keyOf(item), group);
  }
  return [...groups.values()].filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count);
}

/**
 * What a student does again and again, to be told once.
 * @param changes all changes of a correction, with the reason of each where it has one
 */
export function recurringIn(
  changes: readonly (TextChange & { reason: ChangeReasonCode | null })[],
): Recurring {
  const replaced = changes.flatMap(({ removed, added }) =>
    removed?.trim() && added?.trim() ? [{ removed, added }] : [],
  );
  return {
    words: counted(replaced, ({ removed, added }) => `${removed}\n${added}`)
      .slice(0, MOST)
      .map(({ item, count }) => ({ ...item, count })),
    reasons: counted(
      changes.flatMap(({ reason }) => (isHabit(reason) ? [reason] : [])),
      (reason) => reason,
    )
      .slice(0, MOST)
      .map(({ item, count }) => ({ reason: item, count })),
  };
}
