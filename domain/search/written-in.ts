import { foldName } from './fold.ts';
import type { Piece } from './pieces.ts';

const unspaced = (text: string) => foldName(text).replaceAll(' ', '');
/** Longer words are no keywords. */
const LONGEST_WORD = 40;

/** All runs of neighbours, the longest first. */
const runsOf = (items: readonly string[], between: string): string[] =>
  items
    .flatMap((_, start) => items.slice(start).map((_item, more) => items.slice(start, start + more + 1)))
    .sort((a, b) => b.length - a.length)
    .map((run) => run.join(between));

/** What is typed by how it is folded; of several alike the first. */
function byFolding(typed: readonly string[]): ReadonlyMap<string, string> {
  return new Map(typed.toReversed().map((text) => [unspaced(text), text]));
}

/** Tells of each piece of a keyword what it is called on the screen: as it is typed, where that can be told. */
export function writtenIn(keyword: string): (piece: Piece) => string {
  const words = keyword.normalize('NFKC').trim().split(/\s+/);
  const together = byFolding(runsOf(words, ' '));
  let within: ReadonlyMap<string, string> | undefined;
  const inWords = () =>
    (within ??= byFolding(words.flatMap((word) => runsOf(Array.from(word).slice(0, LONGEST_WORD), ''))));
  return ({ text }) => {
    const wanted = unspaced(text);
    const typed = together.get(wanted) ?? inWords().get(wanted);
    if (typed !== undefined) return typed;
    const ofText = new Set(foldName(text).split(' '));
    const apart = words.filter((word) => ofText.has(foldName(word)));
    return apart.length > 0 ? apart.join(' ') : text;
  };
}
