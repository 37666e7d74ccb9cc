import {
  literal,
  QueryTypes,
  type FindOptions,
  type Model,
  type ModelStatic,
  type Sequelize,
  type WhereOptions,
} from 'sequelize';
import { TOTAL_CAP } from './list-params.ts';

/** The part of Sequelize's internal query generator we use: it quotes and escapes as findAll does. */
interface SelectBuilder {
  selectQuery(table: string, options: object, model: ModelStatic<Model>): string;
}

/** The SQL of a select from one table, for embedding in a larger statement. */
export function selectSql<M extends Model>(
  sequelize: Sequelize,
  model: ModelStatic<M>,
  options: FindOptions,
): string {
  const builder = sequelize.getQueryInterface().queryGenerator as SelectBuilder;
  return builder.selectQuery(model.tableName, options, model).replace(/;\s*$/, '');
}

/**
 * Counts matching rows, stopping just after the cap.
 * @returns at most TOTAL_CAP, and whether there are more
 */
export async function countCapped<M extends Model>(
  sequelize: Sequelize,
  model: ModelStatic<M>,
  where: WhereOptions,
): Promise<{ total: number; is_capped: boolean }> {
  const inner = selectSql(sequelize, model, {
    attributes: [[literal('1'), 'one']],
    where,
    limit: TOTAL_CAP + 1,
  });
  const [row] = await sequelize.query<{ count: number }>(
    `select count(*)::int as count from (${inner}) as found`,
    { type: QueryTypes.SELECT },
  );
  const count = row?.count ?? 0;
  return { total: Math.min(count, TOTAL_CAP), is_capped: count > TOTAL_CAP };
}
