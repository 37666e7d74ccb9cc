import { tokyoDayAfter } from '../../../server/domain/tokyo-time.ts';

const HOUR = 3_600_000;

/** The demo world's calendar: everything is told in days from the moment it is made. */
export interface Days {
  now: Date;
  /** The instant `days` from now, at an hour of the day in Tokyo if one is given. */
  at(days: number, hour?: number, minute?: number): Date;
  /** The Tokyo day `days` from now, 'YYYY-MM-DD'. */
  day(days: number): string;
  /** The Japanese fiscal year (April to March) of now. */
  nendo: number;
}

export function daysFrom(now: Date): Days {
  const day = (days: number) => tokyoDayAfter(now, days);
  return {
    now,
    day,
    at(days, hour, minute = 0) {
      if (hour === undefined) return new Date(now.getTime() + days * 24 * HOUR);
      return new Date(Date.parse(`${day(days)}T00:00:00Z`) + (hour - 9) * HOUR + minute * 60_000);
    },
    nendo: Number(day(-90).slice(0, 4)),
  };
}
