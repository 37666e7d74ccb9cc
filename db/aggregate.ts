import {
  literal,
  type Attributes,
  type FindOptions,
  type Model,
  type ModelStatic,
  type Transaction,
} from 'sequelize';
import { oncePer } from '../domain/once-per.ts';
import { quote, rowExpression, type AssociationTree } from './aggregate-sql.ts';
import { prepared, runPrepared, type Beside, type Prepared } from './prepared.ts';
import { sequelizeOf } from './sequelize-of.ts';

/** A row as JSON tells it: instants are ISO texts. */
export type JsonRow<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

/**
 * The rows of `model` that fit, each with the associations of `tree`, in one statement.
 * @returns plain objects; the caller names their type and presents them through a schema
 */
export async function loadAggregates<T, M extends Model>(
  model: ModelStatic<M>,
  tree: AssociationTree,
  options: Pick<FindOptions<Attributes<M>>, 'where' | 'order' | 'limit' | 'offset'> & {
    transaction: Transaction | null;
  },
): Promise<T[]> {
  const row = literal(rowExpression(model, quote(model.name), tree, 1));
  const rows = (await model.findAll({ ...options, attributes: [[row, 'row']], raw: true })) as unknown as {
    row: T;
  }[];
  return rows.map((found) => found.row);
}

/** As loadAggregates, the first row or null. */
export async function loadAggregate<T, M extends Model>(
  model: ModelStatic<M>,
  tree: AssociationTree,
  options: Pick<FindOptions<Attributes<M>>, 'where'> & { transaction: Transaction | null },
): Promise<T | null> {
  const rows = await loadAggregates<T, M>(model, tree, { ...options, limit: 1 });
  return rows[0] ?? null;
}

const statementsOf = oncePer((_tree: AssociationTree) => new Map<string, Prepared>());

/**
 * A statement that reads a tree, put together at its first use, when the models are bound, and only once.
 * @param key tells it from others of the same tree
 */
function preparedOnce(tree: AssociationTree, key: string, text: () => string): Prepared {
  const ofTree = statementsOf(tree);
  const statement = ofTree.get(key) ?? prepared(text());
  ofTree.set(key, statement);
  return statement;
}

/** SQL of the rows of a tree, as JSON, whose id meets the condition. */
function aggregateSql(model: ModelStatic<Model>, tree: AssociationTree, condition: string): string {
  const alias = quote(model.name);
  return `select ${rowExpression(model, alias, tree, 1)} from ${quote(model.tableName)} ${alias}
    where ${alias}.id ${condition}`;
}

const statementOf = (model: ModelStatic<Model>, tree: AssociationTree, condition: string): Prepared =>
  preparedOnce(tree, `${model.name} ${condition}`, () => aggregateSql(model, tree, condition));

interface ByIdOptions {
  /** SQL of ours beside the ids; a constant, as the tree. */
  condition?: string;
  /** What the statement carries along (prepared.ts). */
  beside?: Beside | null;
}

/**
 * As loadAggregates, of the rows with these ids, by a prepared statement: to plan such a text takes longer than to run
 * it.
 * @param tree a constant
 */
export async function loadAggregatesById<T, M extends Model>(
  model: ModelStatic<M>,
  tree: AssociationTree,
  ids: readonly number[],
  transaction: Transaction | null,
  { condition = 'true', beside = null }: ByIdOptions = {},
): Promise<T[]> {
  const statement = statementOf(model, tree, `= any($ids::int[]) and ${condition}`);
  const rows = await runPrepared<[T]>(sequelizeOf(model), statement, { ids }, transaction, beside);
  return rows.map(([row]) => row);
}

/** As loadAggregatesById, the one row or null. */
export async function loadAggregateById<T, M extends Model>(
  model: ModelStatic<M>,
  tree: AssociationTree,
  id: number,
  transaction: Transaction | null,
  { condition = 'true', beside = null }: ByIdOptions = {},
): Promise<T | null> {
  // Not a list of one: for any list the planner reckons with ten rows, and then prefers to plan anew each time.
  const statement = statementOf(model, tree, `= $id::int and ${condition}`);
  const rows = await runPrepared<[T]>(sequelizeOf(model), statement, { id }, transaction, beside);
  return rows[0]?.[0] ?? null;
}
