import type { Model, ModelStatic, Order, Sequelize } from 'sequelize';
import { oncePer } from '../domain/once-per.ts';
import { required } from '../domain/required.ts';
import { quote, rowExpression, versionExpression, type AssociationTree } from './aggregate-sql.ts';
import { loadAggregates } from './aggregate.ts';
import { keptOfEach } from './kept.ts';
import { prepared, runPrepared, unnamed, type Beside } from './prepared.ts';
import { sequelizeOf } from './sequelize-of.ts';

/** After a failover the numbers of lost transactions come again, from another start of the server. */
const STARTED = '(select pg_postmaster_start_time()::text as at offset 0) as started';

interface Kept<V> {
  version: string;
  value: V;
}

interface Options<T, V> {
  /** Makes of what is read whatever does not depend on who reads it and when. */
  make(read: T): V;
  /** How many are kept. */
  most: number;
}

/**
 * As loadAggregatesById, for rows that are read again and again: PostgreSQL confirms in the read itself which rows are
 * the ones that were read before, and writes JSON only of the others, in a second statement (ADR 99).
 * @param tree a constant
 */
export function keptAggregates<T, V>(
  model: ModelStatic<Model>,
  tree: AssociationTree,
  { make, most }: Options<T, V>,
) {
  const keptFor = keptOfEach<number, Kept<V>>({ max: most });
  // Put together at their first use, when the models are bound.
  const statementsFor = oncePer((_database: Sequelize) => {
    const row = quote(model.name);
    const version = `started.at || ' ' || ${versionExpression(model, row, tree)}`;
    const from = `from ${STARTED} cross join ${quote(model.tableName)} ${row} where ${row}.id = any($ids::int[])`;
    return {
      versions: prepared(`select ${row}.id, ${version} as version ${from}`),
      rows: prepared(
        `select ${row}.id, ${version} as version, ${rowExpression(model, row, tree, 1)} as "row" ${from}`,
      ),
    };
  });
  /** @returns what was made of the rows that are there, in the order of the ids */
  return async (ids: readonly number[], beside: Beside | null): Promise<V[]> => {
    if (ids.length === 0) return [];
    const sequelize = sequelizeOf(model);
    const kept = keptFor(sequelize);
    const statements = statementsFor(sequelize);
    const values = new Map<number, V>();
    const found = await runPrepared<[number, string]>(sequelize, statements.versions, { ids }, null, beside);
    const changed = found.flatMap(([id, version]) => {
      const before = kept.get(id);
      if (before?.version !== version) return [id];
      values.set(id, before.value);
      return [];
    });
    if (changed.length > 0) {
      const given = { ids: changed };
      const rows = await runPrepared<[number, string, T]>(sequelize, statements.rows, given, null);
      for (const [id, version, row] of rows) {
        const value = make(row);
        kept.set(id, { version, value });
        values.set(id, value);
      }
    }
    return ids.flatMap((id) => (values.has(id) ? [values.get(id) as V] : []));
  };
}

/** All rows of a small table. */
interface WholeTable {
  model: ModelStatic<Model>;
  tree: AssociationTree;
  order: Order;
}

/**
 * As keptAggregates, for whole tables: each made into something once, as long as none of its rows is written.
 * @param tableOf constant
 */
export function keptTables<N extends string, V>(
  tableOf: (name: N) => WholeTable,
  { make, most }: Options<object[], V>,
) {
  const keptFor = keptOfEach<N, Kept<V>>({ max: most });
  const versionOf = (name: N) => {
    const { model, tree } = tableOf(name);
    const row = quote(model.name);
    return `started.at || ' ' || (select coalesce(string_agg(${versionExpression(model, row, tree)}, ' ' order by ${row}.id), '') from ${quote(model.tableName)} ${row})`;
  };
  /** @returns what was made of each, in the order of the names */
  return async (names: readonly N[]): Promise<V[]> => {
    const [first] = names;
    if (first === undefined) return [];
    const sequelize = sequelizeOf(tableOf(first).model);
    const kept = keptFor(sequelize);
    const text = `select ${names.map(versionOf).join(', ')} from ${STARTED}`;
    const [versions] = await runPrepared<string[]>(sequelize, unnamed(text), {}, null);
    return Promise.all(
      names.map(async (name, place) => {
        const version = required(versions)[place] ?? '';
        const before = kept.get(name);
        if (before?.version === version) return before.value;
        const { model, tree, order } = tableOf(name);
        const value = make(await loadAggregates<object, Model>(model, tree, { order, transaction: null }));
        kept.set(name, { version, value });
        return value;
      }),
    );
  };
}
