const HIRAGANA = /[ぁ-ゖ]/g;
const APART = 0x60;

/** A text with its hiragana as katakana. */
export const inKatakana = (text: string): string =>
  text.replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + APART));
