import holidays from '@holiday-jp/holiday_jp/lib/holidays.js';

/** Japan's public holidays with their substitutes, 1970 to 2050. The list is 14 KB packed: load it when it is needed. */
export const isPublicHoliday = (day: string): boolean => Object.hasOwn(holidays, day);
