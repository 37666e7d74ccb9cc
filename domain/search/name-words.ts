import { foldForLists, plainLetters } from './fold.ts';
import { withoutLegalForms } from './legal-forms.ts';
import { soundOf } from './sound.ts';

/** Further words are ignored: five narrow any list enough. */
const MAX_WORDS = 5;

/** A word of a search. */
export interface SearchWord {
  /** As `search_fold` of the database writes it. */
  folded: string;
  /** As `name_sound` writes it, where a name may sound so: of words in letters or kana. Null: nothing else than folded. */
  sound: string | null;
}

const HAS_SOUND = /^(?:[a-z'’ʼー]|[ァ-ヺ]){2,}$/u;

function wordOf(text: string): SearchWord {
  const folded = foldForLists(text);
  const sound = HAS_SOUND.test(plainLetters(text)) ? soundOf(text) : folded;
  return { folded, sound: sound === folded || sound.length < 2 ? null : sound };
}

/**
 * The words of a search, without the forms of companies where others are left. Names are also typed with a point or a
 * comma between them.
 */
export const searchWords = (q: string): SearchWord[] =>
  withoutLegalForms(q)
    .split(/[\s・･,、，､]+/u)
    .map(wordOf)
    .filter(({ folded }) => folded !== '')
    .slice(0, MAX_WORDS);

/** Shorter than this, a sound is that of a whole word. */
export const SHORTEST_BEGINNING = 3;

/**
 * Whether names hold every word of a search, as they are written or as they sound: what the lists of the server find
 * (`soundsIn`, `holds`), for rows at hand.
 */
export function areNamed(names: readonly (string | null)[], q: string): boolean {
  const known = names.filter((name) => name !== null);
  const together = known.join('');
  const sounds = [together, ...known.flatMap((name) => [name, ...name.split(/\s+/)])].map(soundOf);
  // A sound is also a way to write the name.
  const written = [...[together, ...known].map(foldForLists), ...sounds].join(' ');
  return searchWords(q).every(
    ({ folded, sound }) =>
      written.includes(folded) ||
      (sound !== null &&
        sounds.some((one) => (sound.length < SHORTEST_BEGINNING ? one === sound : one.startsWith(sound)))),
  );
}
