import { WORKING_HOURS } from './constants.ts';
import { dayAfter, startOfTokyoDay, tokyoDay } from './tokyo-time.ts';

const HOUR = 3_600_000;

/**
 * Whether a day ('YYYY-MM-DD') is a public holiday. Passed in because the list is much larger than the rule.
 */
export type IsPublicHoliday = (day: string) => boolean;

/**
 * Year-end closure: public offices close from December 29 to January 3 (Act on Holidays of Administrative
 * Organs, art. 1), as do most companies.
 */
const isBetweenTheYears = (day: string): boolean => {
  const inYear = day.slice(5);
  return inYear >= '12-29' || inYear <= '01-03';
};

/** Whether a day ('YYYY-MM-DD') is a working day: no weekend, public holiday or year-end closure. */
export function isWorkingDay(day: string, isPublicHoliday: IsPublicHoliday): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isBetweenTheYears(day) && !isPublicHoliday(day);
}

/**
 * The calendar day `days` working days after another. An estimate to show people, not a deadline.
 * @param day 'YYYY-MM-DD'
 */
export function addWorkingDays(day: string, days: number, isPublicHoliday: IsPublicHoliday): string {
  let reached = day;
  for (let left = days; left > 0;) {
    reached = dayAfter(reached, 1);
    if (isWorkingDay(reached, isPublicHoliday)) left -= 1;
  }
  return reached;
}

/** The inverse: the latest calendar day from which `days` working days have passed by `day`. */
export function lastDayReaching(day: string, days: number, isPublicHoliday: IsPublicHoliday): string {
  let from = day;
  while (addWorkingDays(from, days, isPublicHoliday) > day) from = dayAfter(from, -1);
  return from;
}

/** The working day before a day, which itself need not be one. */
export function previousWorkingDay(day: string, isPublicHoliday: IsPublicHoliday): string {
  let before = day;
  do before = dayAfter(before, -1);
  while (!isWorkingDay(before, isPublicHoliday));
  return before;
}

/** The earliest instant within working hours: `from` itself, or the next opening. */
export function nextWorkingTime(from: Date, isPublicHoliday: IsPublicHoliday): Date {
  const hourOf = (day: string, hour: number) => new Date(startOfTokyoDay(day).getTime() + hour * HOUR);
  let day = tokyoDay(from);
  while (!isWorkingDay(day, isPublicHoliday) || from >= hourOf(day, WORKING_HOURS.to)) day = dayAfter(day, 1);
  const opening = hourOf(day, WORKING_HOURS.from);
  return from > opening ? from : opening;
}
