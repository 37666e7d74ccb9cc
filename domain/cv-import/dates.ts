import { firstDayOfMonth, isRealDate } from '../validation.ts';
import { trimmed, type CvLanguage } from './lines.ts';

/** A date as far as it is told: a year alone, a month or a day. */
interface CvDate {
  year: number;
  month: number | null;
  day: number | null;
  /** Written as two numbers and a year, of which each may be the month. */
  isEitherWay: boolean;
  from: number;
  to: number;
}

const ERA_BEGINS: Readonly<Record<string, number>> = {
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  R: 2019,
  H: 1989,
  S: 1926,
};
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME = String.raw`(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?`;

interface Parts {
  year: number;
  month?: number | undefined;
  day?: number | undefined;
  isEitherWay?: boolean;
}

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const monthNamed = (name: string | undefined) => MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;

/** Of numbers apart by signs only dots tell which is the day. */
function numeric([, a, sign, b, year]: readonly string[]): Parts {
  const first = Number(a);
  const second = Number(b);
  if (second > 12) return { year: Number(year), month: first, day: second };
  return {
    year: Number(year),
    month: second,
    day: first,
    isEitherWay: sign !== '.' && first <= 12 && first !== second,
  };
}

const FORMS: readonly [pattern: RegExp, read: (match: readonly string[]) => Parts][] = [
  [
    /(令和|平成|昭和|(?<![A-Za-z])[RHS])\s?\.?\s?(元|\d{1,2})\s?[年./-]\s?(\d{1,2})(?!\d)\s?(?:[月./-]\s?(?:(\d{1,2})(?!\d)\s?日?)?)?/g,
    ([, era, year, month, day]) => ({
      year: (ERA_BEGINS[era ?? ''] ?? 0) + (year === '元' ? 1 : Number(year)) - 1,
      month: number(month),
      day: number(day),
    }),
  ],
  [
    /(?<!\d)(\d{4})\s?年\s?(\d{1,2})\s?月(?:\s?(\d{1,2})\s?[日号])?/g,
    ([, year, month, day]) => ({ year: Number(year), month: number(month), day: number(day) }),
  ],
  [
    /(?<![\d./-])(\d{4})\s?[-/.]\s?(\d{1,2})(?!\d)(?:\s?[-/.]\s?(\d{1,2})(?!\d))?/g,
    ([, year, month, day]) => ({ year: Number(year), month: number(month), day: number(day) }),
  ],
  [/(?<![\d./-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?[-/.]\s?(\d{4})(?!\d)/g, numeric],
  [
    /(?<![\d./-])(\d{1,2})\s?[-/.]\s?(\d{4})(?!\d)/g,
    ([, month, year]) => ({ year: Number(year), month: number(month) }),
  ],
  [
    /(?:ngày\s)?(?:(?<!\d)(\d{1,2})\s)?tháng\s(\d{1,2})\s?(?:năm\s|\/|,\s?|-)?\s?(\d{4})(?!\d)/gi,
    ([, day, month, year]) => ({ year: Number(year), month: number(month), day: number(day) }),
  ],
  [
    new RegExp(
      String.raw`(?<![\d\p{L}])(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?${MONTH_NAME},?\s?(\d{4})(?!\d)`,
      'giu',
    ),
    ([, day, month, year]) => ({ year: Number(year), month: monthNamed(month), day: number(day) }),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${MONTH_NAME},?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)`, 'giu'),
    ([, month, day, year]) => ({ year: Number(year), month: monthNamed(month), day: number(day) }),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${MONTH_NAME},?\s?(\d{4})(?!\d)`, 'giu'),
    ([, month, year]) => ({ year: Number(year), month: monthNamed(month) }),
  ],
  [/(?<![\d./-])((?:19|20)\d{2})(?!\d)\s?年?/g, ([, year]) => ({ year: Number(year) })],
];

