/**
 * When an interview is; null until its day is set. Of the two specified instants `conduct_at` counts; some records
 * have only the other one, the time that was fixed.
 */
export const interviewAt = <T extends Date | string>(interview: {
  conduct_at: T | null;
  fixed_schedule_at: T | null;
}): T | null => interview.conduct_at ?? interview.fixed_schedule_at;
