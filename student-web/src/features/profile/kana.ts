import { toKatakana } from 'wanakana';
import { isKana } from '../../../../domain/validation.ts';

/** Words in Latin letters with their accents, and in hiragana. */
const LATIN = /[A-Za-z\u00C0-\u024F\u1E00-\u1EFF][A-Za-z\u00C0-\u024F\u1E00-\u1EFF'’]*/g;
const HIRAGANA = /[ぁ-ゖゝゞ]+/g;

/** Plain small letters as romaji has them: no accents, and r for l, which Japanese does not tell apart. */
const romaji = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replaceAll('l', 'r');

/** Half-width kana and full-width letters as usual, and words in Latin letters by their sound. Hiragana stays. */
export function inKana(text: string): string {
  return text
    .normalize('NFKC')
    .replace(LATIN, (word) => toKatakana(romaji(word), { passRomaji: false }))
    .trim();
}

/** All of it in katakana. Letters without a Japanese sound stay, digits and kanji too. */
export function inKatakana(text: string): string {
  return inKana(text).replace(HIRAGANA, (word) => toKatakana(word));
}

/**
 * How a name may sound in katakana, where its letters say so ("Maria" → マリア). Null where they do not: a wrong
 * suggestion on a resume is worse than none.
 */
export function kanaOfName(name: string): string | null {
  const text = name.trim();
  if (text === '') return null;
  const kana = inKatakana(text);
  // No Japanese word begins with ン: the letters stand for another sound, as in "Ngọc".
  return isKana(kana) && !/(^|\s)ン/.test(kana) ? kana : null;
}

/** The usual katakana of Vietnam's commonest family names, whose letters tell a Japanese reader little. */
const VIETNAMESE_FAMILY_NAMES: Record<string, string> = {
  nguyen: 'グエン',
  tran: 'チャン',
  pham: 'ファム',
  hoang: 'ホアン',
  huynh: 'フイン',
  phan: 'ファン',
  dang: 'ダン',
  bui: 'ブイ',
  duong: 'ズオン',
  truong: 'チュオン',
  dinh: 'ディン',
  trinh: 'チン',
};

/** As kanaOfName, for a family name, behind which a middle name may stand. */
export function kanaOfFamilyName(name: string): string | null {
  const [family = '', ...others] = name.trim().split(/\s+/);
  const known = VIETNAMESE_FAMILY_NAMES[romaji(family)];
  if (!known) return kanaOfName(name);
  const rest = others.map(kanaOfName);
  return rest.includes(null) ? null : [known, ...rest].join(' ');
}
