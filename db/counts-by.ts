import type { Model, ModelStatic, Transaction, WhereOptions } from 'sequelize';

/** How many rows there are for each id in a column; an id without rows is left out. One statement. */
export async function countsBy<M extends Model>(
  model: ModelStatic<M>,
  column: string,
  where: WhereOptions,
  transaction: Transaction | null,
): Promise<ReadonlyMap<number, number>> {
  const rows = await model.count({ where, group: [column], transaction });
  return new Map(rows.map((row) => [Number(row[column]), row.count]));
}
