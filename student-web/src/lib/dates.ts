import { formatDay, formatTime } from '../../../domain/formats.ts';
import { endOfTokyoDay, tokyoDay } from '../../../domain/tokyo-time.ts';

export { formatDay, formatMonthOfYear, formatTokyoTime } from '../../../domain/formats.ts';

const TOKYO = 'Asia/Tokyo';
const DAY_MILLISECONDS = 86_400_000;

export function formatMonth(month: number, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );
}

/** An instant as the day it falls on in Tokyo. */
export function formatTokyoDate(instant: string, language: string): string {
  return formatDay(tokyoDay(new Date(instant)), language);
}

/** The same instant where the reader is, or null when their clock agrees with Tokyo's. */
export function formatOwnTime(instant: string, language: string, zone = ownZone()): string | null {
  const own = formatTime(instant, language, zone);
  return wallClock(instant, zone) === wallClock(instant, TOKYO) ? null : own;
}

function wallClock(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Hour and minute in Tokyo. */
export function formatTokyoClock(instant: string, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: TOKYO }).format(
    new Date(instant),
  );
}

/** Hour and minute of the reader's clock, for "saved at". */
export function formatClock(milliseconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(milliseconds),
  );
}

/** Whole days until a due day ends (24:00 in Tokyo): 0 on the day itself, negative when it is over. */
export function daysLeft(day: string, now: Date): number {
  return Math.ceil((endOfTokyoDay(day).getTime() - now.getTime()) / DAY_MILLISECONDS) - 1;
}
