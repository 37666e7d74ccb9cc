import { itemAt } from './required.ts';

/**
 * Dates as a Japanese resume writes them, in one calendar throughout: the western one (西暦) or eras (和暦). Days are
 * 'YYYY-MM-DD', as in the database.
 */
export const CALENDARS = ['western', 'japanese'] as const;
export type Calendar = (typeof CALENDARS)[number];

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

function parts(day: string): [year: string, month: string, date: string] {
  const match = DAY.exec(day);
  if (!match) throw new RangeError(`Not a day: ${day}`);
  return [itemAt(match, 1), itemAt(match, 2), itemAt(match, 3)];
}

/** The eras of those who may write a resume, the newest first. */
const ERAS = [
  ['2019-05-01', '令和'],
  ['1989-01-08', '平成'],
  ['1926-12-25', '昭和'],
] as const;

/** '2026', or '令和8'; the first year of an era is 元. */
function yearOf(day: string, calendar: Calendar): string {
  const [year] = parts(day);
  const era = calendar === 'japanese' && ERAS.find(([begin]) => day.slice(0, 10) >= begin);
  if (!era) return year;
  const nth = Number(year) - Number(era[0].slice(0, 4)) + 1;
  return `${era[1]}${nth === 1 ? '元' : nth}`;
}

/** '2026-11-03' → '2026年11月3日' */
export function japaneseDay(day: string, calendar: Calendar = 'western'): string {
  const [, month, date] = parts(day);
  return `${yearOf(day, calendar)}年${Number(month)}月${Number(date)}日`;
}

/** '2025-04-01' → '2025年4月', in running text. */
export function plainMonth(day: string, calendar: Calendar = 'western'): string {
  return `${yearOf(day, calendar)}年${Number(parts(day)[1])}月`;
}

/**
 * '2025年4月〜9月': from and until when, the year said once where it is the same.
 * @param today the month of it, or a later one, is still expected (予定)
 */
export function monthsBetween(
  from: string | null,
  until: string | null,
  today: string,
  calendar: Calendar = 'western',
): string {
  if (from === null && until === null) return '';
  if (until === null) {
    const begin = from ?? '';
    return `${plainMonth(begin, calendar)}〜${compareMonths(begin, today) > 0 ? '（予定）' : '現在'}`;
  }
  const isSameYear = from !== null && yearOf(from, calendar) === yearOf(until, calendar);
  const end = isSameYear ? `${Number(parts(until)[1])}月` : plainMonth(until, calendar);
  return `${from === null ? '' : plainMonth(from, calendar)}〜${end}${compareMonths(until, today) >= 0 ? '（予定）' : ''}`;
}

/** '2027-03-01' → '2027年03月', the resume's format for graduation (specification section 9). */
export function japaneseMonth(day: string, calendar: Calendar = 'western'): string {
  return `${yearOf(day, calendar)}年${parts(day)[1]}月`;
}

/** The cells of the columns 年 and 月; both blank when the day is unknown. */
export function yearAndMonth(
  day: string | null,
  calendar: Calendar = 'western',
): { year: string; month: string } {
  if (day === null) return { year: '', month: '' };
  return { year: yearOf(day, calendar), month: itemAt(parts(day), 1) };
}

/** Full years (満年齢) on a day. Someone born on 29 February turns older on 1 March of a common year. */
export function ageOn(birthDay: string, day: string): number {
  const [birthYear, birthMonth, birthDate] = parts(birthDay);
  const [year, month, date] = parts(day);
  const hadBirthday = `${month}${date}` >= `${birthMonth}${birthDate}`;
  return Number(year) - Number(birthYear) - (hadBirthday ? 0 : 1);
}

/** Compares months: negative, zero or positive as `a` is before, in or after the month of `b`. */
export function compareMonths(a: string, b: string): number {
  const [yearA, monthA] = parts(a);
  const [yearB, monthB] = parts(b);
  return Number(yearA) - Number(yearB) || Number(monthA) - Number(monthB);
}
