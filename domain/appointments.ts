import { UNDO_MINUTES } from './constants.ts';

/**
 * When an interview is; null until its day is set. Of the two specified instants `conduct_at` counts; some records
 * have only the other one, the time that was fixed.
 */
export const interviewAt = <T extends Date | string>(interview: {
  conduct_at: T | null;
  fixed_schedule_at: T | null;
}): T | null => interview.conduct_at ?? interview.fixed_schedule_at;

interface Appointments<I, P> {
  interviews: readonly I[];
  interview_practices: readonly P[];
}

/**
 * What is still to come of an application, and an end calls off (the same in SQL: `callOffAppointments`): interviews
 * without a result whose time is ahead or not set, and practices ahead. What was held is history.
 */
export function stillToCome<
  T extends Date | string,
  I extends {
    cancelled_at: T | null;
    is_passed: boolean | null;
    conduct_at: T | null;
    fixed_schedule_at: T | null;
  },
  P extends { cancelled_at: T | null; done_at: T | null; scheduled_at: T },
>({ interviews, interview_practices }: Appointments<I, P>, now: Date): Appointments<I, P> {
  const isAhead = (at: T) => new Date(at) > now;
  return {
    interviews: interviews.filter((interview) => {
      const at = interviewAt(interview);
      return !interview.cancelled_at && interview.is_passed === null && (at === null || isAhead(at));
    }),
    interview_practices: interview_practices.filter(
      ({ cancelled_at, done_at, scheduled_at }) => !cancelled_at && !done_at && isAhead(scheduled_at),
    ),
  };
}

/** What an end called off, as its line of the history keeps it. */
export interface CalledOff {
  interview_ids: number[];
  practice_ids: number[];
  /** When the first of them was to begin; null when no time was set. ISO 8601. */
  first_at: string | null;
}

/** What a line of the history called off; null when nothing. */
export function calledOffIn(line: { after?: Readonly<Record<string, unknown>> | null }): CalledOff | null {
  const related = line.after?.['related'] as { called_off?: CalledOff } | undefined;
  return related?.called_off ?? null;
}

/** An appointment that begins within these minutes may have somebody on the way to it. */
const SOON_MINUTES = 60;

/**
 * How long the mail about a cancelled appointment waits to be taken back. Of one that begins within the hour the
 * student learns at once, before they set out: then the cancelling cannot be undone once the mail has left.
 */
export function cancellingWaits(startsAt: Date | null, now: Date): { delay_minutes?: number } {
  const minutes = startsAt ? (startsAt.getTime() - now.getTime()) / 60_000 : Infinity;
  return minutes >= 0 && minutes <= SOON_MINUTES ? {} : { delay_minutes: UNDO_MINUTES };
}

/**
 * How long mails about an end wait to be taken back: not at all when somebody may be on the way to what it calls off.
 * Who ended it themselves sets out for nothing.
 */
export function endingWaits(
  line: { name: string; after?: Readonly<Record<string, unknown>> | null },
  now: Date,
): { delay_minutes?: number } {
  const called = calledOffIn(line);
  if (!called?.first_at || line.name === 'quit') return { delay_minutes: UNDO_MINUTES };
  return cancellingWaits(new Date(called.first_at), now);
}
