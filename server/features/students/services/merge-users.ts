import { Op, QueryTypes } from 'sequelize';
import { itemAt, required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { isCurrentSql } from '../../../../db/current.ts';
import { AccountDeletion } from '../../../../db/models/account-deletion.ts';
import { Identity } from '../../../../db/models/identity.ts';
import { UserMerge, UserMergeRow } from '../../../../db/models/user-merge.ts';
import { User } from '../../../../db/models/user.ts';
import { DELETED_STATUS } from '../../../../domain/account-deletion.ts';
import { END_STATES } from '../../../../domain/application-state.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { MERGED_STATUS } from '../../../../domain/student-status.ts';
import { undoMergeUntil } from '../../../../domain/user-merge.ts';
import { loadUser, presentUser } from '../../profile/views/present-user.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { FILLED_TOGETHER, MOVE_RULES, type MoveRule } from './merge-rules.ts';

/** Two accounts, locked: one stays, one goes. */
export interface Pair {
  kept: User;
  merged: User;
}

function refuseGone({ status }: User): void {
  if (status === DELETED_STATUS) throw new DomainError('account_deleted');
  if (status === MERGED_STATUS) throw new DomainError('account_merged');
}

/**
 * Locks both accounts, the smaller id first, so that two merges at once wait for each other.
 * @throws DomainError not_found (unknown, pending, or the actor's own), account_deleted, account_merged
 */
export async function openPair(ctx: CommandContext, keptId: number, mergedId: number): Promise<Pair> {
  const rows = await User.findAll({
    where: {
      id: { [Op.in]: [keptId, mergedId].filter((id) => id !== ctx.actor.user_id) },
      is_pending: false,
    },
    order: ['id'],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  const kept = rows.find(({ id }) => id === keptId);
  const merged = rows.find(({ id }) => id === mergedId);
  if (!kept || !merged || kept === merged) throw new DomainError('not_found');
  refuseGone(kept);
  refuseGone(merged);
  return { kept, merged };
}

const ownerOf = ({ owner, column }: MoveRule) => owner ?? `t.${column}`;
const isMoved = (rule: MoveRule) => `${ownerOf(rule)} = :from${rule.only ? ` and ${rule.only}` : ''}`;

/** How many rows would move and stay, by rule, in one statement. */
export async function countMoves(ctx: CommandContext, { kept, merged }: Pair) {
  const counted = MOVE_RULES.map(
    (rule, place) => `select ${place} as place,
      count(*) filter (where ${rule.only ?? 'true'})::int as moves, count(*)::int as found
      from ${rule.table} t where ${ownerOf(rule)} = :from`,
  ).join(' union all ');
  const rows = await sequelizeOf(User).query<{ place: number; moves: number; found: number }>(
    `${counted} order by place`,
    {
      replacements: { from: merged.id, to: kept.id },
      type: QueryTypes.SELECT,
      transaction: ctx.tx,
    },
  );
  return rows
    .filter(({ found }) => found > 0)
    .map(({ place, moves, found }) => ({
      table: itemAt(MOVE_RULES, place).table,
      column: itemAt(MOVE_RULES, place).column,
      moves,
      stays: found - moves,
    }));
}

/** A flag that has no third answer says nothing while it is off. */
const isEmpty = (user: User, field: string) => {
  const value: unknown = user.get(field);
  return value === null || value === undefined || (value === false && field.startsWith('is_'));
};

/** Fields that the account that stays lacks and the other one has. */
export function fieldsToFill({ kept, merged }: Pair): string[] {
  return FILLED_TOGETHER.filter((group) => group.every((field) => isEmpty(kept, field))).flatMap((group) =>
    group.filter((field) => !isEmpty(merged, field)),
  );
}

export interface MergeConflict {
  kind: 'application' | 'event_application';
  kept_id: number;
  merged_id: number;
  about: LanguageMap;
}

/**
 * What runs on both accounts and cannot stand twice on one. It is ended or cancelled first, by whoever it is for; that
 * the student came to an event is first recorded with the account that stays.
 */
export async function conflictsOf(ctx: CommandContext, { kept, merged }: Pair): Promise<MergeConflict[]> {
  return sequelizeOf(User).query<MergeConflict>(
    `select 'application' as kind, k.id as kept_id, t.id as merged_id, r.title as about
     from applications t join applications k on k.recruitment_id = t.recruitment_id and k.user_id = :to
     join recruitments r on r.id = t.recruitment_id
     where t.user_id = :from and ${isCurrentSql('t')} and ${isCurrentSql('k')} and t.state not in (:ended)
     union all
     select 'event_application', k.id, t.id, e.title
     from event_applications t join event_applications k on k.event_id = t.event_id and k.user_id = :to
     join events e on e.id = t.event_id
     where t.user_id = :from and not t.is_cancelled and not k.is_cancelled
       and (e.start_at > :now or (t.is_attended and k.is_attended is not true))`,
    {
      replacements: { from: merged.id, to: kept.id, ended: [...END_STATES], now: ctx.now },
      type: QueryTypes.SELECT,
      transaction: ctx.tx,
    },
  );
}

async function moveRows(ctx: CommandContext, mergeId: number, { kept, merged }: Pair): Promise<void> {
  for (const rule of MOVE_RULES)
    await sequelizeOf(User).query(
      `with moved as (
         update ${rule.table} t set ${rule.column} = ${rule.set?.(':to') ?? ':to'} where ${isMoved(rule)} returning t.id)
       insert into user_merge_rows (user_merge_id, table_name, column_name, row_id, created_at, updated_at)
       select :mergeId, '${rule.table}', '${rule.column}', id, :now, :now from moved`,
      {
        replacements: { from: merged.id, to: kept.id, mergeId, now: ctx.now },
        transaction: ctx.tx,
      },
    );
}

/** Counts the applications of these students for each job anew, where rows have come or gone. */
export async function numberCycles(ctx: CommandContext, userIds: readonly number[]): Promise<void> {
  await sequelizeOf(User).query(
    `update applications a set cycle_number = n.place from (
       select id, row_number() over (partition by user_id, recruitment_id order by created_at, id) as place
       from applications where user_id in (:userIds)) n
     where n.id = a.id and n.place <> a.cycle_number`,
    { replacements: { userIds: [...userIds] }, transaction: ctx.tx },
  );
}

/**
 * Sign-ins with a proved address lead to the account that stays: the person may use either. One that has proved
 * nothing leads nowhere, for it could be somebody else's.
 */
async function moveSignIns(ctx: CommandContext, mergeId: number, { kept, merged }: Pair): Promise<void> {
  const { tx: transaction } = ctx;
  const signIns = await Identity.findAll({ where: { user_id: merged.id }, transaction });
  for (const signIn of signIns)
    await signIn.update({ user_id: signIn.email_verified ? kept.id : null }, { transaction });
  await noteRows(
    ctx,
    mergeId,
    signIns.map(({ id }) => ({ table_name: 'identities', column_name: 'user_id', row_id: id })),
  );
}

type Noted = Pick<UserMergeRow, 'table_name' | 'column_name' | 'row_id'>;
function noteRows(ctx: CommandContext, mergeId: number, rows: readonly Noted[]) {
  return UserMergeRow.bulkCreate(
    rows.map((row) => ({ ...row, user_merge_id: mergeId, is_put_back: null })),
    { transaction: ctx.tx },
  );
}

/** Stored levels follow the profile. */
export async function refreshLevels(ctx: CommandContext, user: User): Promise<void> {
  const levels = presentUser(required(await loadUser(user.id, ctx.tx)));
  await user.update(
    { is_minimum_initialized: levels.is_minimum_initialized, is_initialized: levels.is_initialized },
    { transaction: ctx.tx },
  );
}

/**
 * Puts one account into the other. Every moved row is noted, so that it can be undone row by row; what stays with
 * the merged account is erased when that time is over.
 * @param pair without conflicts
 */
export async function mergeUsers(ctx: CommandContext, pair: Pair, reason: string | null): Promise<UserMerge> {
  const { tx: transaction, now } = ctx;
  const { kept, merged } = pair;
  const merge = await UserMerge.create(
    {
      user_id: kept.id,
      merged_user_id: merged.id,
      hf_member_id: ctx.actor.hf_member_id,
      reason,
      merged_status: merged.status,
      merged_at: now,
      undone_at: null,
      undone_by_hf_member_id: null,
    },
    { transaction },
  );
  const filled = fieldsToFill(pair);
  await moveRows(ctx, merge.id, pair);
  await numberCycles(ctx, [kept.id]);
  await moveSignIns(ctx, merge.id, pair);
  await noteRows(
    ctx,
    merge.id,
    filled.map((field) => ({ table_name: 'users', column_name: field, row_id: kept.id })),
  );
  const values = Object.fromEntries(filled.map((field) => [field, merged.get(field)]));
  await kept.update({ ...values, version: kept.version + 1 }, { transaction });
  await merged.update({ status: MERGED_STATUS, version: merged.version + 1 }, { transaction });
  await refreshLevels(ctx, kept);
  await AccountDeletion.create(
    {
      user_id: merged.id,
      requested_at: now,
      erase_at: undoMergeUntil(now),
      erased_at: null,
      email: null,
      identities: [],
      last_error: null,
    },
    { transaction },
  );
  return merge;
}
