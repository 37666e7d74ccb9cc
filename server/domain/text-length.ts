const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

/** Characters as a reader counts them, blanks at line ends and between lines left out. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text.replace(/\s+/gu, ''))].length;
}

/** Words of a text written with blanks. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}

/** Whether an answer is written in Japanese: then characters are counted, otherwise words. */
export function isMostlyJapanese(text: string): boolean {
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  return letters > 0 && (text.match(JAPANESE)?.length ?? 0) / letters > 0.3;
}
