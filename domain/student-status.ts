import { DELETED_STATUS } from './account-deletion.ts';
import { UNDO_MINUTES } from './constants.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * `status` of a user. Set by staff: looking for a job, paused, no longer with us. Set by the system: deleted by
 * the student, merged into another account.
 */
export const STAFF_STATUSES = ['active', 'paused', 'closed'] as const;
export const MERGED_STATUS = 'merged';

/** Accounts no longer in use; lists omit them unless requested. */
export const GONE_STATUSES = [DELETED_STATUS, MERGED_STATUS] as const;
export const STUDENT_STATUSES = [...STAFF_STATUSES, ...GONE_STATUSES] as const;

/** Whether the account is no longer in use. */
export function isGone(status: string): boolean {
  return (GONE_STATUSES as readonly string[]).includes(status);
}

/** A student's position in the consultation queue; null when not in it. */
export type ConsultingState = 'waiting' | 'planned' | 'overdue';
export const CONSULTING_STATES = ['waiting', 'planned', 'overdue'] as const satisfies ConsultingState[];

export function consultingState(
  user: { is_hope_phone_consulting: boolean; career_meeting_at: Date | null },
  now: Date,
): ConsultingState | null {
  if (user.career_meeting_at) return user.career_meeting_at < now ? 'overdue' : 'planned';
  return user.is_hope_phone_consulting ? 'waiting' : null;
}

/** Deadline for undoing a recorded consultation. */
export const talkUndoUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + UNDO_MINUTES * 60_000);

/**
 * Why a recorded consultation cannot be undone; null when it can. Undoing would lose a later consultation, a
 * new request or a new date.
 * @param state the student's current position in the queue
 */
export function refusalOfTalkUndo(
  talk: { id: number; done_at: Date },
  newestId: number,
  state: ConsultingState | null,
  now: Date,
): ErrorCode | null {
  if (now > talkUndoUntil(talk.done_at)) return 'undo_expired';
  return talk.id !== newestId || state !== null ? 'talk_followed' : null;
}
