import { endOfTokyoDay, tokyoDay } from '../../../domain/tokyo-time.ts';

const TOKYO = 'Asia/Tokyo';
const DAY_MILLISECONDS = 86_400_000;

/** A calendar day 'YYYY-MM-DD' as people of the language write it. */
export function formatDay(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The year and month of a calendar day 'YYYY-MM-DD'. */
export function formatMonthOfYear(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}

export function formatMonth(month: number, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, month - 1, 1)),
  );
}

/** An instant as the day it falls on in Tokyo. */
export function formatTokyoDate(instant: string, language: string): string {
  return formatDay(tokyoDay(new Date(instant)), language);
}

/** An instant with weekday, hour and minute in Tokyo. Where it is an appointment, say so beside it. */
export function formatTokyoTime(instant: string, language: string): string {
  return formatTime(instant, language, TOKYO);
}

/** The same instant where the reader is, or null when their clock agrees with Tokyo's. */
export function formatOwnTime(instant: string, language: string, zone = ownZone()): string | null {
  const own = formatTime(instant, language, zone);
  return wallClock(instant, zone) === wallClock(instant, TOKYO) ? null : own;
}

function formatTime(instant: string, language: string, timeZone: string): string {
  const written = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
  // Vietnamese begins with "at" ("lúc 14:00 Thứ 4, …"), which no sentence and no line here wants.
  return written.replace(/^lúc /, '');
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
