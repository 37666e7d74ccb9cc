import type { LanguageMap } from './languages.ts';

/** A stretch of a text, from `start` up to but not including `end`, counted as JavaScript counts a string. */
export interface Span {
  start: number;
  end: number;
}

/** What says "company" in an official name and is left out where people talk about it. */
const CORPORATE_FORMS = new RegExp(
  [
    '(?:株式|有限|合同|合資|合名|相互)会社',
    '\\((?:株|有|同)\\)',
    '(?:一般|公益)?(?:社団|財団)法人',
    '\\bc(?:ông|ong) ty(?: (?:tnhh|cổ phần|cp))?(?: mtv| một thành viên)?',
    '\\b(?:kabushiki|godo) (?:kaisha|gaisha)\\b',
    '\\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|plc|gmbh|k\\.\\s?k)\\b\\.?',
  ].join('|'),
  'giu',
);
/** With fewer letters a name is an ordinary word more often than a company. */
const SHORTEST = { japanese: 2, latin: 3 };
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** A school named alike is no company. */
const SCHOOL = /^(?:[\p{Script=Han}]{0,4})(?:大学|学院|学校|高校|高等学校|短大)/u;

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** A text in one width and case, with the place each of its characters came from. */
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

/** How a company may be called in a text: its official names in every language, also without 株式会社 or Inc. */
export function namesOf(official: LanguageMap): string[] {
  const names = Object.values(official).flatMap((name) => {
    const whole = name.normalize('NFKC').toLowerCase().trim();
    const short = whole
      .replace(CORPORATE_FORMS, ' ')
      .replace(/(?<![\s,、・])[\s,、・]+$|^[\s,、・]+/gu, '')
      .replace(/\s+/gu, ' ');
    return [whole, short];
  });
  return [...new Set(names)].filter(
    (name) => name.length >= (JAPANESE.test(name) ? SHORTEST.japanese : SHORTEST.latin),
  );
}

/** Whether a name that starts or ends here is a word of its own, not a piece of a longer one. */
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
 * Where a text names a company that it is not written for.
 * @param own official names of the company it is written for; what is part of its name is not marked
 * @param others official names of other companies
 * @returns stretches of the text, in order, not overlapping
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
    const span = { start: plain.from[start]!, end: plain.to[end - 1]! };
    if (!last || span.start >= last.end) spans.push(span);
  }
  return spans;
}
