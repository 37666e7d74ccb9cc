import {
  DatabaseError,
  ForeignKeyConstraintError,
  Transaction,
  UniqueConstraintError,
  type Model,
  type Sequelize,
} from 'sequelize';
import { auditAs } from '../../db/audit.ts';
import { isRestricted } from '../../db/restricted.ts';
import { retryDeadlocks } from '../../db/retry-deadlocks.ts';
import { sequelizeOf } from '../../db/sequelize-of.ts';
import { refreshTouchedSearchRows } from '../../db/search-rows.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { isCleanLine, isStorable } from '../../domain/validation.ts';
import { refuseWhileUsed, saveMasterRow } from '../core/master-data/save.ts';
import type { Admin } from './sessions.ts';
import { fieldsOf, mayWrite, type Field, type Table, type Write } from './tables.ts';

/** Why a field was rejected; each has a message in texts.ts. */
export type Problem = 'required' | 'too_long' | 'invalid' | 'not_there' | 'already_there' | 'still_in_use';

/** A validation error. `fields` is empty when it concerns the row as a whole. */
export class RefusedWrite extends Error {
  readonly fields: Readonly<Record<string, Problem>>;
  readonly whole: Problem | null;

  constructor(fields: Readonly<Record<string, Problem>>, whole: Problem | null = null) {
    super('The row was not written');
    this.name = 'RefusedWrite';
    this.fields = fields;
    this.whole = whole;
  }
}

const LONGEST_LINE = 255;
const LARGEST = 2_147_483_647;

function numberOf(value: unknown): number | null {
  const number = typeof value === 'number' ? value : Number(String(value).trim());
  return Number.isInteger(number) && Math.abs(number) <= LARGEST ? number : null;
}

const isEmpty = (value: unknown) => value === null || value === undefined || String(value).trim() === '';

/** Parses the value of one field. */
function readField(field: Field, value: unknown): { value: unknown } | { problem: Problem } {
  if (field.kind === 'boolean') return { value: value === true || value === 'true' };
  if (isEmpty(value)) return field.isRequired ? { problem: 'required' } : { value: null };
  if (field.kind === 'number') {
    const number = numberOf(value);
    return number === null ? { problem: 'invalid' } : { value: number };
  }
  const text = String(value).trim();
  if (text.length > LONGEST_LINE) return { problem: 'too_long' };
  return isStorable(text) && isCleanLine(text) ? { value: text } : { problem: 'invalid' };
}

/** Sets the given writable fields on the row; omitted fields stay unchanged. */
function fill(table: Table, row: Model, params: Readonly<Record<string, unknown>>): void {
  const problems: Record<string, Problem> = {};
  for (const field of fieldsOf(table).filter(({ isEditable }) => isEditable)) {
    const isGiven = Object.hasOwn(params, field.name);
    if (!isGiven && !(row.isNewRecord && field.isRequired)) continue;
    const read = readField(field, params[field.name]);
    if ('problem' in read) problems[field.name] = read.problem;
    else if (field.map) setName(row, field.map, read.value as string | null);
    // An empty number keeps the database default.
    else if (read.value !== null || field.isRequired || !hasDefault(table, field))
      row.set(field.name, read.value);
  }
  if (Object.keys(problems).length > 0) throw new RefusedWrite(problems);
}

const hasDefault = (table: Table, { name }: Field) => table.getAttributes()[name]?.defaultValue !== undefined;

function setName(row: Model, { column, language }: NonNullable<Field['map']>, words: string | null): void {
  const name = (row.get(column) ?? {}) as Partial<Record<string, string>>;
  if ((name[language] ?? null) === words) return;
  const others = Object.entries(name).filter(([code]) => code !== language);
  row.set(column, Object.fromEntries(words === null ? others : [...others, [language, words]]));
}

