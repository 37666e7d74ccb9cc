/**
 * Asia/Tokyo has had no daylight saving time since 1952, so a fixed offset is exact for every date we store.
 */
export const TOKYO_OFFSET_MILLISECONDS = 9 * 60 * 60 * 1000;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Calendar day in Tokyo, 'YYYY-MM-DD'. */
export function tokyoDay(instant: Date): string {
  return new Date(instant.getTime() + TOKYO_OFFSET_MILLISECONDS).toISOString().slice(0, 10);
}

/** Full hour in Tokyo, 0 to 23. */
export function tokyoHour(instant: Date): number {
  return new Date(instant.getTime() + TOKYO_OFFSET_MILLISECONDS).getUTCHours();
}

/** The calendar day ('YYYY-MM-DD') `days` after another, or before it if negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** The day `days` after the Tokyo day of `instant`, 'YYYY-MM-DD'. */
export function tokyoDayAfter(instant: Date, days: number): string {
  return dayAfter(tokyoDay(instant), days);
}

/** Start of a day: 0:00 in Tokyo. */
export function startOfTokyoDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - TOKYO_OFFSET_MILLISECONDS);
}

/** End of a due date: 24:00 in Tokyo. */
export function endOfTokyoDay(day: string): Date {
  return new Date(startOfTokyoDay(day).getTime() + DAY_MILLISECONDS);
}

/** Whether a due date ('YYYY-MM-DD', inclusive) has passed at `now`. */
export function isPastDueDay(day: string | null, now: Date): boolean {
  return day !== null && now.getTime() >= endOfTokyoDay(day).getTime();
}
