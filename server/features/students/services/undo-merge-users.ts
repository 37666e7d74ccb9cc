import { Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { AccountDeletion } from '../../../../db/models/account-deletion.ts';
import { UserMerge, UserMergeRow } from '../../../../db/models/user-merge.ts';
import { User } from '../../../../db/models/user.ts';
import { DELETED_STATUS } from '../../../../domain/account-deletion.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MERGED_STATUS } from '../../../../domain/student-status.ts';
import { undoMergeUntil } from '../../../../domain/user-merge.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { MOVE_RULES } from './merge-rules.ts';
import { numberCycles, refreshLevels, type Pair } from './merge-users.ts';

/** A merge with both accounts, locked, that may still be taken back. */
async function openMerge(ctx: CommandContext, mergeId: number): Promise<Pair & { merge: UserMerge }> {
  const { tx: transaction } = ctx;
  const lock = transaction.LOCK.UPDATE;
  const merge = await lockedRow(UserMerge, mergeId, transaction);
  if (merge.undone_at || ctx.now > undoMergeUntil(merge.merged_at)) throw new DomainError('undo_expired');
  const rows = await User.findAll({
    where: { id: { [Op.in]: [merge.user_id, merge.merged_user_id] } },
    order: ['id'],
    lock,
    transaction,
  });
  const kept = required(rows.find(({ id }) => id === merge.user_id));
  const merged = required(rows.find(({ id }) => id === merge.merged_user_id));
  if (rows.some(({ id }) => id === ctx.actor.user_id)) throw new DomainError('not_found');
  if (kept.status === DELETED_STATUS || merged.status === DELETED_STATUS)
    throw new DomainError('account_deleted');
  // Taken back in the order they were made, the last one first.
  if (kept.status === MERGED_STATUS) throw new DomainError('account_merged');
  return { merge, kept, merged };
}

/** Puts the noted rows back that still are where the merge put them, and notes of each whether it was. */
async function putRowsBack(ctx: CommandContext, mergeId: number, { kept, merged }: Pair): Promise<void> {
  const rules = [
    ...MOVE_RULES,
    { table: 'identities', column: 'user_id', owner: 'coalesce(t.user_id, :kept)', set: undefined },
  ];
  for (const { table, column, owner, set } of rules)
    await sequelizeOf(User).query(
      `with back as (
         update ${table} t set ${column} = ${set?.(':merged') ?? ':merged'} from user_merge_rows r
         where r.user_merge_id = :mergeId and r.table_name = '${table}' and r.column_name = '${column}'
           and r.row_id = t.id and ${owner ?? `t.${column}`} = :kept
         returning t.id)
       update user_merge_rows r set is_put_back = r.row_id in (select id from back), updated_at = :now
       where r.user_merge_id = :mergeId and r.table_name = '${table}' and r.column_name = '${column}'`,
      {
        replacements: { kept: kept.id, merged: merged.id, mergeId, now: ctx.now },
        transaction: ctx.tx,
      },
    );
}

/** Empties the fields that were filled, but for those somebody has changed since. */
async function emptyFilledFields(
  ctx: CommandContext,
  mergeId: number,
  { kept, merged }: Pair,
): Promise<void> {
  const { tx: transaction } = ctx;
  const filled = await UserMergeRow.findAll({
    where: { user_merge_id: mergeId, table_name: 'users' },
    transaction,
  });
  for (const row of filled) {
    const field = row.column_name;
    const isUntouched = String(kept.get(field)) === String(merged.get(field));
    if (isUntouched) await kept.update({ [field]: field.startsWith('is_') ? false : null }, { transaction });
    await row.update({ is_put_back: isUntouched }, { transaction });
  }
}

/**
 * Takes a merge back, row by row. What came to the account after the merge stays there; so does what somebody has
 * changed or removed since.
 * @throws DomainError not_found, undo_expired after 30 days or when it was undone, account_deleted, account_merged
 *   when the account that stayed has been merged in turn
 */
export async function undoMerge(ctx: CommandContext, mergeId: number): Promise<UserMerge> {
  const { tx: transaction } = ctx;
  const { merge, kept, merged } = await openMerge(ctx, mergeId);
  await putRowsBack(ctx, mergeId, { kept, merged });
  await numberCycles(ctx, [kept.id, merged.id]);
  await emptyFilledFields(ctx, mergeId, { kept, merged });
  await kept.update({ version: kept.version + 1 }, { transaction });
  await merged.update({ status: merge.merged_status, version: merged.version + 1 }, { transaction });
  await refreshLevels(ctx, kept);
  await AccountDeletion.destroy({ where: { user_id: merged.id, erased_at: null }, transaction });
  await merge.update({ undone_at: ctx.now, undone_by_hf_member_id: ctx.actor.hf_member_id }, { transaction });
  return merge;
}
