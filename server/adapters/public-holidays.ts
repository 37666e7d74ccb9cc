import holidays from '@holiday-jp/holiday_jp/lib/holidays.js';

/** Japan's public holidays with their substitutes, 1970 to 2050. */
export const isPublicHoliday = (day: string): boolean => Object.hasOwn(holidays, day);
