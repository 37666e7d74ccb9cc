import { tokyoDayAfter } from '../../../domain/tokyo-time.ts';
import type { Moment, RelativeDay } from './schemas/values.ts';

const HOUR = 3_600_000;
const APRIL = 4;

/** The demo world's calendar: everything is told in days from the moment it is made. */
export interface Days {
  now: Date;
  /** The instant `days` from now, at an hour of the day in Tokyo if one is given. */
  at(days: number, hour?: number, minute?: number): Date;
  /** The Tokyo day `days` from now, 'YYYY-MM-DD'. */
  day(days: number): string;
  /** The instant that a file tells. */
  moment(moment: Moment): Date;
  /** The Tokyo day that a file tells. */
  on(day: RelativeDay): string;
  /** The Japanese fiscal year (April to March) of now. */
  nendo: number;
}

export function daysFrom(now: Date): Days {
  const day = (days: number) => tokyoDayAfter(now, days);
  const nendo = Number(day(-90).slice(0, 4));
  const at: Days['at'] = (days, hour, minute = 0) => {
    if (hour === undefined) return new Date(now.getTime() + days * 24 * HOUR);
    return new Date(Date.parse(`${day(days)}T00:00:00Z`) + (hour - 9) * HOUR + minute * 60_000);
  };
  return {
    now,
    day,
    at,
    moment: ({ in_days, hour, minute }) => at(in_days, hour, minute),
    on(told) {
      if ('in_days' in told) return day(told.in_days);
      const year = nendo + told.fiscal_year + (told.month < APRIL ? 1 : 0);
      return new Date(Date.UTC(year, told.month - 1, told.day)).toISOString().slice(0, 10);
    },
    nendo,
  };
}
