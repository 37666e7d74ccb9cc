import type { Model, ModelStatic, Sequelize, WhereOptions } from 'sequelize';
import { literal, QueryTypes } from 'sequelize';
import { TOTAL_CAP } from './list-params.ts';

/** The part of Sequelize's own statement builder we use: it quotes and escapes as findAll does. */
interface SelectBuilder {
  selectQuery(table: string, options: object, model: ModelStatic<Model>): string;
}

/**
 * Counts the rows that fit, but stops just after the cap.
 * @returns at most TOTAL_CAP, and whether there are more
 */
export async function countCapped<M extends Model>(
  sequelize: Sequelize,
  model: ModelStatic<M>,
  where: WhereOptions,
): Promise<{ total: number; is_capped: boolean }> {
  const builder = sequelize.getQueryInterface().queryGenerator as SelectBuilder;
  const inner = builder
    .selectQuery(model.tableName, { attributes: [[literal('1'), 'one']], where, limit: TOTAL_CAP + 1 }, model)
    .replace(/;\s*$/, '');
  const [row] = await sequelize.query<{ count: number }>(
    `select count(*)::int as count from (${inner}) as found`,
    { type: QueryTypes.SELECT },
  );
  const count = row?.count ?? 0;
  return { total: Math.min(count, TOTAL_CAP), is_capped: count > TOTAL_CAP };
}
