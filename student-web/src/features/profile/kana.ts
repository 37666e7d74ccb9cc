import { toKatakana } from 'wanakana';
import { COUNTRY_ID_CHINA, COUNTRY_ID_MYANMAR, COUNTRY_ID_VIETNAM } from '../../../../domain/constants.ts';
import { isKana } from '../../../../domain/validation.ts';
import { withoutAccents } from './card-name.ts';
import READINGS from './name-readings.json' with { type: 'json' };

/** Words in Latin letters with their accents, and in hiragana. */
const LATIN = /[A-Za-z\u00C0-\u024F\u1E00-\u1EFF][A-Za-z\u00C0-\u024F\u1E00-\u1EFF\p{M}'’]*/gu;
const HIRAGANA = /[ぁ-ゖゝゞ]+/g;

/** Letters and accents that only Vietnamese has. */
const VIETNAMESE = /đ|[\u0306\u0309\u031B\u0323]|[\u0302][\u0300\u0301\u0303]/iu;
const isVietnamese = (word: string) => VIETNAMESE.test(word.normalize('NFD'));

/** Plain small letters, without accents. */
const plain = (word: string) => withoutAccents(word).replace(/['’]/g, '').toLowerCase();

const readingsOf = (readings: Record<string, string>) => new Map(Object.entries(readings));
const VIETNAM = readingsOf(READINGS.vietnam);
const CHINA = readingsOf(READINGS.china);
const MYANMAR = readingsOf(READINGS.myanmar);
const OTHERS = readingsOf(READINGS.others);

/** A Chinese name of one to three syllables written as one word, cut where the most letters are used at once. */
function inSyllables(word: string, left = 3): string | null {
  if (word === '') return '';
  if (left === 0) return null;
  for (let length = Math.min(6, word.length); length > 0; length -= 1) {
    const first = CHINA.get(word.slice(0, length));
    const rest = first && inSyllables(word.slice(length), left - 1);
    if (first && typeof rest === 'string') return first + rest;
  }
  return null;
}

/** No Japanese word begins with ン: the letters stand for another sound. */
const isWord = (kana: string) => isKana(kana) && !kana.startsWith('ン');

/** What romaji reads as it stands; letters that Japanese does not have apart, such as th and ti, are left to `bySound`. */
const IS_NOT_ROMAJI = /[xq]|th|dh|ph|[td][iuy]|ee|gn/;
function inRomaji(word: string): string | null {
  if (IS_NOT_ROMAJI.test(word)) return null;
  const kana = toKatakana(word.replaceAll('l', 'r'), { passRomaji: false });
  return isWord(kana) ? kana : null;
}

/** How sounds of other languages are written in romaji, in the order in which they are rewritten. */
const SOUNDS: readonly [RegExp, string][] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/([bdgjkt])h(?=[aeiouyr])/g, '$1'],
  [/l/g, 'r'],
  [/rr/g, 'r'],
  [/mm/g, 'nm'],
  [/m(?=[bp])/g, 'n'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/y(?![aeiou])/g, 'i'],
  [/w(?![aeiou])/g, 'u'],
  [/([aeiou])h$/g, '$1'],
  [/(?<![cs])h(?![aeiouy])/g, 'fu'],
  [/([aeiou])\1/g, '$1-'],
  [/e-/g, 'i-'],
  [/o-/g, 'u-'],
  [/ng(?![aeiouy])/g, 'n'],
  // A consonant without a vowel gets one.
  [/ch(?![aeiouy])/g, 'chi'],
  [/sh(?![aeiouy])/g, 'shu'],
  [/j(?![aeiouyj])/g, 'ji'],
  [/([td])(?![aeiouy]|\1)/g, '$1o'],
  [/([bfgkprvzm])(?![aeiouy]|\1)/g, '$1u'],
  [/s(?![aeiouhsy])/g, 'su'],
  [/t(?=[iy])/g, 'th'],
  [/d(?=[iy])/g, 'dh'],
  [/([td]h)y(?=[aou])/g, '$1iy'],
  [/([td])u/g, '$1wu'],
];
/** Spellings that do not tell their sound: English ones, and those that differ from language to language. */
const IS_UNCLEAR = /^ng|x|qu|ck|zh|gn|[bdgjknt]h(?![aeiouyr])/;

/** The sound of a name of any country, where its letters tell it. */
function bySound(word: string): string | null {
  if (IS_UNCLEAR.test(word)) return null;
  const romaji = SOUNDS.reduce((text, [sound, written]) => text.replace(sound, written), word);
  const kana = toKatakana(romaji, { passRomaji: false });
  return isWord(kana) ? kana : null;
}

/** The table of the home country, which decides; of Vietnam it also does for a word with Vietnamese letters. */
function known(letters: string, homeCountryId: number | null): string | null {
  if (homeCountryId === COUNTRY_ID_VIETNAM) return VIETNAM.get(letters) ?? null;
  if (homeCountryId === COUNTRY_ID_CHINA) return inSyllables(letters);
  return (homeCountryId === COUNTRY_ID_MYANMAR && MYANMAR.get(letters)) || (OTHERS.get(letters) ?? null);
}

/** Null where the letters do not tell the sound: a wrong reading on a resume is worse than none. */
function kanaOfWord(word: string, homeCountryId: number | null): string | null {
  const letters = plain(word);
  const home = isVietnamese(word) ? COUNTRY_ID_VIETNAM : homeCountryId;
  const kana = known(letters, home) ?? inRomaji(letters);
  if (kana || home === COUNTRY_ID_VIETNAM) return kana;
  const vietnamese = VIETNAM.get(letters) ?? null;
  const sound = bySound(letters);
  return (home === null ? (vietnamese ?? sound) : (sound ?? vietnamese)) ?? inSyllables(letters);
}

/**
 * Half-width kana and full-width letters as usual, and words in Latin letters by their sound, as names of the home
 * country are read. A word whose letters do not tell its sound stays as it is. So does hiragana.
 */
export function inKana(text: string, homeCountryId: number | null = null): string {
  return text
    .normalize('NFKC')
    .replace(LATIN, (word) => kanaOfWord(word, homeCountryId) ?? word)
    .trim();
}

/** All of it in katakana, but for digits, kanji and words whose letters do not tell their sound. */
export function inKatakana(text: string, homeCountryId: number | null = null): string {
  return inKana(text, homeCountryId).replace(HIRAGANA, (word) => toKatakana(word));
}

/** How a name is read in katakana; null where its letters do not tell. */
export function kanaOfName(name: string, homeCountryId: number | null = null): string | null {
  const kana = inKatakana(name, homeCountryId);
  return isKana(kana) ? kana : null;
}

/** Whether something in Latin letters was left, because it does not tell its sound. */
export const hasLatin = (text: string): boolean => text.search(LATIN) !== -1;
