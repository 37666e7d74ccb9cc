import { isMostlyJapanese } from '../../../../domain/text-count.ts';
import { wordDifference, type DifferencePart } from '../../../../web/word-difference.ts';

/** What stays between two changes and is this short makes a diff harder to read, not easier. */
const SHORT = 2;
/** Less in common than this, and the two texts are shown beside each other. */
const MUCH_IN_COMMON = 0.6;

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

/** Whether marking the changes inside one text still lets it be read. */
export function readsInline(parts: readonly DifferencePart[]): boolean {
  const length = (kind: DifferencePart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.text.length, 0);
  const same = length('same');
  return same / Math.max(1, same + Math.max(length('inserted'), length('deleted'))) >= MUCH_IN_COMMON;
}

/** A text translated rather than corrected: marking each word would say nothing. */
export function isTranslation(before: string, after: string): boolean {
  return isMostlyJapanese(before) !== isMostlyJapanese(after);
}
