import type { Model, ModelStatic, Transaction } from 'sequelize';

/** A row as the database knows it, before it has an id. */
export type Row = Record<string, unknown>;

/** Writes rows in one statement and answers their ids in the same order. */
export type Insert = (model: ModelStatic<Model>, rows: readonly Row[]) => Promise<number[]>;

/**
 * @param now written as created_at and updated_at where a row has none, so that the demo world has one clock
 */
export function inserter(transaction: Transaction, now: Date): Insert {
  return async (model, rows) => {
    if (rows.length === 0) return [];
    const stamped = rows.map((row) => ({ created_at: now, updated_at: now, ...row }));
    const created = await model.bulkCreate(stamped, { transaction, returning: true });
    return created.map((row) => row.get('id') as number);
  };
}
