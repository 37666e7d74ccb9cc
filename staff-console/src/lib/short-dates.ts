import { TOKYO_OFFSET_MILLISECONDS } from '../../../domain/tokyo-time.ts';
import { dateFormat } from './intl-formats.ts';

/** Everything is shown in Japan's time, whoever looks from wherever. */
const TIME_ZONE = 'Asia/Tokyo';

const tag = (locale: string) => (locale === 'ja' ? 'ja-JP' : 'en-GB');

/** A calendar day ('YYYY-MM-DD') with its weekday, which is what one plans by. */
export function formatDay(day: string, locale: string): string {
  return dateFormat(tag(locale), {
    timeZone: 'UTC',
    year: 'numeric',
    month: locale === 'ja' ? 'numeric' : 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The day of an instant in Japan, without its weekday. */
export function formatShortDay(iso: string, locale: string): string {
  return dateFormat(tag(locale), {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: locale === 'ja' ? 'numeric' : 'short',
    day: 'numeric',
  }).format(new Date(iso));
}

/** An instant, to the minute, in Japan's time. */
export function formatTime(iso: string, locale: string): string {
  return toTheMinute(iso, locale);
}

/** As formatTime, with the weekday: what is still to come is planned by it. */
export function formatPlannedTime(iso: string, locale: string): string {
  return toTheMinute(iso, locale, { weekday: 'short' });
}

function toTheMinute(iso: string, locale: string, besides: Intl.DateTimeFormatOptions = {}): string {
  return dateFormat(tag(locale), {
    ...besides,
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: locale === 'ja' ? 'numeric' : 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));
}

/** Year and month of a calendar day, for schools. */
export function formatMonth(day: string | null, locale: string): string {
  if (!day) return '';
  return dateFormat(tag(locale), { timeZone: 'UTC', year: 'numeric', month: 'short' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** An instant as the value of a datetime-local field, read as Japan's time. */
export function toTokyoInput(iso: string | null | undefined): string {
  if (!iso) return '';
  return new Date(Date.parse(iso) + TOKYO_OFFSET_MILLISECONDS).toISOString().slice(0, 16);
}

/** The instant a datetime-local field means in Japan; null for an empty or unfinished field. */
export function fromTokyoInput(value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return null;
  const instant = Date.parse(`${value}:00Z`) - TOKYO_OFFSET_MILLISECONDS;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}
