import { inKatakana } from '../kana.ts';

/**
 * Brings what people type and what texts say to one spelling. Scripts without spaces between words (Japanese, Chinese,
 * Thai, also Korean with its endings) are read by character, all others by word.
 */
export const UNSPACED = [
  String.raw`\p{Script=Han}〆`,
  String.raw`\p{Script=Katakana}ー`,
  String.raw`\p{Script=Hiragana}ー`,
  String.raw`\p{Script=Hangul}`,
  String.raw`\p{Script=Thai}`,
  String.raw`\p{Script=Lao}`,
  String.raw`\p{Script=Khmer}`,
  String.raw`\p{Script=Myanmar}`,
];
const spaced = (characters: string) => `(?![${UNSPACED.join('')}])[${characters}]`;
/** "C++" and "C#" are words of their own. */
export const WORD = String.raw`${spaced(String.raw`\p{L}\p{N}`)}(?:${spaced(String.raw`\p{L}\p{N}\p{M}`)})*[+#]*`;

// Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, and the Arabic tatweel; never those of
// kana.
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u0640\u064b-\u065f\u0670]/g;
/** The same without those that tell Vietnamese words apart. */
const MARKS_BUT_TONES =
  /[\u0304\u0305\u0307\u0308\u030a-\u031a\u031c-\u0322\u0324-\u036f\u0591-\u05bd\u0640\u064b-\u065f\u0670]/g;
const UNSEEN = /\p{Cf}/gu;
/** Letters that Unicode normalization does not decompose. */
const LETTERS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

const LAST_LONG_VOWEL = /ー(?![ァ-ヺー])/g;

/** In katakana, the marks that repeat a kana too. */
const oneKana = (text: string) => inKatakana(text).replaceAll('ゝ', 'ヽ').replaceAll('ゞ', 'ヾ');

/** In katakana and without a last long vowel. */
const foldKana = (text: string) => oneKana(text).replace(LAST_LONG_VOWEL, '');

const BESIDE_UNSPACED = new RegExp(`(?<=[${UNSPACED.join('')}]) | (?=[${UNSPACED.join('')}])`, 'gu');
const OTHER_SIGNS = new RegExp(String.raw`[^\p{L}\p{N}\p{M}+#〆ー]+`, 'gu');
/** Vietnamese writes a closing "i" as "y" too. */
const CLOSING_Y = /(?<=[bcdđghklmnpqrstvx])y(?=[\u0300-\u0323]*(?:$|[^\p{L}\u0300-\u0323]))/gu;

/**
 * Normalizes width, case, diacritics ("kỹ sư" is "ky su", "ё" is "е") and kana (hiragana is katakana), and removes
 * invisible characters: what any two spellings of a word have in common. `search_letters` of the database says the
 * same; a test compares the two.
 */
export function plainLetters(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[đðłøıßæœς]/g, (letter) => LETTERS[letter]!);
  return oneKana(letters);
}

/** Plain letters as whole words are compared: "kỹ" is "kĩ", and a last long vowel makes no difference. */
export const normalise = (text: string): string =>
  plainLetters(text).replace(CLOSING_Y, 'i').replace(LAST_LONG_VOWEL, '');

/** One letter each: small kana are large, and "y" is "i", as Vietnamese writes either. */
const ALIKE: Readonly<Record<string, string>> = {
  y: 'i',
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
};
const PASSED_OVER = /[ー'’ʼ]/g;
const HAS_ALIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/**
 * A text as lists look it up, where a word is found by any part of it: plain letters without long vowels and
 * apostrophes, "y" as "i", small kana as large ones. `search_fold` of the database says the same; a test compares the
 * two.
 */
export const foldForLists = (text: string): string =>
  plainLetters(text)
    .replace(PASSED_OVER, '')
    .replace(HAS_ALIKE, (letter) => ALIKE[letter]!);

/** Where people have put a space beside Japanese, in a folded query. */
export const SOFT_SPACE = '\u2009';

/**
 * A name or a query as it is compared: hiragana as katakana, without signs and a last long vowel, words apart by one
 * space. Vietnamese tones stay.
 * @param beside what a space beside Japanese becomes: there people write it or not
 */
export function foldName(text: string, beside: '' | typeof SOFT_SPACE = ''): string {
  const letters = text
    .normalize('NFKD')
    .replace(MARKS_BUT_TONES, '')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(CLOSING_Y, 'i')
    .normalize('NFKC');
  return foldKana(letters).replace(OTHER_SIGNS, ' ').trim().replace(BESIDE_UNSPACED, beside);
}

/** A folded name without tones, as it is typed where no Vietnamese keyboard is at hand. */
export const withoutTones = (folded: string): string =>
  folded
    .normalize('NFD')
    .replace(/[\u0300-\u0323\u0306\u031b]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');

const ATOMS = new RegExp(`[${UNSPACED.join('')}][ーァィゥェォッャュョヮ]*|${WORD}`, 'gu');

/** Offsets in a folded text at which a name may begin or end: around each word, and each character of other scripts. */
export function boundariesOf(folded: string): number[] {
  const around = [...folded.matchAll(ATOMS)].flatMap(({ index, 0: atom }) => [index, index + atom.length]);
  return [...new Set(around)];
}

/** Words that hold others which they do not mean: 東京都 is not in 京都. With where in them the other one begins. */
const HOLDING: Readonly<Record<string, readonly [holding: string, at: number]>> = {
  京都: ['東京都', 1],
  事務: ['事務所', 0],
};

/** Whether a word that stands at `at` is only letters of a longer one. */
export function isHeld(text: string, word: string, at: number): boolean {
  const held = HOLDING[word];
  return held !== undefined && text.startsWith(held[0], at - held[1]);
}

/** Whether no word begins here: 京 in 東京都. */
export const isInsideWord = (text: string, at: number): boolean =>
  Object.values(HOLDING).some(([holding, inner]) => inner > 0 && text.startsWith(holding, at - inner));
