import { SEND_AHEAD_DAYS, UNDO_MINUTES } from './constants.ts';
import type { FieldError } from './error-codes.ts';
import { nextWorkingTime, type IsPublicHoliday } from './working-days.ts';

/** When recommend mails are sent: as soon as undo has expired, in working hours, or at a given time. */
export const SEND_KINDS = ['now', 'working_hours', 'at'] as const;
export type SendKind = (typeof SEND_KINDS)[number];

/** The chosen time; `at` is only for the kind of that name. */
export interface SendChoice {
  kind: SendKind;
  at?: Date | undefined;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** What is wrong with the chosen time, always about `at`; null when it is valid. */
export function sendTimeFault({ kind, at }: SendChoice, now: Date): FieldError | null {
  if (kind !== 'at') return at === undefined ? null : { code: 'invalid' };
  if (at === undefined) return { code: 'required' };
  const ahead = at.getTime() - now.getTime();
  if (ahead <= 0) return { code: 'in_the_past' };
  if (ahead < UNDO_MINUTES * MINUTE) return { code: 'too_soon', params: { minutes: UNDO_MINUTES } };
  if (ahead > SEND_AHEAD_DAYS * DAY) return { code: 'too_far_ahead', params: { days: SEND_AHEAD_DAYS } };
  return null;
}

/** When the mails of a valid choice are sent: never before the undo period ends. */
export function sendAfter({ kind, at }: SendChoice, now: Date, isPublicHoliday: IsPublicHoliday): Date {
  if (kind === 'at' && at) return at;
  const earliest = new Date(now.getTime() + UNDO_MINUTES * MINUTE);
  return kind === 'working_hours' ? nextWorkingTime(earliest, isPublicHoliday) : earliest;
}
