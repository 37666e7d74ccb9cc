import { DELETED_STATUS } from './account-deletion.ts';
import { UNDO_MINUTES } from './constants.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * `status` of a user. What staff set: looking for a job, not for now, no longer with us. What the system sets:
 * deleted by the student, put into another account of the same person.
 */
export const STAFF_STATUSES = ['active', 'paused', 'closed'] as const;
export const MERGED_STATUS = 'merged';

/** Accounts that are nobody's any more: lists leave them out unless they are asked for. */
export const GONE_STATUSES = [DELETED_STATUS, MERGED_STATUS] as const;
export const STUDENT_STATUSES = [...STAFF_STATUSES, ...GONE_STATUSES] as const;

/** Whether nothing more can be done for the account. */
export function isGone(status: string): boolean {
  return (GONE_STATUSES as readonly string[]).includes(status);
}

/** Where a student stands in the queue for a consultation; null for who is not in it. */
export type ConsultingState = 'waiting' | 'planned' | 'overdue';
export const CONSULTING_STATES = ['waiting', 'planned', 'overdue'] as const satisfies ConsultingState[];

export function consultingState(
  user: { is_hope_phone_consulting: boolean; career_meeting_at: Date | null },
  now: Date,
): ConsultingState | null {
  if (user.career_meeting_at) return user.career_meeting_at < now ? 'overdue' : 'planned';
  return user.is_hope_phone_consulting ? 'waiting' : null;
}

/** Until when a talk recorded as held may be taken back. */
export const talkUndoUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + UNDO_MINUTES * 60_000);

/**
 * Why the record of a talk cannot be taken back, by itself; null when it can. A later talk, a new wish and a new
 * date would be lost by going back to what was before.
 * @param state where the student stands in the queue now
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
