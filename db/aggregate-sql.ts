import { DataTypes, type Model, type ModelStatic } from 'sequelize';
import { required } from '../domain/required.ts';

/**
 * Reads a row with its nested lists in one statement, whatever their number: each list is a subquery that
 * answers JSON. `true` takes an association as it is, names of columns take only those, a tree goes on inside it;
 * `$columns` in a tree are the columns its own row has, all unless told.
 */
export type AssociationTree = { readonly [alias: string]: Branch };
type Branch = true | readonly string[] | AssociationTree;

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

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

/** SQL of a row with the lists of its tree, as JSON. @param alias of the table, quoted */
export function rowExpression(
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
 * SQL of a text that is another one as soon as the row, or any row of its tree, is written, comes or goes: the
 * transactions that wrote them. PostgreSQL reads the same rows for it, but tells nothing of them.
 * @param alias of the table, quoted
 */
export function versionExpression(
  model: ModelStatic<Model>,
  alias: string,
  tree: AssociationTree,
  depth = 1,
): string {
  const { $columns: _columns, ...lists } = tree;
  const parts = Object.entries(lists).map(([name, branch]) => {
    const { target, foreignKey, associationType } = required(model.associations[name]);
    const inner = quote(`n${depth}`);
    const version = versionExpression(
      target,
      inner,
      branch === true || isColumns(branch) ? {} : branch,
      depth + 1,
    );
    const from = `from ${quote(target.tableName)} ${inner}`;
    return associationType === 'BelongsTo'
      ? `(select ${version} ${from} where ${inner}.id = ${alias}.${quote(foreignKey)})`
      : `(select string_agg(${version}, ' ') ${from} where ${inner}.${quote(foreignKey)} = ${alias}.id)`;
  });
  // Each list in brackets of its own, so that no row is taken for one of the list beside it.
  return [`${alias}.xmin::text`, ...parts.map((part) => `'(' || coalesce(${part}, '') || ')'`)].join(' || ');
}
