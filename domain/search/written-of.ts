import { foldName } from './fold.ts';
import type { Piece } from './pieces.ts';

const unspaced = (text: string) => foldName(text).replaceAll(' ', '');
/** Longer words are no keywords. */
const LONGEST_WORD = 40;

/** All runs of neighbours, the longest first. */
const runsOf = <T>(items: readonly T[]): T[][] =>
  items
    .flatMap((_, start) => items.slice(start).map((_item, more) => items.slice(start, start + more + 1)))
    .sort((a, b) => b.length - a.length);

/** What a piece is called on the screen: as it is typed, where that can be told. */
export function writtenOf({ text }: Piece, keyword: string): string {
  const wanted = unspaced(text);
  const isIt = (typed: string) => unspaced(typed) === wanted;
  const words = keyword.normalize('NFKC').trim().split(/\s+/);
  const together = runsOf(words)
    .map((run) => run.join(' '))
    .find(isIt);
  if (together !== undefined) return together;
  for (const word of words) {
    const characters = Array.from(word).slice(0, LONGEST_WORD);
    const within = runsOf(characters)
      .map((run) => run.join(''))
      .find(isIt);
    if (within !== undefined) return within;
  }
  const ofText = new Set(foldName(text).split(' '));
  const apart = words.filter((word) => ofText.has(foldName(word)));
  return apart.length > 0 ? apart.join(' ') : text;
}
