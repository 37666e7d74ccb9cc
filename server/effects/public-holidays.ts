import holidays from '@holiday-jp/holiday_jp/lib/holidays.js';

/** Whether a day ('YYYY-MM-DD') is a public holiday of Japan, by a list that the package keeps up to date. */
export const isPublicHoliday = (day: string): boolean => Object.hasOwn(holidays, day);
