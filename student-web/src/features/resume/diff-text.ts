import { diffWordsWithSpace } from 'diff';
import { isMostlyJapanese } from '../../../../domain/text-count.ts';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** What stays between two changes and is this short makes a diff harder to read, not easier. */
const SHORT = 2;
/** Less in common than this, and the two texts are shown beside each other. */
const MUCH_IN_COMMON = 0.6;

/** Runs of changes with only a short rest between them become one change. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1 && (removed !== '' || added !== '');
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isBetween && text.length <= SHORT && !/[。.\n]/.test(text)) {
      removed += text;
      added += text;
    } else {
      flush();
      result.push({ kind, text });
    }
  }
  flush();
  return result;
}

/** The change from one text to another, word by word; Japanese words are found by the platform. */
export function diffText(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter }).map(
    ({ added, removed, value }): DiffPart => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  );
  return joined(parts);
}

/** Whether marking the changes inside one text still lets it be read. */
export function readsInline(parts: readonly DiffPart[]): boolean {
  const length = (kind: DiffPart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, part) => sum + part.text.length, 0);
  const same = length('same');
  return same / Math.max(1, same + Math.max(length('added'), length('removed'))) >= MUCH_IN_COMMON;
}

/** A text translated rather than corrected: marking each word would say nothing. */
export function isTranslation(before: string, after: string): boolean {
  return isMostlyJapanese(before) !== isMostlyJapanese(after);
}
