import fs from 'node:fs';
import path from 'node:path';
import { QueryTypes, type Sequelize } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { ensureDatabase, startEmbeddedPostgres, type EmbeddedPostgres } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { initModels } from '../../db/models/init.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';
import { ensureOldestPostgres, OLDEST_POSTGRES } from '../../scripts/lib/deployment-programs.mjs';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { fastFolder } from '../support/fast-folder.ts';

let folder = '';
let server: EmbeddedPostgres;
let newest: TestDatabase;
let oldest: Sequelize;

beforeAll(async () => {
  const packageFolder = await ensureOldestPostgres();
  newest = await freshDatabase();
  folder = fastFolder();
  server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    packageFolder,
    settings: { fsync: 'off', shared_buffers: '32MB' },
  });
  await ensureDatabase(server.url('postgres'), 'oldest');
  oldest = connect(server.url('oldest'));
}, 300_000);

afterAll(async () => {
  await oldest?.close();
  await server?.stop();
  await newest?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const rowsOf = (sequelize: Sequelize, sql: string) => sequelize.query(sql, { type: QueryTypes.SELECT });

/** Everything of our schemas that a migration can say, as PostgreSQL prints it. */
const SCHEMA: Record<string, string> = {
  columns: `
    select n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity,
      a.attstorage, pg_get_expr(d.adbin, d.adrelid) as default_sql, c.reloptions
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'p')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'content')
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped order by 1, 2, 3`,
  indexes: `select schemaname, indexname, indexdef from pg_indexes
    where schemaname in ('public', 'content') order by 1, 2`,
  // PostgreSQL 18 also keeps "not null" there; the columns tell of it.
  constraints: `select conrelid::regclass::text as of_table, conname, pg_get_constraintdef(oid) as says
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  triggers: `select tgrelid::regclass::text as of_table, tgname, pg_get_triggerdef(oid) as says
    from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile%' order by 1, 2`,
  functions: `select n.nspname, p.proname, pg_get_functiondef(p.oid) as says
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'content') and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1, 2, 3`,
};

test('R31: every migration and the master data go through on the oldest PostgreSQL, and the schema is the same', async () => {
  const [{ version } = { version: 0 }] = (await rowsOf(
    oldest,
    `select current_setting('server_version_num')::int / 10000 as version`,
  )) as { version: number }[];
  expect(version).toBe(OLDEST_POSTGRES);
  await migrate(oldest);
  for (const [what, sql] of Object.entries(SCHEMA)) {
    const [old, now] = [await rowsOf(oldest, sql), await rowsOf(newest.sequelize, sql)];
    expect(now.length).toBeGreaterThan(5);
    expect({ what, rows: old }).toEqual({ what, rows: now });
  }
  initModels(oldest);
  await loadMasterData(oldest);
}, 240_000);

test('R31: storage of the search rows is what reading them asks for', async () => {
  const rows = await rowsOf(
    newest.sequelize,
    `select attname, attstorage::text from pg_attribute
     where attrelid = 'recruitment_search_rows'::regclass and attname in ('prefecture_ids', 'skill_ids', 'grams', 'spelling')
     order by 1`,
  );
  expect(rows).toEqual([
    { attname: 'grams', attstorage: 'e' },
    { attname: 'prefecture_ids', attstorage: 'p' },
    { attname: 'skill_ids', attstorage: 'p' },
    { attname: 'spelling', attstorage: 'e' },
  ]);
});
