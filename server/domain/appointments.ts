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
