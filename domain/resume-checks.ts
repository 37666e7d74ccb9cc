import { itemAt } from './required.ts';
import { otherCompanies, type Span } from './company-names.ts';
import { ANSWER_GUIDANCE_LENGTH } from './constants.ts';
import type { Calendar } from './japanese-calendar.ts';
import type { LanguageMap } from './languages.ts';
import { answerLength, countCharacters, countWords, isMostlyJapanese } from './text-count.ts';

export type { Span } from './company-names.ts';

/**
 * Automatic checks of a resume text before a person reads it. All findings are hints, since every rule has
 * exceptions only the writer knows.
 */
export const RESUME_CHECKS = [
  'other_company',
  'template_brackets',
  'too_short',
  'too_long',
  'mixed_style',
  'mixed_calendars',
  'japanese_calendar',
  'western_calendar',
  'future_date',
  'repeated_sentence',
  'full_width_letters',
  'half_width_kana',
  'double_spaces',
] as const;
export type ResumeCheck = (typeof RESUME_CHECKS)[number];

export interface ResumeFinding {
  check: ResumeCheck;
  /** Ranges in order; empty when the finding concerns the whole text. */
  spans: Span[];
  /** Only for too_short and too_long. */
  length?: { unit: 'characters' | 'words'; is: number; wanted: number };
}

export interface ResumeTextContext {
  /** Approximate length the recruitment asks for; null = not given. */
  characters_ja: number | null;
  words_en: number | null;
  /** No length is wanted of a text that may be a line. */
  may_be_short?: boolean;
  /** Official names of the company the text is for. */
  company: LanguageMap;
  /** Official names of companies the student wrote other texts for. */
  other_companies: readonly LanguageMap[];
  /** Templates offered for this text; their bracketed parts must be replaced. */
  template_texts: readonly string[];
  /** Today in Tokyo, 'YYYY-MM-DD'. */
  today: string;
  /** The calendar that the resume is printed in: the western one unless told. */
  calendar?: Calendar;
}

/** Whether one of the fixed texts, by its name, may be a line: 特技 is optional and often a word. */
export const mayBeShort = (name: string): boolean => name === 'about_special_skill';

/** Tolerances around the requested length; usual advice is to fill 80 % and exceed it by at most 10 %. */
const SHORTEST_PART = 0.8;
const LONGEST_PART = 1.1;
/** Shorter sentences may repeat by chance. */
const REPEATED_FROM = { characters: 10, words: 5 };

/** @returns findings in the order of RESUME_CHECKS; none for a blank text */
export function checkResumeText(text: string, context: ResumeTextContext): ResumeFinding[] {
  if (text.trim() === '') return [];
  const length = lengthFinding(text, context);
  return [
    ...marked('other_company', otherCompanies(text, context.company, context.other_companies)),
    ...marked('template_brackets', leftBrackets(text, context.template_texts)),
    ...(length ? [length] : []),
    ...marked('mixed_style', mixedStyle(text)),
    ...calendars(text, context.calendar),
    ...marked('future_date', futureDates(text, context.today)),
    ...marked('repeated_sentence', repeatedSentences(text)),
    ...marked('full_width_letters', fullWidthLetters(text)),
    ...marked('half_width_kana', spansOf(text, /[\uFF66-\uFF9F]+/gu)),
    ...marked('double_spaces', doubleSpaces(text)),
  ];
}

const marked = (check: ResumeCheck, spans: Span[]): ResumeFinding[] =>
  spans.length > 0 ? [{ check, spans }] : [];

/** Matches of a pattern; its first group, if any, is leading context to skip. */
const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, 1: before = '', index }) => ({
    start: index + before.length,
    end: index + whole.length,
  }));

/** Too short or too long for the requested length, or by default 150 (specification section 5). */
export function lengthFinding(
  text: string,
  {
    characters_ja,
    words_en,
    may_be_short,
  }: Pick<ResumeTextContext, 'characters_ja' | 'words_en' | 'may_be_short'>,
): ResumeFinding | null {
  if (may_be_short) return null;
  const { unit, length: is } = answerLength(text);
  const goal = unit === 'characters' ? characters_ja : words_en;
  const least = goal === null ? ANSWER_GUIDANCE_LENGTH : Math.ceil(goal * SHORTEST_PART);
  if (is > 0 && is < least)
    return { check: 'too_short', spans: [], length: { unit, is, wanted: goal ?? least } };
  if (goal !== null && is > goal * LONGEST_PART)
    return { check: 'too_long', spans: [], length: { unit, is, wanted: goal } };
  return null;
}

const BLANKS = [
  /[〇○◯●△▲□■◇◆×✕]{2,}|[_＿]{2,}|\bX{3,}\b/gu,
  /[[［][^[［\]］\n]*[\]］]/gu,
  /[（(【「]\s*[)）】」]/gu,
];

/** Unfilled placeholders: 〇〇, blanks, empty or square brackets, and bracketed parts of templates. */
function leftBrackets(text: string, templates: readonly string[]): Span[] {
  const signs = BLANKS.flatMap((pattern) => spansOf(text, pattern));
  const places = new Set(templates.flatMap((template) => template.match(/[（(][^()（）\n]+[)）]/gu) ?? []));
  const kept = [...places].flatMap((place) => {
    const spans: Span[] = [];
    for (let start = text.indexOf(place); start >= 0; start = text.indexOf(place, start + 1))
      spans.push({ start, end: start + place.length });
    return spans;
  });
  return [...signs, ...kept].toSorted((a, b) => a.start - b.start);
}

