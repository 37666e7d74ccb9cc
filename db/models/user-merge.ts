import { flag, instant, integer, line, ref, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** One account of a person put into another (ADR 0019): `user_id` stays, `merged_user_id` goes. */
export class UserMerge extends internalModel(
  'user_merges',
  {
    user_id: ref('users'),
    merged_user_id: ref('users'),
    hf_member_id: ref('hf_members', { nullable: true }),
    reason: text({ nullable: true }),
    /** `status` of the account that went, to be put back. */
    merged_status: line(),
    merged_at: instant(),
    undone_at: instant({ nullable: true }),
    undone_by_hf_member_id: ref('hf_members', { nullable: true }),
  },
  { key: 'user_merge_id', many: { rows: 'user_merge_rows' } },
) {}

/**
 * A row that a merge moved, by the column that points to the student; of `users` itself a field that was empty and
 * was filled from the other account.
 */
export class UserMergeRow extends internalModel('user_merge_rows', {
  user_merge_id: ref('user_merges'),
  table_name: line(),
  column_name: line(),
  row_id: integer({ is_big: true }),
  /** Null until the merge is undone; false where the row was gone or changed by then. */
  is_put_back: flag({ nullable: true }),
}) {}
