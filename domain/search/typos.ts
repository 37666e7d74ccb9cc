import distance from 'damerau-levenshtein';
import { withoutTones } from './fold.ts';

/** Letters that may be wrong, by the length of the word. */
const FORGIVEN = [
  { from: 8, steps: 2 },
  { from: 4, steps: 1 },
];
const stepsFor = (length: number) => FORGIVEN.find(({ from }) => length >= from)?.steps ?? 0;

const SMALL_KANA = 'ァィゥェォッャュョヮ';
const LARGE_KANA = 'アイウエオツヤユヨワ';
/** Small kana are large ones here, and long vowels are left out: what is mistaken most. */
export const forgiving = (folded: string) =>
  folded.replace(/[ァィゥェォッャュョヮー]/g, (kana) => LARGE_KANA[SMALL_KANA.indexOf(kana)] ?? '');

export const KANA = /^[ァ-ヺー]+$/;
export const LATIN = /^[a-z]+( [a-z]+)*$/;

/** A name as it is written, to be found by words with typing errors. */
export interface Spelling {
  readonly folded: string;
  readonly written: string;
}

const letterAndMarks = (letter: string) => {
  const [base, ...marks] = letter.normalize('NFD');
  return { base: base === 'đ' ? 'd' : base, marks: base === 'đ' ? [...marks, base] : marks };
};

/** Whether each letter of `typed` is that of `name`, with no marks but its own: "tiêng" is "tiếng". */
function isPartlyMarked(typed: string, name: string): boolean {
  const letters = Array.from(name.normalize('NFC'));
  const own = Array.from(typed.normalize('NFC'));
  return (
    own.length === letters.length &&
    own.every((letter, place) => {
      const [some, whole] = [letterAndMarks(letter), letterAndMarks(letters[place]!)];
      return some.base === whole.base && some.marks.every((mark) => whole.marks.includes(mark));
    })
  );
}

/** The Vietnamese name of which only some marks are typed, as "phiên dich"; null where none is it. */
export function nameWithMarks(words: string, spellings: Iterable<Spelling>): string | null {
  if (withoutTones(words) === words) return null;
  for (const { folded, written } of spellings) if (isPartlyMarked(words, folded)) return written;
  return null;
}

/**
 * The name that a word with typing errors most likely means. Words in Latin letters and in kana only: of other scripts
 * a letter is a word.
 * @returns null when none is near
 */
export function nearestName(word: string, spellings: Iterable<Spelling>): string | null {
  const script = [KANA, LATIN].find((one) => one.test(word));
  const typed = forgiving(word);
  const most = stepsFor(typed.length);
  if (!script || most === 0) return null;
  let best: { written: string; steps: number } | null = null;
  for (const { folded, written } of spellings) {
    if (!script.test(folded) || Math.abs(folded.length - word.length) > most + 1) continue;
    // The first letter is hardly ever wrong.
    if (script === LATIN && folded[0] !== word[0]) continue;
    const { steps } = distance(typed, forgiving(folded));
    if (steps <= most && (best === null || steps < best.steps)) best = { written, steps };
  }
  return best?.written ?? null;
}
