import { inHiragana } from '../kana.ts';

/** A piece of a text and how it is read; null for what needs no reading or has none that is known. */
export interface Segment {
  text: string;
  reading: string | null;
}

const KANJI = /\p{Script=Han}/u;
export const hasKanji = (text: string): boolean => KANJI.test(text);

/** A small ヶ stands for a word of its own (か) between kanji, so it is read with them. */
const RUNS = /[\p{Script=Hiragana}ァ-ヴー]+|[^\p{Script=Hiragana}ァ-ヴー]+/gu;

/** The readings of the runs, or null where the reading does not fit them. Of several ways the shortest readings first. */
function fit(runs: readonly string[], reading: string): string[] | null {
  const [run, ...rest] = runs;
  if (run === undefined) return reading === '' ? [] : null;
  if (!hasKanji(run)) {
    const kana = inHiragana(run);
    const after = reading.startsWith(kana) ? fit(rest, reading.slice(kana.length)) : null;
    return after && [kana, ...after];
  }
  for (let length = 1; length <= reading.length; length += 1) {
    const after = fit(rest, reading.slice(length));
    if (after) return [reading.slice(0, length), ...after];
  }
  return null;
}

/**
 * A word with its reading above its kanji alone: 食べる, たべる is 食(た)べる. The whole word gets the reading where
 * its kana are read otherwise than they are written.
 */
export function splitOkurigana(word: string, reading: string): Segment[] {
  const runs = word.match(RUNS) ?? [];
  const readings = fit(runs, reading);
  if (!readings) return [{ text: word, reading }];
  return runs.map((text, index) => ({ text, reading: hasKanji(text) ? (readings[index] ?? null) : null }));
}
