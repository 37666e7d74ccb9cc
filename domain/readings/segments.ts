import { inHiragana } from '../kana.ts';
import { required } from '../required.ts';
import { hasKanji, splitOkurigana, type Segment } from './okurigana.ts';
import overrides from './overrides.json' with { type: 'json' };

/** A word as the dictionary cuts it out of a text. */
export interface Morpheme {
  surface: string;
  /** Katakana; null for what the dictionary does not have. */
  reading: string | null;
  /** Its part of speech with two details, in the dictionary's Japanese. */
  kind: string;
}

/** Readings by words of the dictionary written together; null leaves them alone. `#` stands for a number behind them. */
const OVERRIDES = new Map<string, string | null>(Object.entries(overrides));
const LONGEST = Math.max(...[...OVERRIDES.keys()].map((key) => key.length));

const NUMBER = /^[\d０-９〇一二三四五六七八九十百千万億兆.,．，・]+$/u;
const isNumber = (morpheme: Morpheme | undefined) => morpheme !== undefined && NUMBER.test(morpheme.surface);
const COUNTER = '名詞,接尾,助数詞';

/** The longest override that begins at a morpheme and ends where one ends, with the number of morphemes it takes. */
function overrideAt(morphemes: readonly Morpheme[], start: number) {
  // 一日 is no word in 十一日.
  if (isNumber(morphemes[start]) && isNumber(morphemes[start - 1])) return null;
  let found: { text: string; reading: string | null; count: number } | null = null;
  let text = '';
  for (let end = start; end < morphemes.length && text.length < LONGEST; end += 1) {
    text += required(morphemes[end]).surface;
    const before = isNumber(morphemes[end + 1]) ? OVERRIDES.get(`${text}#`) : undefined;
    const reading = before ?? OVERRIDES.get(text);
    if (reading !== undefined) found = { text, reading, count: end + 1 - start };
  }
  return found;
}

/**
 * A text, cut into morphemes, with the readings of its kanji in hiragana. Numbers and what they count are left alone:
 * how 三本 or 8日 are read is learned with the numbers.
 */
export function segmentsOf(morphemes: readonly Morpheme[]): Segment[] {
  const segments: Segment[] = [];
  const add = (segment: Segment) => {
    const last = segments.at(-1);
    if (last && last.reading === null && segment.reading === null) last.text += segment.text;
    else segments.push({ ...segment });
  };
  for (let at = 0; at < morphemes.length;) {
    const morpheme = required(morphemes[at]);
    const isCounter = morpheme.kind === COUNTER && isNumber(morphemes[at - 1]);
    const override = isCounter ? null : overrideAt(morphemes, at);
    const text = override?.text ?? morpheme.surface;
    const isLeftAlone = isCounter || isNumber(morpheme);
    const reading = override ? override.reading : isLeftAlone ? null : morpheme.reading;
    if (reading === null || !hasKanji(text)) add({ text, reading: null });
    else for (const segment of splitOkurigana(text, inHiragana(reading))) add(segment);
    at += override?.count ?? 1;
  }
  return segments;
}
