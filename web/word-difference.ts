import { diffArrays } from 'diff';
import { wordsOf } from './words.ts';

export interface DifferencePart {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

/**
 * What became of a text, word by word. Nothing is left out: the parts that are not inserted make up `before`, those
 * not deleted `after`.
 */
export function wordDifference(before: string, after: string): DifferencePart[] {
  return diffArrays(wordsOf(before), wordsOf(after)).map((change) => ({
    kind: change.added ? 'inserted' : change.removed ? 'deleted' : 'same',
    text: change.value.join(''),
  }));
}
