const HIRAGANA = /[ぁ-ゖ]/g;
const KATAKANA = /[ァ-ヶ]/g;
const APART = 0x60;

/** A text with its hiragana as katakana. */
export const inKatakana = (text: string): string =>
  text.replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + APART));

/** A text with its katakana as hiragana; the long-vowel mark stays. */
export const inHiragana = (text: string): string =>
  text.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - APART));
