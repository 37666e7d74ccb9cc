import holidays from '@holiday-jp/holiday_jp/lib/holidays.js';

/** Whether a day is a Japanese public holiday, substitute holidays included (1970 to 2050). */
export const isPublicHoliday = (day: string): boolean => Object.hasOwn(holidays, day);
