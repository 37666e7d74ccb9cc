import {
  DataTypes,
  literal,
  type Attributes,
  type FindOptions,
  type Model,
  type ModelStatic,
  type Transaction,
} from 'sequelize';
import { prepared, runPrepared, type Beside, type Prepared } from './prepared.ts';
import { sequelizeOf } from './sequelize-of.ts';

/**
 * Reads a row with its nested lists in one statement, whatever their number: each list is a subquery that
 * answers JSON. `true` takes an association as it is, names of columns take only those, a tree goes on inside it;
 * `$columns` in a tree are the columns its own row has, all unless told.
 */
export type AssociationTree = { readonly [alias: string]: Branch };
type Branch = true | readonly string[] | AssociationTree;

/** A row as JSON tells it: instants are ISO texts. */
export type JsonRow<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Lists come in the order people gave them: by these numbers where a table has one, else by id. A person's position is a title. */
const ORDER_COLUMNS = ['index', 'step_num', 'interview_number', 'index_in_course', 'position'];

function orderOf(model: ModelStatic<Model>, alias: string): string {
  const attributes = model.getAttributes() as Record<string, { type: unknown }>;
  const columns = ORDER_COLUMNS.filter((column) => attributes[column]?.type instanceof DataTypes.INTEGER);
  return [...columns, 'id'].map((column) => `${alias}.${quote(column)}`).join(', ');
}

const isColumns = (branch: Branch): branch is readonly string[] => Array.isArray(branch);

const columnPairs = (columns: readonly string[], alias: string) =>
  columns.map((column) => `'${column}', ${alias}.${quote(column)}`);

/** Not jsonb, which is parsed and written again at each level and takes twice the time. Whole rows need it for `||`. */
const jsonObject = (pairs: readonly string[]) => `json_build_object(${pairs.join(', ')})`;

function nestedExpression(
  parent: ModelStatic<Model>,
  parentAlias: string,
  name: string,
  branch: Branch,
  depth: number,
): string {
  const association = parent.associations[name];
  if (!association) throw new Error(`${parent.name} has no association ${name}`);
  const target = association.target;
  const alias = quote(`n${depth}`);
  const row = isColumns(branch)
    ? jsonObject(columnPairs(branch, alias))
    : rowExpression(target, alias, branch === true ? {} : branch, depth + 1);
  const from = `from ${quote(target.tableName)} ${alias}`;
  const key = quote(association.foreignKey);
  if (association.associationType === 'BelongsTo')
    return `(select ${row} ${from} where ${alias}.id = ${parentAlias}.${key})`;
  const where = `where ${alias}.${key} = ${parentAlias}.id`;
  if (association.associationType === 'HasOne') return `(select ${row} ${from} ${where})`;
  return `(select coalesce(json_agg(${row} order by ${orderOf(target, alias)}), '[]'::json) ${from} ${where})`;
}

function rowExpression(
  model: ModelStatic<Model>,
  alias: string,
  tree: AssociationTree,
  depth: number,
): string {
  const { $columns, ...lists } = tree;
  const parts = Object.entries(lists).map(
    ([name, inner]) => `'${name}', ${nestedExpression(model, alias, name, inner, depth)}`,
  );
  if ($columns && isColumns($columns)) return jsonObject([...columnPairs($columns, alias), ...parts]);
  const own = `to_jsonb(${alias})`;
  return parts.length === 0 ? own : `${own} || jsonb_build_object(${parts.join(', ')})`;
}

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

const statements = new WeakMap<AssociationTree, Map<string, Prepared>>();

/**
 * A statement that reads a tree, put together at its first use, when the models are bound, and only once.
 * @param key tells it from others of the same tree
 */
function preparedOnce(tree: AssociationTree, key: string, text: () => string): Prepared {
  const ofTree = statements.get(tree) ?? new Map<string, Prepared>();
  statements.set(tree, ofTree);
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
