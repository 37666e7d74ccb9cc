import { calledOffIn, endingWaits } from './appointments.ts';
import { deriveState, type ApplicationProgress, type ApplicationState } from './application-state.ts';
import { undoUntil } from './application-undo.ts';

/**
 * What the student may know of an application. Declining is told when it can no longer be taken back: until then its
 * owner meets the application as it stood, everywhere, and what they do goes on from there.
 */

/** One line of the history; times as dates or as ISO texts. */
interface Line {
  id: number;
  name: string;
  at: Date | string;
  undone_at: Date | string | null;
  after?: Readonly<Record<string, unknown>> | null;
}

/** Whether the line is a decline the student is not told of yet, as the mail about it waits. */
export function isUntold(line: Line, now: Date): boolean {
  if (line.name !== 'decline' || line.undone_at !== null) return false;
  const at = new Date(line.at);
  return endingWaits(line, at).delay_minutes !== undefined && now <= undoUntil(at);
}

/** The lines the student may read: no decline that is not told, and none that was taken back, with what took it back. */
export function toldLines<T extends Line>(history: readonly T[], now: Date): T[] {
  const takenBack = new Set(
    history.filter(({ name, undone_at }) => name === 'decline' && undone_at !== null).map(({ id }) => id),
  );
  return history.filter(
    (line) =>
      !isUntold(line, now) &&
      !takenBack.has(line.id) &&
      line.name !== 'undo_decline' &&
      // They read the day itself.
      line.name !== 'set_reapply_from' &&
      !(line.name === 'undo' && takenBack.has(Number(line.after?.['undone_event_id']))),
  );
}

/** The flags without a decline. */
export const notDeclined = { is_declined_by_hf: false, declined_at: null } as const;

/**
 * The state without a decline.
 * @param interviewCount interviews that stand, those the decline called off among them
 */
export const stateBeforeDecline = (progress: ApplicationProgress, interviewCount: number): ApplicationState =>
  deriveState({ ...progress, ...notDeclined }, interviewCount);

/** Appointments as they stood before the line called some of them off. */
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
