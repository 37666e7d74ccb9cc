import { diffArrays } from 'diff';

export interface DifferencePart {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

const words = new Intl.Segmenter('ja', { granularity: 'word' });

const tokens = (text: string): string[] => [...words.segment(text)].map((part) => part.segment);

/**
 * What became of a text, word by word: Japanese has no blanks, so the words are found by the platform's own
 * segmenter. Nothing is left out: the parts that are not inserted make up `before`, those not deleted `after`.
 */
export function wordDifference(before: string, after: string): DifferencePart[] {
  return diffArrays(tokens(before), tokens(after)).map((change) => ({
    kind: change.added ? 'inserted' : change.removed ? 'deleted' : 'same',
    text: change.value.join(''),
  }));
}
