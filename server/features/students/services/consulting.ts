import { literal, Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { User } from '../../../../db/models/user.ts';
import { DELETED_STATUS } from '../../../../domain/account-deletion.ts';
import { DomainError, type ErrorCode } from '../../../../domain/error-codes.ts';
import { isGone } from '../../../../domain/student-status.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { studentFilesScope } from '../../../core/scopes.ts';

/** Students the actor may look after (the same who may open their files, but oneself), locked, by id. */
export async function openStudents(ctx: CommandContext, ids: readonly number[]): Promise<Map<number, User>> {
  const rows = await User.findAll({
    where: {
      [Op.and]: [
        { id: { [Op.in]: ids.filter((id) => id !== ctx.actor.user_id) }, is_pending: false },
        ctx.actor.sees_all_applications ? literal('true') : studentFilesScope(ctx.actor),
      ],
    },
    order: ['id'],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why nothing can be recorded about a student; null when something can. */
export function refusalOfStudent(user: User | undefined): ErrorCode | null {
  if (!user) return 'not_found';
  if (!isGone(user.status)) return null;
  return user.status === DELETED_STATUS ? 'account_deleted' : 'account_merged';
}

/** @throws DomainError not_found, account_deleted, account_merged */
export function usable(user: User | undefined): User {
  const code = refusalOfStudent(user);
  if (code) throw new DomainError(code);
  return required(user);
}
