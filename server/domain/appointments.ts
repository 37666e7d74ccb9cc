/**
 * When an interview is; null until its day is set. Of the two specified instants `conduct_at` counts; some records
 * have only the other one, the time that was fixed.
 */
export const interviewAt = <T extends Date | string>(interview: {
  conduct_at: T | null;
  fixed_schedule_at: T | null;
}): T | null => interview.conduct_at ?? interview.fixed_schedule_at;

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
