/**
 * Days in which a merge of two accounts can be undone; afterwards the remains of the merged account are erased.
 */
export const UNDO_MERGE_DAYS = 30;

export function undoMergeUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + UNDO_MERGE_DAYS * 86_400_000);
}
