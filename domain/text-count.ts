const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;

/** Characters as a reader counts them, without line breaks and trailing spaces. */
export function countCharacters(text: string): number {
  const visible = text.replace(/\s+/gu, '');
  return [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(visible)].length;
}

/** Words of a text with spaces. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}

/** Whether an answer is in Japanese, so that characters are counted instead of words. */
export function isMostlyJapanese(text: string): boolean {
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0;
  return letters > 0 && (text.match(JAPANESE)?.length ?? 0) / letters > 0.3;
}

/** The length of an answer: characters for Japanese, words otherwise. */
export function answerLength(text: string): { unit: 'characters' | 'words'; length: number } {
  return isMostlyJapanese(text)
    ? { unit: 'characters', length: countCharacters(text) }
    : { unit: 'words', length: countWords(text) };
}
