import pg from 'pg';

/** As rows are written is how they have to be read, whatever the database or the role prefers. */
const SAME_TEXT = [
  `set client_encoding = 'UTF8'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 3',
  'set statement_timeout = 0',
  'set lock_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
];

/** Runs work on one connection past the pooler, in one transaction. */
export async function inSession<T>(
  url: string,
  mode: 'isolation level repeatable read, read only' | 'isolation level read committed',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'tabidachi backup' });
  await client.connect();
  try {
    for (const setting of SAME_TEXT) await client.query(setting);
    await client.query(`begin transaction ${mode}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** Schemas that are ours: not PostgreSQL's, and not the job queue's, whose jobs only wake workers. */
export const OURS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')`;

export const quoted = (...names: string[]): string =>
  names.map((name) => pg.escapeIdentifier(name)).join('.');
