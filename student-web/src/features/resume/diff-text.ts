import { diffWordsWithSpace } from 'diff';
import { isMostlyJapanese } from '../../lib/text-count.ts';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** The change from one text to another, word by word; Japanese words are found by the platform. */
export function diffText(before: string, after: string): DiffPart[] {
  return diffWordsWithSpace(before, after, { intlSegmenter: segmenter }).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** A text translated rather than corrected: marking each word would say nothing. */
export function isTranslation(before: string, after: string): boolean {
  return isMostlyJapanese(before) !== isMostlyJapanese(after);
}
