import type { TextChange } from '../domain/change-reasons.ts';
import { isMostlyJapanese } from '../domain/text-count.ts';
import { wordDifference, type DifferencePart } from './word-difference.ts';

/** What stays between two changes and is this short makes a diff harder to read, not easier. */
const SHORT = 2;
/** Less in common than this, and the two texts are shown beside each other. */
const MUCH_IN_COMMON = 0.6;
/** Less in common than this, and the text is written anew: single changes in it say nothing. */
const SOME_IN_COMMON = 0.35;

/** Runs of changes with only a short rest between them become one change. */
function joined(parts: readonly DifferencePart[]): DifferencePart[] {
  const result: DifferencePart[] = [];
  let deleted = '';
  let inserted = '';
  const flush = () => {
    if (deleted) result.push({ kind: 'deleted', text: deleted });
    if (inserted) result.push({ kind: 'inserted', text: inserted });
    deleted = '';
    inserted = '';
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1 && (deleted !== '' || inserted !== '');
    if (kind === 'deleted') deleted += text;
    else if (kind === 'inserted') inserted += text;
    else if (isBetween && text.length <= SHORT && !/[。.\n]/.test(text)) {
      deleted += text;
      inserted += text;
    } else {
      flush();
      result.push({ kind, text });
    }
  }
  flush();
  return result;
}

/** The change from one text to another, word by word, in as few marks as read well. */
export const diffText = (before: string, after: string): DifferencePart[] =>
  joined(wordDifference(before, after));

/** How much of a text stays, from nothing to all of it. */
function inCommon(parts: readonly DifferencePart[]): number {
  const length = (kind: DifferencePart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.text.length, 0);
  const same = length('same');
  return same / Math.max(1, same + Math.max(length('inserted'), length('deleted')));
}

/** Whether marking the changes inside one text still lets it be read. */
export const readsInline = (parts: readonly DifferencePart[]): boolean => inCommon(parts) >= MUCH_IN_COMMON;

/** A text translated rather than corrected: marking each word would say nothing. */
export function isTranslation(before: string, after: string): boolean {
  return isMostlyJapanese(before) !== isMostlyJapanese(after);
}

/** How a correction is read: changes marked inside of the text, or two texts beside each other. */
export interface ReadChanges {
  look: 'same' | 'inline' | 'beside' | 'translated';
  parts: DifferencePart[];
  changes: TextChange[];
}

/** A text written anew, or translated: there are no single changes in it. */
const WHOLE: TextChange = { removed: null, added: null, nth: 0 };

/** The changes of a text, each of which a mentor gives a reason for and the student accepts or answers. */
export function readChanges(before: string, after: string): ReadChanges {
  if (before === after) return { look: 'same', parts: [{ kind: 'same', text: before }], changes: [] };
  if (isTranslation(before, after)) return { look: 'translated', parts: [], changes: [WHOLE] };
  const parts = diffText(before, after);
  if (inCommon(parts) < SOME_IN_COMMON) return { look: 'beside', parts, changes: [WHOLE] };
  const changes: TextChange[] = [];
  for (const { removed, added } of runsOf(parts)) {
    const nth = changes.filter((one) => one.removed === removed && one.added === added).length;
    changes.push({ removed, added, nth });
  }
  return { look: readsInline(parts) ? 'inline' : 'beside', parts, changes };
}

/** What went and what came at each place that changed; the parts of one place follow each other. */
function runsOf(parts: readonly DifferencePart[]): { removed: string; added: string }[] {
  const runs: { removed: string; added: string }[] = [];
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind === 'same') continue;
    const isNew = index === 0 || parts[index - 1]?.kind === 'same';
    const run = isNew ? { removed: '', added: '' } : runs.at(-1);
    if (!run) continue;
    if (isNew) runs.push(run);
    run[kind === 'deleted' ? 'removed' : 'added'] += text;
  }
  return runs;
}
