import { DomainError, type FieldCode, type FieldErrors } from './error-codes.ts';
import { dayAfter, tokyoDay } from './tokyo-time.ts';

/**
 * Checks dates typed by staff for likely typos. For an unusual date the command answers `date_unconfirmed` with
 * the field's name, and accepts it when `is_date_confirmed` is sent, since interviews are often recorded after
 * the fact. Impossible dates are rejected with the field's own code.
 */

/** Dates further away than this, in days, need confirmation. */
const FAR_DAYS = 2 * 365;
const DAY = 24 * 60 * 60 * 1000;

export type UnlikelyDate = Extract<
  FieldCode,
  'in_the_past' | 'far_ahead' | 'future_date' | 'long_ago' | 'not_held_yet' | 'student_is_taken'
>;

const farOff = (at: Date, now: Date): UnlikelyDate | null => {
  const days = (at.getTime() - now.getTime()) / DAY;
  if (days > FAR_DAYS) return 'far_ahead';
  return days < -FAR_DAYS ? 'long_ago' : null;
};

/** What is unusual about a planned time. */
export function unlikelyPlan(at: Date | null | undefined, now: Date): UnlikelyDate | null {
  if (!at) return null;
  return at < now ? 'in_the_past' : farOff(at, now);
}

/** The same for a day in Japan, 'YYYY-MM-DD'; today is not in the past. */
export function unlikelyDay(day: string | null | undefined, now: Date): UnlikelyDate | null {
  if (!day) return null;
  const today = tokyoDay(now);
  if (day < today) return 'in_the_past';
  return day > dayAfter(today, FAR_DAYS) ? 'far_ahead' : null;
}

/** What is unlikely about the time of a past event. */
export function unlikelyPast(at: Date | null | undefined, now: Date): UnlikelyDate | null {
  if (!at) return null;
  return at > now ? 'future_date' : farOff(at, now);
}

/** What is unlikely about a time that may be past or future. */
export const unlikelyTime = (at: Date | null | undefined, now: Date): UnlikelyDate | null =>
  at ? farOff(at, now) : null;

/** A result or end recorded for an appointment that has not begun. */
export const unlikelyEnd = (startsAt: Date | null, endsAt: Date): UnlikelyDate | null =>
  startsAt && startsAt > endsAt ? 'not_held_yet' : null;

/**
 * @param found the unusual dates, by field path in bracket form
 * @returns the error that asks for confirmation; null when none is needed
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
