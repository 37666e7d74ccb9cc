import { literal, Op, type Model, type Order, type WhereOptions } from 'sequelize';
import { sequelizeOf } from '../../db/sequelize-of.ts';
import { containing } from '../../db/containing.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { fieldsOf, titleSql, type Field, type Table } from './tables.ts';

/** The row's display name: shown first and used by search. */
export const TITLE = 'row_label';

export type Row = Record<string, string | number | boolean | null>;

export interface Asked {
  /** By field; a time range is `{ from, to }`. */
  filters: readonly { path: string; value: unknown }[];
  sort: { by: string | undefined; direction: string | undefined };
  limit: number;
  offset: number;
}

const MOST_ROWS = 500;
const LARGEST_OFFSET = 2_147_483_647;
const NONE = literal('false');

function unknown(name: string, table: Table): DomainError {
  return new DomainError('unknown_field', {
    fields: { [name.slice(0, 80).toWellFormed()]: [{ code: 'unknown_field' }] },
    details: { known_fields: [TITLE, ...fieldsOf(table).map((field) => field.name)] },
  });
}

const holds = (table: Table, sql: string, words: string) =>
  literal(`${sql} ilike ${sequelizeOf(table).escape(containing(words))}`);

function timeWhere(table: Table, { sql }: Field, value: unknown) {
  const { from, to } = (typeof value === 'object' && value ? value : {}) as { from?: unknown; to?: unknown };
  return [
    ['>=', from],
    ['<=', to],
  ].flatMap(([sign, text]) => {
    if (typeof text !== 'string' || text === '') return [];
    if (Number.isNaN(Date.parse(text))) return [NONE];
    return [literal(`${sql} ${sign as string} ${sequelizeOf(table).escape(new Date(text).toISOString())}`)];
  });
}

function fieldWhere(table: Table, field: Field, value: unknown): ReturnType<typeof literal>[] {
  if (field.kind === 'datetime' || field.kind === 'date') return timeWhere(table, field, value);
  const text = String(value).normalize('NFC').slice(0, 200);
  if (text === '') return [];
  if (text.includes('\0')) return [NONE];
  if (field.kind === 'boolean') return [literal(`${field.sql} is ${text === 'true' ? 'true' : 'not true'}`)];
  if (field.kind === 'number' || field.kind === 'float')
    return [/^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? literal(`${field.sql} = ${Number(text)}`) : NONE];
  return [holds(table, `(${field.sql})::text`, text.toWellFormed())];
}

/** @throws DomainError unknown_field for a filter on anything but a visible field */
function whereOf(table: Table, filters: Asked['filters']): WhereOptions {
  const fields = fieldsOf(table);
  return {
    [Op.and]: filters.flatMap(({ path, value }) => {
      if (path === TITLE) return [holds(table, titleSql(table), String(value).slice(0, 200).toWellFormed())];
      const field = fields.find(({ name }) => name === path);
      if (!field) throw unknown(path, table);
      return fieldWhere(table, field, value);
    }),
  };
}

function orderOf(table: Table, { by, direction }: Asked['sort']): Order {
  const id = table.primaryKeyAttribute;
  const way = direction?.toLowerCase() === 'desc' ? 'DESC' : 'ASC';
  if (by === undefined || by === id) return [[id, way]];
  const sql = by === TITLE ? titleSql(table) : fieldsOf(table).find(({ name }) => name === by)?.sql;
  if (sql === undefined) throw unknown(by, table);
  return [
    [literal(sql), way],
    [id, way],
  ];
}

function shown(kind: Field['kind'], value: unknown): Row[string] {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (kind === 'json' || typeof value === 'object') return JSON.stringify(value, null, 1);
  return value as Row[string];
}

/** Selects only visible columns: hidden ones are never read from the database. */
function what(table: Table, fields: readonly Field[]) {
  return {
    attributes: [
      ...fields.map(({ name, sql }): [ReturnType<typeof literal>, string] => [literal(sql), name]),
      [literal(titleSql(table)), TITLE] as [ReturnType<typeof literal>, string],
    ],
    raw: true as const,
  };
}

function presented(fields: readonly Field[], found: readonly Model[]): Row[] {
  return (found as unknown as Record<string, unknown>[]).map((row) => ({
    ...Object.fromEntries(fields.map(({ name, kind }) => [name, shown(kind, row[name])])),
    [TITLE]: String(row[TITLE]),
  }));
}

/** Returns a page of rows of a table. */
export async function findRows(table: Table, asked: Asked): Promise<Row[]> {
  const fields = fieldsOf(table);
  const found = await table.findAll({
    ...what(table, fields),
    where: whereOf(table, asked.filters),
    order: orderOf(table, asked.sort),
    limit: Math.min(Math.max(1, Math.trunc(asked.limit) || 1), MOST_ROWS),
    offset: Math.min(Math.max(0, Math.trunc(asked.offset) || 0), LARGEST_OFFSET),
  });
  return presented(fields, found);
}

export function countRows(table: Table, filters: Asked['filters']): Promise<number> {
  return table.count({ where: whereOf(table, filters) });
}

/** Rows by id; invalid ids match nothing. */
export async function rowsById(table: Table, ids: readonly unknown[]): Promise<Row[]> {
  const numbers = ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  if (numbers.length === 0) return [];
  const fields = fieldsOf(table);
  const found = await table.findAll({
    ...what(table, fields),
    where: { [table.primaryKeyAttribute]: { [Op.in]: numbers } },
  });
  return presented(fields, found);
}
