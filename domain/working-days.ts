import { WORKING_HOURS } from './constants.ts';
import { dayAfter, startOfTokyoDay, tokyoDay } from './tokyo-time.ts';

const HOUR = 3_600_000;

/** Whether a day ('YYYY-MM-DD') is a public holiday. Passed in: a list of them weighs more than the rule. */
export type IsPublicHoliday = (day: string) => boolean;

/**
 * Between the years nobody answers: public offices rest from December 29 to January 3 (Act on Holidays of
 * Administrative Organs, art. 1), and so do most companies.
 */
const isBetweenTheYears = (day: string): boolean => {
  const inYear = day.slice(5);
  return inYear >= '12-29' || inYear <= '01-03';
};

/** Whether people are at work on a day ('YYYY-MM-DD'): not on weekends, public holidays and between the years. */
export function isWorkingDay(day: string, isPublicHoliday: IsPublicHoliday): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isBetweenTheYears(day) && !isPublicHoliday(day);
}

/**
 * The calendar day so many working days after another; weekends, public holidays and the days between the years are
 * left out. An estimate to tell people, not a deadline.
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

/** The last calendar day from which so many working days have passed by `day`: the other way round. */
export function lastDayReaching(day: string, days: number, isPublicHoliday: IsPublicHoliday): string {
  let from = day;
  while (addWorkingDays(from, days, isPublicHoliday) > day) from = dayAfter(from, -1);
  return from;
}

/** The working day before a day, which itself may be none. */
export function previousWorkingDay(day: string, isPublicHoliday: IsPublicHoliday): string {
  let before = day;
  do before = dayAfter(before, -1);
  while (!isWorkingDay(before, isPublicHoliday));
  return before;
}

/** The first instant, from this one on, at which people are at work: itself in working hours, else the next opening. */
export function nextWorkingTime(from: Date, isPublicHoliday: IsPublicHoliday): Date {
  const hourOf = (day: string, hour: number) => new Date(startOfTokyoDay(day).getTime() + hour * HOUR);
  let day = tokyoDay(from);
  while (!isWorkingDay(day, isPublicHoliday) || from >= hourOf(day, WORKING_HOURS.to)) day = dayAfter(day, 1);
  const opening = hourOf(day, WORKING_HOURS.from);
  return from > opening ? from : opening;
}
