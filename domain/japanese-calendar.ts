import { itemAt } from './required.ts';

/**
 * Dates as a Japanese resume writes them, always in the western calendar (西暦), since one document uses one
 * calendar. Days are 'YYYY-MM-DD', as in the database.
 */
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

function parts(day: string): [year: string, month: string, date: string] {
  const match = DAY.exec(day);
  if (!match) throw new RangeError(`Not a day: ${day}`);
  return [itemAt(match, 1), itemAt(match, 2), itemAt(match, 3)];
}

/** '2026-11-03' → '2026年11月3日' */
export function japaneseDay(day: string): string {
  const [year, month, date] = parts(day);
  return `${year}年${Number(month)}月${Number(date)}日`;
}

/** '2027-03-01' → '2027年03月', the resume's format for graduation (specification section 9). */
export function japaneseMonth(day: string): string {
  const [year, month] = parts(day);
  return `${year}年${month}月`;
}

/** The cells of the columns 年 and 月; both blank when the day is unknown. */
export function yearAndMonth(day: string | null): { year: string; month: string } {
  if (day === null) return { year: '', month: '' };
  const [year, month] = parts(day);
  return { year, month };
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
