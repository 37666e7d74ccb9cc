import { LRUCache } from 'lru-cache';
import {
  literal,
  type FindOptions,
  type Model,
  type ModelStatic,
  type Order,
  type Sequelize,
  type WhereOptions,
} from 'sequelize';
import { runPrepared, inlined } from '../../../db/prepared.ts';
import { oncePer } from '../../../domain/once-per.ts';
import { itemAt } from '../../../domain/required.ts';
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

interface Total {
  total: number;
  is_capped: boolean;
}

/** So long what was found beyond the cap counts as beyond it: no list shrinks by thousands meanwhile. */
const BEYOND_MS = 30_000;
/** Selections remembered; those not asked for the longest go first. */
const MOST = 1000;
const beyondOf = oncePer((_database: Sequelize) => new LRUCache<string, true>({ max: MOST, ttl: BEYOND_MS }));

/** An expression that counts the rows of a select just beyond the cap, and what its answer means. */
function counting(sequelize: Sequelize, rows: string) {
  const beyond = beyondOf(sequelize);
  const isKnown = beyond.has(rows);
  return {
    sql: isKnown ? `${TOTAL_CAP + 1}` : `(select count(*)::int from (${rows}) as found)`,
    totalOf(count: number): Total {
      if (count > TOTAL_CAP && !isKnown) beyond.set(rows, true);
      return { total: Math.min(count, TOTAL_CAP), is_capped: count > TOTAL_CAP };
    },
  };
}

const someOf = <M extends Model>(sequelize: Sequelize, model: ModelStatic<M>, where: WhereOptions) =>
  selectSql(sequelize, model, { attributes: [[literal('1'), 'one']], where, limit: TOTAL_CAP + 1 });

/**
 * Counts matching rows, stopping just after the cap; where that was reached, not again for half a minute.
 * @returns at most TOTAL_CAP, and whether there are more
 */
export async function countCapped<M extends Model>(
  sequelize: Sequelize,
  model: ModelStatic<M>,
  where: WhereOptions,
): Promise<Total> {
  const count = counting(sequelize, someOf(sequelize, model, where));
  const rows = await runPrepared<[number]>(sequelize, inlined(`select ${count.sql}`), {}, null);
  return count.totalOf(itemAt(rows, 0)[0]);
}

/**
 * The total, as countCapped has it, and the ids of a page in one statement.
 * @param page `where`: the same rows in the form that an index in the page's order answers
 */
export async function totalAndPage<M extends Model>(
  sequelize: Sequelize,
  model: ModelStatic<M>,
  where: WhereOptions,
  page: { where: WhereOptions; order: Order; limit: number; offset: number },
): Promise<Total & { ids: number[] }> {
  const count = counting(sequelize, someOf(sequelize, model, where));
  const ordered = selectSql(sequelize, model, { attributes: ['id'], ...page });
  const text = `select ${count.sql}, array(${ordered})`;
  const [found, ids] = itemAt(await runPrepared<[number, number[]]>(sequelize, inlined(text), {}, null), 0);
  return { ...count.totalOf(found), ids };
}
