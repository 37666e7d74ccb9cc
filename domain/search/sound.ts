import { toRomaji } from 'wanakana';
import { foldForLists, plainLetters } from './fold.ts';

/** Kana for sounds of other languages, which wanakana reads one by one: ファ as "fua". */
const FOREIGN: Readonly<Record<string, string>> = {
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔぇ: 've',
  ゔぉ: 'vo',
  てぃ: 'ti',
  でぃ: 'di',
  とぅ: 'tu',
  どぅ: 'du',
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  くぁ: 'kwa',
  くぃ: 'kwi',
  くぇ: 'kwe',
  くぉ: 'kwo',
  ぐぁ: 'gwa',
  つぁ: 'tsa',
  つぃ: 'tsi',
  つぇ: 'tse',
  つぉ: 'tso',
  すぃ: 'si',
  いぇ: 'ye',
};

const PASSED_OVER = /[ーヷ-ヺ'’ʼ]/g;
const KANA = /[ァ-ヴ]+/g;

/** Katakana in Hepburn romaji, as it is spelled: サトウ is "satou". A ッ doubles whatever letter follows. */
const spelled = (text: string) =>
  text
    .replace(PASSED_OVER, '')
    .replaceAll('ヮ', 'ワ')
    .replaceAll('ヵ', 'カ')
    .replaceAll('ヶ', 'ケ')
    .replace(KANA, (kana) =>
      kana
        .split('ッ')
        .map((part) => toRomaji(part, { customRomajiMapping: FOREIGN }).replaceAll("'", ''))
        .join('ッ'),
    )
    .replace(/(?<!ッ)ッ+(?=ch)/g, 't')
    .replace(/(?<!ッ)ッ+([b-df-hj-mp-tv-z])/g, '$1$1')
    .replaceAll('ッ', '');

/** Latin letters as people leave long vowels out: ou is o, aa is a. */
export const withShortVowels = (latin: string) => latin.replaceAll('ou', 'o').replace(/([aiueo])\1+/g, '$1');

/** How a word in katakana is written in Latin letters: as it is spelled, and with short vowels. */
export function romajiOf(katakana: string): string[] {
  const latin = spelled(katakana);
  return [...new Set([latin, withShortVowels(latin)])];
}

/**
 * How a name sounds, in Latin letters: kana in Hepburn romaji, and what people write in many ways in one way. Long vowels
 * are short (Satō, Satou, Satoh), "m" before "b", "p" and "m" is "n" (Nanba), "cch" is "tch", "jy" is "j". Letters of
 * other scripts stay. `name_sound` of the database says the same; a test compares the two.
 */
export function soundOf(text: string): string {
  const latin = spelled(plainLetters(text))
    .replace(/m(?=[bpm])/g, 'n')
    .replaceAll('cch', 'tch')
    .replaceAll('jy', 'j')
    .replace(/oh(?![aeiou])/g, 'o');
  return foldForLists(withShortVowels(latin));
}
