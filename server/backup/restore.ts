import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migrations.ts';
import { OWN_PROBLEMS } from '../../domain/delivery-problem.ts';
import type { RestorableFiles } from '../adapters/files.ts';
import { MAX_EVENT_ATTEMPTS } from '../worker/process-event.ts';
import {
  BadArchive,
  checkArchive,
  nameOf,
  readArchive,
  type About,
  type End,
  type Table,
} from './archive.ts';
import { inSession, OURS, quoted } from './session.ts';

interface RestoreDeps {
  databaseUrl: string;
  files: RestorableFiles;
  now(): Date;
  log(line: string): void;
}

export interface Restored {
  end: End;
  /** Mails that may have gone since the backup, which staff decide about. */
  heldMails: number;
  /** Events that may have been worked off since the backup. */
  heldEvents: number;
}

/** What is there already stays as it is. */
export class NotEmpty extends Error {
  constructor(what: string) {
    super(`${what}: a backup is restored into an empty place only.`);
    this.name = 'NotEmpty';
  }
}

const NOT_POSTGRES = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
/** An operator may have installed extensions beforehand. */
const notOfExtension = (row: string) =>
  `not exists (select from pg_depend d where d.objid = ${row}.oid and d.deptype = 'e')`;

async function refuseUnlessEmpty({ databaseUrl, files }: RestoreDeps): Promise<void> {
  await inSession(databaseUrl, 'isolation level repeatable read, read only', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where ${NOT_POSTGRES} and c.relkind in ('r', 'p', 'v', 'm', 'S') and ${notOfExtension('c')} limit 1`,
    );
    if (rows[0]) throw new NotEmpty(`The database has tables (${rows[0].name})`);
  });
  for await (const key of files.keys()) throw new NotEmpty(`There are files already (${key})`);
}

/** The tables as they were when the backup was made, without rows. */
async function makeSchema(databaseUrl: string, { migrations }: About): Promise<void> {
  const known = readMigrations();
  const names = new Set(known.map(({ name }) => name));
  const unknown = migrations.filter((name) => !names.has(name));
  // Those that have another name now are noted under both.
  if (unknown.some((name) => name > (known.at(-1)?.name ?? '')))
    throw new BadArchive(
      'The archive was made by a newer version of this program: restore it with that one.',
    );
  const wanted = new Set(migrations);
  const sequelize = connect(databaseUrl);
  await migrate(
    sequelize,
    known.filter(({ name }) => wanted.has(name)),
  ).finally(() => sequelize.close());
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes away what would act on rows as they come: triggers, and references to rows that have not come yet. Like
 * everything here it needs the owner of the tables and nobody mightier.
 * @returns how to put it back, which checks all references
 */
async function standAside(client: pg.Client, tables: readonly Table[]): Promise<() => Promise<void>> {
  const all = tables.map(({ schema, name }) => quoted(schema, name));
  const { rows: references } = await client.query<ForeignKey>(`
    select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${OURS}`);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  // What migrations have written comes back with the rows.
  await client.query(`truncate ${all.join(', ')} restart identity`);
  return async () => {
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of all) await client.query(`alter table ${table} enable trigger user`);
  };
}

/** One COPY at a time: the parts of a table follow each other. */
function loader(client: pg.Client) {
  const rows: Record<string, number> = {};
  let under: { table: Table; copy: CopyStreamQuery & Writable } | null = null;
  async function finish(): Promise<void> {
    if (!under) return;
    const { table, copy } = under;
    under = null;
    copy.end();
    await finished(copy);
    rows[nameOf(table)] = copy.rowCount;
  }
  return {
    rows,
    finish,
    async part(table: Table, bytes: Buffer): Promise<void> {
      if (under?.table !== table) {
        await finish();
        const columns = table.columns.map((column) => quoted(column)).join(', ');
        const copy = client.query(
          copyFrom(`copy ${quoted(table.schema, table.name)} (${columns}) from stdin`),
        ) as CopyStreamQuery & Writable;
        // Told by what waits for it.
        copy.on('error', () => {});
        under = { table, copy };
      }
      const { copy } = under;
      if (!copy.write(bytes)) await once(copy, 'drain');
    },
  };
}

/**
 * A mail that was due may have gone after the backup was made, and an event may have been worked off: nothing of that
 * goes by itself a second time.
 */
async function holdWhatMayHaveGone(client: pg.Client, now: Date) {
  const mails = await client.query(
    `update deliveries set state = 'held', last_error = $2, lease_until = null, updated_at = $1
     where state in ('pending', 'sending') and available_at <= $1`,
    [now, OWN_PROBLEMS.restored],
  );
  const events = await client.query(
    `update outbox_events set attempts = ${MAX_EVENT_ATTEMPTS}, last_error = $2, updated_at = $1
     where processed_at is null and attempts < ${MAX_EVENT_ATTEMPTS} and available_at <= $1`,
    [now, OWN_PROBLEMS.restored],
  );
  return { heldMails: mails.rowCount ?? 0, heldEvents: events.rowCount ?? 0 };
}

/** The schema "public" and what extensions have there stay: they may be another's. */
async function dropEverything(databaseUrl: string): Promise<void> {
  await inSession(databaseUrl, 'isolation level read committed', async (client) => {
    const { rows } = await client.query<{ statement: string }>(`
      select format('drop schema %I cascade', n.nspname) as statement from pg_namespace n
        where ${NOT_POSTGRES} and n.nspname <> 'public'
      union all select format('drop table %s cascade', c.oid::regclass) from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and ${notOfExtension('c')}
      union all select format('drop routine %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace and ${notOfExtension('p')}
      union all select format('drop type %s cascade', t.oid::regtype) from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e') and ${notOfExtension('t')}`);
    for (const { statement } of rows) {
      // One that went with another is gone already.
      await client.query(statement.replace(/^drop (\w+)/, 'drop $1 if exists'));
    }
  });
}

/**
 * Brings a backup into an empty database and an empty store of files. The archive is read to its end and checked before
 * anything is written; what fails afterwards leaves both empty again.
 * @throws BadArchive, NotEmpty
 */
export async function restore(deps: RestoreDeps, file: string): Promise<Restored> {
  const { databaseUrl, files, log } = deps;
  log('Checking the archive …');
  const { about, end } = await checkArchive(file);
  await refuseUnlessEmpty(deps);
  const written: string[] = [];
  try {
    log('Making the tables …');
    await makeSchema(databaseUrl, about);
    log('Writing rows and files …');
    return await inSession(databaseUrl, 'isolation level read committed', async (client) => {
      for (const { table, since } of about.months)
        await client.query(`select months.make($1, greatest($2, now() - interval '10 years'))`, [
          table,
          since,
        ]);
      const putBack = await standAside(client, about.tables);
      const load = loader(client);
      await readArchive(file, {
        about: async () => {},
        part: load.part,
        async file(key, bytes) {
          await load.finish();
          written.push(key);
          await files.writeAs(key, bytes);
        },
      });
      await load.finish();
      for (const [name, count] of Object.entries(end.rows))
        if ((load.rows[name] ?? 0) !== count)
          throw new BadArchive(`${name} has ${load.rows[name] ?? 0} rows, not ${count}.`);
      for (const { schema, name, value } of about.sequences)
        await client.query('select setval($1::regclass, $2::bigint)', [quoted(schema, name), value]);
      log('Checking references …');
      await putBack();
      return { end, ...(await holdWhatMayHaveGone(client, deps.now())) };
    });
  } catch (error) {
    await Promise.allSettled(written.map((key) => files.remove(key)));
    await dropEverything(databaseUrl);
    throw error;
  }
}
