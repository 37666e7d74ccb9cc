import { calledOffIn, endingWaits } from './appointments.ts';
import { deriveState, type ApplicationProgress, type ApplicationState } from './application-state.ts';
import { undoUntil } from './application-undo.ts';

/**
 * What the student may know about an application. A decline is disclosed once it can no longer be undone; until
 * then the student sees and continues the application as if it had not happened.
 */

/** A history entry; times as dates or ISO strings. */
interface Line {
  id: number;
  name: string;
  at: Date | string;
  undone_at: Date | string | null;
  after?: Readonly<Record<string, unknown>> | null;
}

/** Whether the entry is a decline not yet disclosed to the student (its mail is still held). */
export function isUndisclosed(line: Line, now: Date): boolean {
  if (line.name !== 'decline' || line.undone_at !== null) return false;
  const at = new Date(line.at);
  return endingWaits(line, at).delay_minutes !== undefined && now <= undoUntil(at);
}

/** The entries the student may read: without undisclosed declines and without undone ones and their undos. */
export function disclosedEvents<T extends Line>(history: readonly T[], now: Date): T[] {
  const takenBack = new Set(
    history.filter(({ name, undone_at }) => name === 'decline' && undone_at !== null).map(({ id }) => id),
  );
  return history.filter(
    (line) =>
      !isUndisclosed(line, now) &&
      !takenBack.has(line.id) &&
      line.name !== 'undo_decline' &&
      // The student sees the date itself.
      line.name !== 'set_reapply_from' &&
      !(line.name === 'undo' && takenBack.has(Number(line.after?.['undone_event_id']))),
  );
}

/** The flags without a decline. */
export const notDeclined = { is_declined_by_hf: false, declined_at: null } as const;

/**
 * The state without the decline.
 * @param interviewCount active interviews, including those the decline cancelled
 */
export const stateBeforeDecline = (progress: ApplicationProgress, interviewCount: number): ApplicationState =>
  deriveState({ ...progress, ...notDeclined }, interviewCount);

/** Appointments as they were before the entry cancelled some of them. */
export function standingAgain<T extends { id: number }>(
  line: Line,
  kind: 'interview_ids' | 'practice_ids',
  appointments: readonly T[],
): T[] {
  const ids = calledOffIn(line)?.[kind] ?? [];
  return appointments.map((one) =>
    ids.includes(one.id) ? { ...one, cancelled_at: null, cancel_reason: null } : one,
  );
}
