import type { Model, ModelStatic, Transaction } from 'sequelize';
import { DomainError } from '../../../domain/error-codes.ts';

/**
 * A row locked for this transaction, so that two changes of it wait for each other. Only for rows that every caller
 * may know of: it asks no scope.
 * @throws DomainError not_found
 */
export async function lockedRow<M extends Model>(
  model: ModelStatic<M>,
  id: number,
  transaction: Transaction,
): Promise<M> {
  const row = await model.findByPk(id, { lock: transaction.LOCK.UPDATE, transaction });
  if (!row) throw new DomainError('not_found');
  return row;
}
