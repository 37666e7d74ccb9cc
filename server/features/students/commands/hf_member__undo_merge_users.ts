import { z } from 'zod';
import { UserMergeRow } from '../../../../db/models/user-merge.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { undoMerge } from '../services/undo-merge-users.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__undo_merge_users = command({
  name: 'hf_member__undo_merge_users',
  summary: 'Takes a merge of two accounts back within 30 days, row by row; what came or changed since stays',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ merge: z.strictObject({ id: id() }) }),
  output: z.object({
    id: outId(),
    user_id: outId(),
    merged_user_id: outId(),
    put_back_count: z.number().int(),
    left_count: z.number().int(),
  }),
  errors: ['not_found', 'undo_expired', 'account_deleted', 'account_merged'],
  example: { merge: { id: 1 } },
  async run(ctx, { merge: { id: mergeId } }) {
    const { user_id, merged_user_id } = await undoMerge(ctx, mergeId);
    const count = (is_put_back: boolean) =>
      UserMergeRow.count({ where: { user_merge_id: mergeId, is_put_back }, transaction: ctx.tx });
    return {
      id: mergeId,
      user_id,
      merged_user_id,
      put_back_count: await count(true),
      left_count: await count(false),
    };
  },
});
