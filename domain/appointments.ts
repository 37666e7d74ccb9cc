import { UNDO_MINUTES } from './constants.ts';

/** How long an appointment takes where nobody has said so: companies rarely do, an hour is usual. */
export const APPOINTMENT_MINUTES = 60;

/**
 * The time of an interview; null until it is set. Of the two timestamps in the specification, `conduct_at`
 * takes precedence; some records have only the other one.
 */
export const interviewAt = <T extends Date | string>(interview: {
  conduct_at: T | null;
  fixed_schedule_at: T | null;
}): T | null => interview.conduct_at ?? interview.fixed_schedule_at;

/** Where an interview is held: one that is online has neither place nor map, whatever was written before. */
export const placeOf = <T extends string | null>(interview: {
  is_online: boolean;
  place: T;
  google_map_url: T;
}): { place: T | null; google_map_url: T | null } =>
  interview.is_online
    ? { place: null, google_map_url: null }
    : { place: interview.place, google_map_url: interview.google_map_url };

interface Appointments<I, P> {
  interviews: readonly I[];
  interview_practices: readonly P[];
}

/**
 * Upcoming appointments, which the end of an application cancels (`callOffAppointments` does the same in SQL):
 * interviews without a result whose time is in the future or not set, and future practices. Past appointments
 * stay.
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

/** The interview to come that is first; null when none is ahead, or none has a time. */
export function nextInterview<I extends Parameters<typeof stillToCome>[0]['interviews'][number]>(
  interviews: readonly I[],
  now: Date,
): I | null {
  const startOf = (interview: I) => new Date(interviewAt(interview) ?? 0).getTime();
  const ahead = stillToCome({ interviews, interview_practices: [] }, now).interviews;
  return ahead.filter(interviewAt).toSorted((a, b) => startOf(a) - startOf(b))[0] ?? null;
}

/** The cancelled appointments, as stored in the history entry. */
export interface CalledOff {
  interview_ids: number[];
  practice_ids: number[];
  /** Start of the earliest one, ISO 8601; null when no time was set. */
  first_at: string | null;
}

/** The appointments a history entry cancelled; null when none. */
export function calledOffIn(line: { after?: Readonly<Record<string, unknown>> | null }): CalledOff | null {
  const related = line.after?.['related'] as { called_off?: CalledOff } | undefined;
  return related?.called_off ?? null;
}

/** What a history entry about a practice did with it. */
export const PRACTICE_STEPS = ['booked', 'changed', 'done'] as const;
export type PracticeStep = (typeof PRACTICE_STEPS)[number];

/** Which interview a history entry is about, and what it did with a practice; null where it is about neither. */
export function appointmentIn(line: { after?: Readonly<Record<string, unknown>> | null }): {
  interview_number: number | null;
  practice_step: PracticeStep | null;
} {
  const related = line.after?.['related'] as
    { interview_number?: number; practice_step?: PracticeStep } | undefined;
  return {
    interview_number: related?.interview_number ?? null,
    practice_step: related?.practice_step ?? null,
  };
}

/** If an appointment starts within this many minutes, the student may already be on their way. */
const SOON_MINUTES = 60;

/**
 * How long the mail about a cancelled appointment is held so that the cancellation can be undone. If it starts
 * within the hour, the mail goes at once, and the cancellation cannot be undone after that.
 */
export function cancellingWaits(startsAt: Date | null, now: Date): { delay_minutes?: number } {
  const minutes = startsAt ? (startsAt.getTime() - now.getTime()) / 60_000 : Infinity;
  return minutes >= 0 && minutes <= SOON_MINUTES ? {} : { delay_minutes: UNDO_MINUTES };
}

/**
 * How long the mail about a moved appointment is held. Not at all if it was to begin, or begins now, within the hour.
 */
export function movingWaits(from: Date | null, to: Date | null, now: Date): { delay_minutes?: number } {
  const waits = cancellingWaits(from, now);
  return waits.delay_minutes === undefined ? waits : cancellingWaits(to, now);
}

/**
 * How long mails about an ending are held for undo. Not at all if the student may be on the way to an
 * appointment it cancels, unless the student ended it themselves.
 */
export function endingWaits(
  line: { name: string; after?: Readonly<Record<string, unknown>> | null },
  now: Date,
): { delay_minutes?: number } {
  const called = calledOffIn(line);
  if (!called?.first_at || line.name === 'quit') return { delay_minutes: UNDO_MINUTES };
  return cancellingWaits(new Date(called.first_at), now);
}