interface Sentence extends Span {
  text: string;
}

/** Up to a full stop; the one in "Vue.js" or "3.5" is none. */
const SENTENCE =
  /(?:[^。．.!?！？\n]|(?<=[\p{Script=Latin}\p{N}])[．.](?=[\p{Script=Latin}\p{N}]))+(?:[。．.!?！？]+|\n|$)/gu;

/**
 * Sentences ending in a full stop, and the last one; headings and list items on their own lines are skipped.
 */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const match of text.matchAll(SENTENCE)) {
    const part = match[0];
    if (part.endsWith('\n')) continue;
    const start = match.index + (part.length - part.trimStart().length);
    sentences.push({ start, end: match.index + part.trimEnd().length, text: part.trim() });
  }
  return sentences;
}

const POLITE =
  /(?:です|でした|でしょう|ます|ました|ません|ませんでした|ましょう|ください|下さい)(?:か|ね|よ|が|から)?$/u;
const PLAIN =
  /(?:だ|である|だった|であった|だろう|であろう|ない|なかった|たい|[いっしちにりみびぎきえけせてめれべげねた]た|んだ|[うくぐすつぬぶむる])$/u;

const QUOTES: Readonly<Record<string, string>> = { '「': '」', '『': '』', '（': '）', '(': ')' };

/** The text with quotations and bracketed parts masked, positions preserved. */
function withoutQuotes(text: string): string {
  const kept: string[] = [];
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const closing = QUOTES[itemAt(text, at)];
    const end = closing === undefined ? -1 : text.lastIndexOf(closing) > at ? text.indexOf(closing, at) : -1;
    if (end < 0) continue;
    kept.push(text.slice(done, at), '〃'.repeat(end + 1 - at));
    done = end + 1;
    at = end;
  }
  return kept.join('') + text.slice(done);
}

/** Japanese texts mixing です・ます and だ・である: the sentences in the rarer style. */
function mixedStyle(text: string): Span[] {
  if (!isMostlyJapanese(text)) return [];
  const polite: Span[] = [];
  const plain: Span[] = [];
  for (const { start, end, text: sentence } of sentencesOf(withoutQuotes(text))) {
    const words = sentence.replace(/(?<![。．.!?！？\s])[。．.!?！？\s]+$/u, '');
    if (POLITE.test(words)) polite.push({ start, end });
    else if (PLAIN.test(words)) plain.push({ start, end });
  }
  if (polite.length === 0 || plain.length === 0) return [];
  const rarer = plain.length <= polite.length ? plain : polite;
  return rarer.map(({ start, end }) => ({ start: Math.max(start, end - 8), end }));
}

const WESTERN_YEAR = /(?:19|20|１９|２０)[\d０-９]{2}\s?年(?!間)/gu;
const JAPANESE_YEAR =
  /(?:明治|大正|昭和|平成|令和)\s?(?:[\d０-９]{1,2}|元|[一二三四五六七八九十]{1,3})\s?年|(^|[^\p{L}\d])[MTSHR]\d{1,2}(?:年|[./]\d{1,2})/gmu;

/** One calendar throughout, that of the printed resume: years in the other one are reported in any text. */
function calendars(text: string, calendar: Calendar = 'western'): ResumeFinding[] {
  if (calendar === 'japanese') return marked('western_calendar', spansOf(text, WESTERN_YEAR));
  const japanese = spansOf(text, JAPANESE_YEAR);
  const isMixed = spansOf(text, WESTERN_YEAR).length > 0;
  return marked(isMixed ? 'mixed_calendars' : 'japanese_calendar', japanese);
}

/** A future month or year in a sentence in the past tense. */
function futureDates(text: string, today: string): Span[] {
  const month = today.slice(0, 7);
  return sentencesOf(text).flatMap((sentence) => {
    if (!/(?:ました|でした|だった|[いっしち]た)[。．.!！]*$/u.test(sentence.text)) return [];
    return [...sentence.text.matchAll(/(20\d{2})\s?年(?:\s?(\d{1,2})\s?月)?/gu)]
      .filter(([, year, named]) =>
        named ? `${year}-${named.padStart(2, '0')}` > month : `${year}` > today.slice(0, 4),
      )
      .map((match) => ({
        start: sentence.start + match.index,
        end: sentence.start + match.index + match[0].length,
      }));
  });
}

/** Repeated sentences, from the second occurrence on. */
function repeatedSentences(text: string): Span[] {
  const seen = new Set<string>();
  return sentencesOf(text).filter(({ text: sentence }) => {
    const key = sentence
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim();
    const isLong = isMostlyJapanese(key)
      ? countCharacters(key) >= REPEATED_FROM.characters
      : countWords(key) >= REPEATED_FROM.words;
    if (!isLong) return false;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}

/** ＡＢＣ１２３ beside ABC123; a single full-width digit is fine in a text without half-width ones. */
function fullWidthLetters(text: string): Span[] {
  const wide = spansOf(text, /[Ａ-Ｚａ-ｚ０-９]+/gu);
  const hasNarrow = /[A-Za-z0-9]/u.test(text);
  return wide.filter(({ start, end }) => hasNarrow || end - start > 1);
}

/** Two or more spaces within a line. */
function doubleSpaces(text: string): Span[] {
  return spansOf(text, /(\S)[ \u00A0\u3000]{2,}(?=\S)/gu);
}
