import { DomainError, type FieldCode, type FieldErrors } from './error-codes.ts';
import { dayAfter, tokyoDay } from './tokyo-time.ts';

/**
 * Dates that staff type in, looked at for slips of the finger. A date no one usually means is asked about: the command
 * refuses with `date_unconfirmed` and the field's name, and takes it once `is_date_confirmed` comes with it, for an
 * interview is often recorded after it was held. What no record can mean is refused by its field's own code instead.
 */

/** Days from today beyond which a date is asked about, either way. */
const FAR_DAYS = 2 * 365;
const DAY = 24 * 60 * 60 * 1000;

export type UnlikelyDate = Extract<
  FieldCode,
  'in_the_past' | 'far_ahead' | 'future_date' | 'long_ago' | 'not_held_yet'
>;

const farOff = (at: Date, now: Date): UnlikelyDate | null => {
  const days = (at.getTime() - now.getTime()) / DAY;
  if (days > FAR_DAYS) return 'far_ahead';
  return days < -FAR_DAYS ? 'long_ago' : null;
};

/** What is unlikely about when something is to be. */
export function unlikelyPlan(at: Date | null | undefined, now: Date): UnlikelyDate | null {
  if (!at) return null;
  return at < now ? 'in_the_past' : farOff(at, now);
}

/** The same of a day in Japan, 'YYYY-MM-DD'; today is none of the past. */
export function unlikelyDay(day: string | null | undefined, now: Date): UnlikelyDate | null {
  if (!day) return null;
  const today = tokyoDay(now);
  if (day < today) return 'in_the_past';
  return day > dayAfter(today, FAR_DAYS) ? 'far_ahead' : null;
}

/** What is unlikely about when something was. */
export function unlikelyPast(at: Date | null | undefined, now: Date): UnlikelyDate | null {
  if (!at) return null;
  return at > now ? 'future_date' : farOff(at, now);
}

/** What is unlikely about a time that may lie before or after now. */
export const unlikelyTime = (at: Date | null | undefined, now: Date): UnlikelyDate | null =>
  at ? farOff(at, now) : null;

/** A result, or the end, of an appointment that has not begun. */
export const unlikelyEnd = (startsAt: Date | null, endsAt: Date): UnlikelyDate | null =>
  startsAt && startsAt > endsAt ? 'not_held_yet' : null;

/**
 * @param found what is unlikely, by the field's path in bracket form
 * @returns the refusal that asks; null where nothing is to be asked
 */
export function dateQuestion(
  found: Readonly<Record<string, UnlikelyDate | null>>,
  isConfirmed: boolean | undefined,
): DomainError | null {
  const fields: FieldErrors = {};
  for (const [path, code] of Object.entries(found)) if (code) fields[path] = [{ code }];
  const isAsked = !isConfirmed && Object.keys(fields).length > 0;
  return isAsked ? new DomainError('date_unconfirmed', { fields }) : null;
}

/** @throws DomainError date_unconfirmed */
export function askAboutDates(...given: Parameters<typeof dateQuestion>): void {
  const question = dateQuestion(...given);
  if (question) throw question;
}
