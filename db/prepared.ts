import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Sequelize, Transaction } from 'sequelize';
import { oncePer } from '../domain/once-per.ts';
import { required } from '../domain/required.ts';
import { codeOf } from './failures.ts';

/** A statement whose text is a constant or one of few: PostgreSQL reads and plans it once for each connection. */
export interface Prepared {
  /** Empty: read and planned anew each time, for the values at hand. */
  readonly name: string;
  readonly text: string;
  /** The values by their names, in the order of `$1`, `$2` … */
  readonly values: readonly string[];
}

/** The text with `$name` for each value; a list is one value (`= any($ids::int[])`), so that one text serves any length. */
export function prepared(text: string): Prepared {
  const statement = unnamed(text);
  // The name tells the text apart: behind a pooler, connections outlive a deployment.
  return { ...statement, name: createHash('sha1').update(statement.text).digest('base64url') };
}

/** As prepared, for a text that is put together for the request, where a plan for any values would be a poor one. */
export function unnamed(text: string): Prepared {
  const values: string[] = [];
  const numbered = text.replace(/\$([a-z_]\w*)/gi, (_all, name: string) => {
    if (!values.includes(name)) values.push(name);
    return `$${values.indexOf(name) + 1}`;
  });
  return { name: '', text: numbered, values };
}

/** For a text with its values inlined, as Sequelize writes it. */
export const inlined = (text: string): Prepared => ({ name: '', text, values: [] });

/** A statement of one row with one value that runs within another, to save a round trip. */
export interface Beside {
  readonly statement: Prepared;
  readonly given: Readonly<Record<string, unknown>>;
  take(value: unknown): void;
}

/** One statement for both. Its columns: the carried value, whether there is a row, and the row's own. */
const carrying = oncePer((carried: Prepared) =>
  oncePer((statement: Prepared): Prepared => {
    const { length } = statement.values;
    const both = carried.values.find((value) => statement.values.includes(value));
    if (both !== undefined) throw new Error(`Both statements have a value named ${both}`);
    const text = carried.text.replace(/\$(\d+)/g, (_all, number) => `$${Number(number) + length}`);
    const sql = `select (${text}), found.*
      from (select) as one left join lateral (select true as is_there, q.* from (${statement.text}) as q) as found on true`;
    return { ...prepared(sql), values: [...statement.values, ...carried.values] };
  }),
);

/** What Sequelize's types leave out. */
interface Inside {
  connectionManager: {
    getConnection(options: { type: 'read' }): Promise<Connection>;
    releaseConnection(connection: Connection): void;
  };
  dialect: {
    Query: new (
      connection: Connection,
      sequelize: Sequelize,
      options: object,
    ) => { formatError(error: unknown, stack?: string): Error };
  };
  log(line: string, milliseconds?: number): void;
  options: { preparedStatements?: boolean; benchmark?: boolean };
}
type Connection = pg.Client & { uuid?: string; _invalid?: boolean };

/** The named statement is of no use on this connection. */
const PLAN_IS_GONE = new Set([
  '0A000', // feature_not_supported: a migration changed the type of the result
  '26000', // invalid_sql_statement_name: a pooler gave us another connection
  '42P05', // duplicate_prepared_statement: the same, the other way round
]);

/**
 * Runs a statement on the transaction's connection, or on one of the pool. Logged as Sequelize's own are. Outside of a
 * transaction it runs once more without its name when a migration or a pooler has taken its plan away.
 * @param beside carried along where the statement has a name: any other would plan it anew each time
 * @returns rows as arrays, in the order of the columns
 * @throws Sequelize's errors, such as DatabaseError
 */
export async function runPrepared<R extends unknown[]>(
  sequelize: Sequelize,
  statement: Prepared,
  given: Readonly<Record<string, unknown>>,
  transaction: Transaction | null,
  beside: Beside | null = null,
): Promise<R[]> {
  if (beside && statement.name !== '') {
    const both = carrying(beside.statement)(statement);
    const values = { ...given, ...beside.given };
    const rows = await runPrepared<[unknown, true | null, ...R]>(sequelize, both, values, transaction);
    beside.take(required(rows[0])[0]);
    return rows.flatMap(([, isThere, ...row]) => (isThere ? [row] : []));
  }
  try {
    return await runOnce<R>(sequelize, statement, given, transaction);
  } catch (error) {
    if (transaction || statement.name === '' || !PLAN_IS_GONE.has(codeOf(error) ?? '')) throw error;
    return runOnce<R>(sequelize, { ...statement, name: '' }, given, null);
  }
}

async function runOnce<R extends unknown[]>(
  sequelize: Sequelize,
  { name, text, values }: Prepared,
  given: Readonly<Record<string, unknown>>,
  transaction: Transaction | null,
): Promise<R[]> {
  const inside = sequelize as unknown as Inside;
  const { connectionManager, dialect, options } = inside;
  const own = transaction && connectionOf(transaction);
  const connection = own ?? (await connectionManager.getConnection({ type: 'read' }));
  try {
    const line = `(${connection.uuid ?? 'default'}): ${text}`;
    if (!options.benchmark) inside.log(`Executing ${line}`);
    const began = performance.now();
    const { rows } = await connection.query<R>({
      ...(options.preparedStatements !== false && name !== '' && { name }),
      text,
      values: values.map((value) => {
        if (given[value] === undefined) throw new Error(`The statement misses a value for $${value}`);
        return given[value];
      }),
      rowMode: 'array',
    });
    if (options.benchmark) inside.log(`Executed ${line}`, performance.now() - began);
    return rows;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isLost(error) || PLAN_IS_GONE.has(codeOf(error) ?? '')) connection._invalid = true;
    const described = Object.assign(error, { sql: text });
    throw new dialect.Query(connection, sequelize, {}).formatError(described, new Error().stack);
  } finally {
    if (!own) connectionManager.releaseConnection(connection);
  }
}

/** Whether the connection ends with this error. Sequelize hears of it a moment later, when somebody else may have it. */
function isLost({ message, code, severity }: Error & { code?: unknown; severity?: unknown }): boolean {
  return (
    severity === 'FATAL' ||
    code === 'ECONNRESET' ||
    /^(Connection terminated|Query read timeout)/.test(message)
  );
}

function connectionOf(transaction: Transaction): Connection {
  const { connection, finished } = transaction as unknown as { connection?: Connection; finished?: string };
  if (!connection || finished) throw new Error(`A statement came after its transaction's ${finished}`);
  return connection;
}
