import fs from 'node:fs';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../adapters/files.ts';
import { isMonthly, MONTHLY_TABLES } from '../../db/months.ts';
import { FileGone } from '../../domain/file-gone.ts';
import { FORMAT, nameOf, writeArchive, type About, type End, type Table } from './archive.ts';
import { inSession, OURS, quoted } from './session.ts';

interface BackupDeps {
  /** The database itself, not its pooler: the snapshot needs one connection from beginning to end. */
  databaseUrl: string;
  files: Pick<FileStore, 'read'>;
  now(): Date;
}

/** Every table but the notes of migrations, with the columns that are written; generated ones follow from them. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and ${OURS}
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** Of tables that have months and rows. While a database is brought up to date they may have none yet. */
async function monthsOf(client: pg.Client): Promise<About['months']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`,
  );
  const months: About['months'] = [];
  for (const table of rows.map(({ name }) => name).filter(isMonthly)) {
    const found = await client.query<{ since: Date | null }>(
      `select min(${MONTHLY_TABLES[table]}) as since from ${table}`,
    );
    const since = found.rows[0]?.since;
    if (since) months.push({ table, since: since.toISOString() });
  }
  return months;
}

async function aboutOf(client: pg.Client, now: Date): Promise<About> {
  const migrations = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const sequences = await client.query<About['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences join pg_namespace n on n.nspname = schemaname and ${OURS}
    where last_value is not null order by 1, 2`);
  return {
    format: FORMAT,
    made_at: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables: await tablesOf(client),
    sequences: sequences.rows,
    months: await monthsOf(client),
  };
}

/**
 * Writes the database, as it was at one moment, and the files its rows tell of. People go on working meanwhile: what
 * they change is not in it. A file that was removed since then is named and left out.
 */
export async function backUp({ databaseUrl, files, now }: BackupDeps, to: Writable): Promise<End> {
  return inSession(databaseUrl, 'isolation level repeatable read, read only', async (client) => {
    const about = await aboutOf(client, now());
    const archive = writeArchive(to, about);
    try {
      await archive.begin();
      const rows: End['rows'] = {};
      for (const table of about.tables) {
        const columns = table.columns.map((column) => quoted(column)).join(', ');
        const copy = client.query(
          copyTo(`copy (select ${columns} from ${quoted(table.schema, table.name)}) to stdout`),
        );
        await archive.table(table, copy);
        rows[nameOf(table)] = copy.rowCount;
      }
      const keys = await client.query<{ key: string }>('select key from files order by id');
      const missing: string[] = [];
      for (const { key } of keys.rows) {
        const bytes = await files.read(key).catch((error: unknown) => {
          if (error instanceof FileGone) return null;
          throw error;
        });
        if (bytes) await archive.file(key, bytes);
        else missing.push(key);
      }
      const counts = { rows, files: keys.rows.length - missing.length, missing };
      await archive.end(counts);
      return { ...counts, sha256: '' };
    } catch (error) {
      await archive.abort();
      throw error;
    }
  });
}

/**
 * A file that is there only when it is whole. Only its owner may read it.
 * @throws an error of code EEXIST when there is one of that name
 */
export async function writeWhole<T>(file: string, write: (to: Writable) => Promise<T>): Promise<T> {
  const unfinished = `${file}.part`;
  if (fs.existsSync(file)) throw Object.assign(new Error(`${file} exists already`), { code: 'EEXIST' });
  const to = fs.createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    const result = await write(to);
    await fs.promises.rename(unfinished, file);
    return result;
  } catch (error) {
    to.destroy();
    await fs.promises.rm(unfinished, { force: true });
    throw error;
  }
}
