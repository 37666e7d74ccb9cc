const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as a form counts them: signs as read, blanks and line ends left out. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text.replace(/\s+/gu, ''))].length;
}

export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/u).length;
}
