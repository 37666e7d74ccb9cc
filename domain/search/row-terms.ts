import pluralize from 'pluralize';
import { stemmer } from 'stemmer';
import { foldName, isInsideWord, UNSPACED, WORD } from './fold.ts';
import type { Names } from './names.ts';
import { romajiOf } from './sound.ts';

/** What the first character of a search row's term says; without one it is of the texts (terms.ts). */
export const MARK = {
  /** The stem of an English word. */
  stem: '*',
  /** A word in capitals, or one letter, as people write abbreviations. */
  capitals: '^',
  title: '!',
  company: '#',
  whole_title: '=',
  /** A fact of the job, as aliases.json names it. */
  fact: '@',
  /** What the title names, by the concept's key. */
  named: '%',
  /** The concept of which the job has one of the facts, by its key. */
  has: '$',
  /** What the title names or the job has, by the concept's key. */
  is: '&',
} as const;

/** Runs of a title or a company's name, across scripts. */
export const GRAM = 4;
const GRAM_MARK = '~';
const LONGEST_TITLE = 60;
const SHORTEST_STEM = 4;

/** A title is found by the words in the singular, and from any character of other scripts on. */
const ATOMS = new RegExp(`[${UNSPACED.join('')}]|${WORD}`, 'gu');
const ONE_WORD = new RegExp(`^${WORD}$`, 'u');
const isWord = (text: string) => ONE_WORD.test(text);

/** Words, and runs that hold characters of other scripts, of a folded text. */
export const partsOf = (folded: string): { text: string; isWord: boolean }[] =>
  folded
    .split(' ')
    .filter((part) => part !== '')
    .map((text) => ({ text, isWord: isWord(text) }));

export const singular = (word: string): string => pluralize.singular(word);
/** The stem of an English word; null where there is none, or it is the word itself. */
export function stemOf(word: string): string | null {
  if (!/^[a-z]+$/.test(word) || word.length < SHORTEST_STEM) return null;
  const stem = stemmer(word);
  return stem === word ? null : stem;
}
export const wholeTitle = (text: string): string =>
  MARK.whole_title + foldName(text).replaceAll(' ', '').slice(0, LONGEST_TITLE);
export const gramOf = (mark: string, characters: string): string => mark + GRAM_MARK + characters;

function* namedTerms(mark: string, text: string): Generator<string> {
  for (const part of partsOf(foldName(text))) {
    if (part.isWord) {
      yield mark + singular(part.text);
      continue;
    }
    for (const { 0: atom, index } of part.text.matchAll(ATOMS)) {
      if (isWord(atom)) yield mark + singular(atom);
      if (isInsideWord(part.text, index)) continue;
      yield gramOf(mark, Array.from(part.text.slice(index)).slice(0, GRAM).join(''));
    }
  }
}

/** The words in kana of a company's name in Latin letters. */
const romajiIn = (company: string): string[] =>
  [...foldName(company).matchAll(/[ァ-ヺー]{2,}/g)].flatMap(({ 0: kana }) => romajiOf(kana));

const CAPITALS = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,4}|\p{Lu})(?![\p{L}\p{N}+#])/gu;

const LATIN_WORDS = /(?<![\p{L}\p{N}])[a-z]+(?![\p{L}\p{N}+#])/gu;

/** Neighbouring syllables of Vietnamese, with their tones, and each that has one. */
function* vietnameseTerms(text: string): Generator<string> {
  for (const sentence of text.split(/[.,;:!?()\n]/)) {
    const words = foldName(sentence).split(' ');
    for (const [place, word] of words.entries()) {
      if (!/^[a-z0-9]+$/.test(word) && isWord(word)) yield word;
      const next = words[place + 1];
      if (next !== undefined && isWord(word) && isWord(next)) yield `${word} ${next}`;
    }
  }
}

/** What of a job is searched, each text with its language. */
export interface SearchedJob {
  titles: readonly string[];
  companies: readonly string[];
  texts: readonly (readonly [language: string, text: string])[];
  /** As aliases.json names them. */
  facts: readonly string[];
}

/** The terms of a search row beside those of its texts. */
export function* meaningTerms(
  { titles, companies, texts, facts }: SearchedJob,
  names: Names,
): Generator<string> {
  for (const fact of facts) yield MARK.fact + fact;
  for (const title of titles) {
    yield* namedTerms(MARK.title, title);
    yield wholeTitle(title);
  }
  const named = titles.flatMap((title) => names.namedIn(title).flatMap(({ key }) => key ?? []));
  const had = names.having(facts).flatMap(({ key }) => key ?? []);
  for (const key of named) yield MARK.named + key;
  for (const key of had) yield MARK.has + key;
  for (const key of [...named, ...had]) yield MARK.is + key;
  for (const company of companies) {
    yield* namedTerms(MARK.company, company);
    for (const latin of romajiIn(company)) yield MARK.company + singular(latin);
  }
  for (const [language, text] of texts) {
    for (const { 0: word } of text.normalize('NFKC').matchAll(CAPITALS))
      yield MARK.capitals + word.toLowerCase();
    if (language === 'vi') yield* vietnameseTerms(text);
    else
      for (const { 0: word } of foldName(text).matchAll(LATIN_WORDS)) {
        const stem = stemOf(word);
        if (stem !== null) yield MARK.stem + stem;
      }
  }
}
