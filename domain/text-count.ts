const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

/** Characters as a reader counts them, blanks at line ends and between lines left out. */
export function countCharacters(text: string): number {
  const visible = text.replace(/\s+/gu, '');
  return [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(visible)].length;
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

/** The length of an answer in the unit of its language: Japanese characters, words of any other. */
export function answerLength(text: string): { unit: 'characters' | 'words'; length: number } {
  return isMostlyJapanese(text)
    ? { unit: 'characters', length: countCharacters(text) }
    : { unit: 'words', length: countWords(text) };
}