/** A refusal of the rules that all writers of master data keep, at the fields of these forms. */
function refusalByRule({ code, fields }: DomainError): unknown {
  if (code === 'still_in_use') return new RefusedWrite({}, 'still_in_use');
  if (code !== 'validation_failed') return null;
  return new RefusedWrite(
    Object.fromEntries(
      Object.entries(fields).map(([path, [first]]) => [
        path.replace(/\[(\w+)\]$/, '_$1'),
        first?.code === 'name_taken' ? 'already_there' : 'required',
      ]),
    ),
  );
}

/** Maps a refusal or a database error to the field that caused it. */
function refusalOf(error: unknown, table: Table, write: Write): unknown {
  if (error instanceof DomainError) return refusalByRule(error) ?? error;
  if (error instanceof UniqueConstraintError) {
    const names = error.errors.map(({ path }) => path).filter((name) => name !== null);
    return new RefusedWrite(
      Object.fromEntries(names.map((name) => [name, 'already_there'])),
      'already_there',
    );
  }
  if (isRestricted(error)) return new RefusedWrite({}, 'still_in_use');
  if (error instanceof ForeignKeyConstraintError) {
    if (write === 'delete') return new RefusedWrite({}, 'still_in_use');
    const column = fieldsOf(table).find(
      ({ name }) => error.index === `${table.tableName}_${name}_fkey`,
    )?.name;
    return new RefusedWrite(column ? { [column]: 'not_there' } : {}, 'not_there');
  }
  if (error instanceof DatabaseError) {
    const { constraint } = error.parent as { constraint?: string };
    const column = fieldsOf(table).find(({ name }) => constraint === `${table.tableName}_${name}_check`);
    if (column) return new RefusedWrite({ [column.name]: 'invalid' });
  }
  return error;
}

/**
 * One change of master data: transaction → audit log actor → row → search rows → commit.
 * @throws RefusedWrite for validation errors, DomainError forbidden for a table that is read-only here
 */
async function change<T>(
  table: Table,
  admin: Admin | undefined,
  write: Write,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!admin || !mayWrite(table, write)) throw new DomainError('forbidden');
  const sequelize = table.sequelize as Sequelize;
  const options = { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED };
  try {
    return await retryDeadlocks(() =>
      sequelize.transaction(options, async (tx) => {
        await auditAs(sequelize, tx, { hf_member_id: admin.hf_member_id, source: 'adminjs' });
        const result = await run(tx);
        await refreshTouchedSearchRows(sequelize, tx);
        return result;
      }),
    );
  } catch (error) {
    throw refusalOf(error, table, write);
  }
}

async function locked(table: Table, id: number, tx: Transaction): Promise<Model> {
  const row = await table.findByPk(id, { transaction: tx, lock: tx.LOCK.UPDATE });
  if (!row) throw new DomainError('not_found');
  return row;
}

type Params = Readonly<Record<string, unknown>>;

/** @returns the new row's id */
export function createRow(table: Table, admin: Admin | undefined, params: Params): Promise<number> {
  return change(table, admin, 'new', async (tx) => {
    const row = table.build();
    fill(table, row, params);
    await saveMasterRow(sequelizeOf(table), row, tx);
    return row.get('id') as number;
  });
}

export function updateRow(table: Table, admin: Admin | undefined, id: number, params: Params): Promise<void> {
  return change(table, admin, 'edit', async (tx) => {
    const row = await locked(table, id, tx);
    fill(table, row, params);
    // Whoever has the row open in the console is told of the change.
    if (row.changed()) row.set('version', (row.get('version') as number) + 1);
    await saveMasterRow(sequelizeOf(table), row, tx);
  });
}

export function removeRow(table: Table, admin: Admin | undefined, id: number): Promise<void> {
  return change(table, admin, 'delete', async (tx) => {
    const row = await locked(table, id, tx);
    await refuseWhileUsed(sequelizeOf(table), row, tx);
    await row.destroy({ transaction: tx });
  });
}