function isLikely({ year, month, day }: Parts): boolean {
  if (year < 1930 || year > 2045) return false;
  if (month === undefined) return true;
  if (month < 1 || month > 12) return false;
  return day === undefined || isRealDate(dayOf(year, month, day));
}

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`;

/** All dates of a line from left to right; of readings of the same place the longest. */
export function datesIn(text: string): CvDate[] {
  const found = FORMS.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const parts = read(match);
      if (!isLikely(parts)) return [];
      const { year, month = null, day = null, isEitherWay = false } = parts;
      return [{ year, month, day, isEitherWay, from: match.index, to: match.index + match[0].length }];
    }),
  ).sort((a, b) => b.to - b.from - (a.to - a.from));
  const kept: CvDate[] = [];
  for (const date of found)
    if (!kept.some(({ from, to }) => date.from < to && from < date.to)) kept.push(date);
  return kept.sort((a, b) => a.from - b.from);
}

/** The first day of the month of a date; null where only the year is told. */
export const monthOf = ({ year, month }: Pick<CvDate, 'year' | 'month'>): string | null =>
  month === null ? null : firstDayOfMonth(year, month);

/**
 * The day that a line tells. Null where the numbers leave open which is the month: Vietnamese writes the day first,
 * English either.
 */
export function dayIn(text: string, language: CvLanguage): string | null {
  const date = datesIn(text).find(({ day }) => day !== null);
  if (!date || date.month === null || date.day === null) return null;
  if (date.isEitherWay && language !== 'vi') return null;
  return dayOf(date.year, date.month, date.day);
}

/** The month that a line of one date tells, of an exam or a certificate. */
export function monthIn(text: string): string | null {
  const dates = datesIn(text);
  const [date] = dates;
  return date && dates.length === 1 ? monthOf(date) : null;
}

export interface Period {
  /** Days, the first of their month; null where the CV does not tell the month. */
  start: string | null;
  end: string | null;
  /** Goes on today. */
  isOpen: boolean;
  /** Two ends are told, even if only by their years. */
  isRange: boolean;
}

const BETWEEN = /^\s?(?:[-–—―~〜～→]|to|until|till|から|到|至|đến|tới|[-–]\s?to)\s?(?:tháng\s|tháng)?\s?$/i;
const OPEN =
  /^\s?(?:[-–—―~〜～]|to|until|から|到|至|đến|tới)?\s?(?:present|now|current|today|ongoing|現在|在学中|在職中|至今|今|现在|nay|hiện tại|hiện nay)/i;
const SINCE = /(?:since|from|từ|自)\s?$/i;
const OPEN_END = /^\s?(?:[~〜～]\s?$|より|から|[-–—]\s?$)/;
const MONTH_BEFORE = new RegExp(String.raw`(?<!\p{L})${MONTH_NAME}\s?(?:[-–—~]|to)\s?$`, 'iu');
const MONTH_AFTER = /^\s?[-–—~〜～]\s?(\d{1,2})\s?月/;

/** The period of a line and what stands beside it; null where it tells none. */
export function periodIn(text: string): { period: Period; rest: string; from: number } | null {
  const dates = datesIn(text);
  const [first, second] = dates;
  if (!first) return null;
  const before = text.slice(0, first.from);
  const cut = (to: number, from = first.from) =>
    trimmed(`${text.slice(0, from)} ${text.slice(to)}`.replace(/\(\s?\)/g, ' '));
  if (second && BETWEEN.test(text.slice(first.to, second.from)))
    return {
      period: { start: monthOf(first), end: monthOf(second), isOpen: false, isRange: true },
      rest: cut(second.to),
      from: first.from,
    };
  if (dates.length > 1) return null;
  const after = text.slice(first.to);
  const open = OPEN.exec(after);
  if (open)
    return {
      period: { start: monthOf(first), end: null, isOpen: true, isRange: true },
      rest: cut(first.to + open[0].length),
      from: first.from,
    };
  const sameYear = MONTH_AFTER.exec(after);
  if (sameYear && first.month !== null)
    return {
      period: {
        start: monthOf(first),
        end: firstDayOfMonth(first.year, Number(sameYear[1])),
        isOpen: false,
        isRange: true,
      },
      rest: cut(first.to + sameYear[0].length),
      from: first.from,
    };
  const earlier = MONTH_BEFORE.exec(before);
  if (earlier && first.month !== null)
    return {
      period: {
        start: firstDayOfMonth(first.year, monthNamed(earlier[1])),
        end: monthOf(first),
        isOpen: false,
        isRange: true,
      },
      rest: cut(first.to, earlier.index),
      from: earlier.index,
    };
  const isStart = SINCE.test(before) || OPEN_END.test(after);
  return {
    period: {
      start: isStart ? monthOf(first) : null,
      end: isStart ? null : monthOf(first),
      isOpen: isStart,
      isRange: isStart,
    },
    rest: cut(first.to).replace(SINCE, ''),
    from: first.from,
  };
}
