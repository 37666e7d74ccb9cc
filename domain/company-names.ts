import { itemAt } from './required.ts';
import { LEGAL_FORMS_OF_NAMES } from './search/legal-forms.ts';
import type { LanguageMap } from './languages.ts';

/** A range of a text from `start` to `end` (exclusive), in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** Shorter names are more often ordinary words than companies. */
const SHORTEST = { japanese: 2, latin: 3 };
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** A match that continues as the name of a school is not the company. */
const SCHOOL = /^(?:[\p{Script=Han}]{0,4})(?:大学|学院|学校|高校|高等学校|短大)/u;

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** A text normalized in width and case, with the original position of each character. */
function folded(text: string): { text: string; from: number[]; to: number[] } {
  const result = { text: '', from: [] as number[], to: [] as number[] };
  for (const { segment, index } of graphemes.segment(text)) {
    const plain = segment.normalize('NFKC').toLowerCase();
    for (let place = 0; place < plain.length; place++) {
      result.from.push(index);
      result.to.push(index + segment.length);
    }
    result.text += plain;
  }
  return result;
}

/** Names a text may use for a company: its official names in every language, with and without 株式会社 or Inc. */
export function namesOf(official: LanguageMap): string[] {
  const names = Object.values(official).flatMap((name) => {
    const whole = name.normalize('NFKC').toLowerCase().trim();
    const short = whole
      .replace(LEGAL_FORMS_OF_NAMES, ' ')
      .replace(/(?<![\s,、・])[\s,、・]+$|^[\s,、・]+/gu, '')
      .replace(/\s+/gu, ' ');
    return [whole, short];
  });
  return [...new Set(names)].filter(
    (name) => name.length >= (JAPANESE.test(name) ? SHORTEST.japanese : SHORTEST.latin),
  );
}

/** Whether a word boundary is missing here, so the match is part of a longer word. */
function isCut(text: string, start: number, end: number): boolean {
  const meets = (kind: RegExp, left: string | undefined, right: string | undefined) =>
    left !== undefined && right !== undefined && kind.test(left) && kind.test(right);
  return [/[\p{Script=Latin}\p{Nd}]/u, /[\p{Script=Katakana}ー]/u].some(
    (kind) => meets(kind, text[start - 1], text[start]) || meets(kind, text[end - 1], text[end]),
  );
}

function* occurrences(text: string, name: string): Generator<Span> {
  for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + name.length)) {
    const end = start + name.length;
    if (!isCut(text, start, end) && !SCHOOL.test(text.slice(end))) yield { start, end };
  }
}

/**
 * Where a text names a company other than its recipient.
 * @param own official names of the recipient company; parts of its names are not reported
 * @param others official names of the other companies
 * @returns ranges in order, not overlapping
 */
export function otherCompanies(text: string, own: LanguageMap, others: readonly LanguageMap[]): Span[] {
  const plain = folded(text);
  const ownNames = namesOf(own);
  const allowed = ownNames.flatMap((name) => [...occurrences(plain.text, name)]);
  const found = others
    .flatMap(namesOf)
    .filter((name) => !ownNames.includes(name))
    .flatMap((name) => [...occurrences(plain.text, name)])
    .filter(({ start, end }) => !allowed.some((span) => span.start <= start && end <= span.end))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  for (const { start, end } of found) {
    const last = spans.at(-1);
    const span = { start: itemAt(plain.from, start), end: itemAt(plain.to, end - 1) };
    if (!last || span.start >= last.end) spans.push(span);
  }
  return spans;
}
