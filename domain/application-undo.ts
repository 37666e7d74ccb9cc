import type { ApplicationState } from './application-state.ts';
import type { ApplicationEventName } from './application-transitions.ts';
import { UNDO_MINUTES } from './constants.ts';
import { DomainError } from './error-codes.ts';

/**
 * Events that staff may undo as a whole. Excluded: actions of the student, undos themselves, and new
 * appointments, which are changed or cancelled instead. `send_again` only sends a mail. `assign` can be undone
 * where many were handed over at once: a single one is handed back instead.
 */
export const UNDOABLE = [
  'start_correction',
  'approve_unchanged',
  'return_to_student',
  'send_correction',
  'agree',
  'send_to_company',
  'record_resume_result',
  'record_interview_result',
  'change_interview',
  'cancel_interview',
  'cancel_interview_practice',
  'finish',
  'correct_result',
  'answer_offer',
  'decline',
  'quit',
  'assign',
] as const satisfies readonly (ApplicationEventName | 'assign')[];
export type UndoableEvent = (typeof UNDOABLE)[number];

export const isUndoable = (name: string): name is UndoableEvent =>
  (UNDOABLE as readonly string[]).includes(name);

/** History entries that change no state; an undo looks past them. */
const NOTES: readonly string[] = ['apply', 'assign', 'comment', 'undo', 'set_reapply_from', 'record_offer'];

/** A history entry as needed to decide on an undo. */
export interface HistoryLine {
  id: number;
  name: string;
  actor_kind: string;
  at: Date;
  undone_at: Date | null;
}

/** Deadline for undoing a transition. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_MINUTES * 60_000);

/** Whether a resume on its way to the company still waits, as long as sending it can be taken back. */
export const isAboutToLeave = (
  {
    state,
    sent_resume_to_company_at,
  }: { state: ApplicationState; sent_resume_to_company_at: Date | string | null },
  now: Date,
): boolean =>
  state === 'sent_to_company' &&
  sent_resume_to_company_at !== null &&
  now < undoUntil(new Date(sent_resume_to_company_at));

/** The next event after this entry that changed the application; null if there is none. */
export function movedAfter(line: HistoryLine, history: readonly HistoryLine[]): string | null {
  const later = history.filter(
    (other) => other.id > line.id && !other.undone_at && !NOTES.includes(other.name),
  );
  return later.at(-1)?.name ?? null;
}

/**
 * Checks whether staff may undo a history entry now, judged by the history alone.
 * @throws DomainError undo_expired | undo_superseded with `details.came_after`
 */
export function assertUndoable(line: HistoryLine, history: readonly HistoryLine[], now: Date): void {
  if (line.undone_at || line.actor_kind !== 'hf_member' || !isUndoable(line.name) || now > undoUntil(line.at))
    throw new DomainError('undo_expired');
  const came_after = movedAfter(line, history);
  if (came_after) throw new DomainError('undo_superseded', { details: { came_after } });
}

/** The last entry that changed the application, if staff may undo it now. */
export function lastUndoable<T extends HistoryLine>(history: readonly T[], now: Date): T | null {
  const line = history.filter((other) => !other.undone_at && !NOTES.includes(other.name)).at(-1);
  if (!line || line.actor_kind !== 'hf_member' || !isUndoable(line.name) || now > undoUntil(line.at))
    return null;
  return line;
}

/** Fields restored with the entry even if they were changed since: a reapply date belongs to its decline. */
const GOES_ALONG: readonly string[] = ['related', 'reapply_from'];

/** Fields that no longer have the value the entry set. */
export function changedSince(
  after: Readonly<Record<string, unknown>>,
  current: (field: string) => unknown,
): string[] {
  return Object.keys(after).filter(
    (field) =>
      !GOES_ALONG.includes(field) &&
      JSON.stringify(after[field] ?? null) !== JSON.stringify(current(field) ?? null),
  );
}
