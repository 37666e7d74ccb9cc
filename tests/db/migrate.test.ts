import { QueryTypes, type Sequelize } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { migrate, pendingMigrations } from '../../db/migrate.ts';
import { readMigrations, RENAMED_MIGRATIONS } from '../../db/migrations.ts';
import { emptyDatabase } from '../support/database.ts';

const migrations = readMigrations();

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let connections: Sequelize[];
beforeEach(async () => {
  database = await emptyDatabase();
  connections = [];
});
afterEach(async () => {
  await Promise.all(connections.map((sequelize) => sequelize.close()));
  await database.drop();
});

function open(): Sequelize {
  const sequelize = connect(database.url, { limits: { statement: 100, lock: 50 } });
  connections.push(sequelize);
  return sequelize;
}

async function schemas(sequelize: Sequelize): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>(
    `select distinct schemaname as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
    { type: QueryTypes.SELECT },
  );
  return rows.map((row) => row.name);
}

async function hasRelation(sequelize: Sequelize, name: string): Promise<boolean> {
  const [row] = await sequelize.query<{ is_there: boolean }>(
    'select to_regclass(:name) is not null as is_there',
    { type: QueryTypes.SELECT, replacements: { name } },
  );
  return row!.is_there;
}

test('four processes at once: one does it all, the others find nothing to do', async () => {
  // Building it waits for each transaction that looks at an older state: those that wait must not be among them.
  const index = {
    name: '9999-index',
    sql: 'create index concurrently next_index on companies (created_at);',
    isOutsideTransaction: true,
  };
  const steps = [...migrations, index];
  const results = await Promise.all(
    [open(), open(), open(), open()].map((sequelize) => migrate(sequelize, steps)),
  );
  const names = steps.map((migration) => migration.name);
  expect(results.filter((applied) => applied.length > 0)).toEqual([names]);
  expect(await schemas(open())).toEqual(['graphile_worker', 'public']);
});

test('a later start runs only what is new', async () => {
  const sequelize = open();
  await migrate(sequelize);
  const added = { name: '9999-added', sql: 'create table added (id integer)' };
  expect(await migrate(sequelize, [...migrations, added])).toEqual(['9999-added']);
  expect(await migrate(sequelize, [...migrations, added])).toEqual([]);
});

test('a failing step leaves nothing of itself behind, and the next start goes on with it', async () => {
  const sequelize = open();
  const broken = { name: '9999-broken', sql: 'create table half (id integer); select no_such_function()' };
  await expect(migrate(sequelize, [...migrations, broken])).rejects.toThrow('no_such_function');
  expect(await hasRelation(sequelize, 'half')).toBe(false);
  expect(await pendingMigrations(sequelize)).toEqual([]);
  const mended = { ...broken, sql: 'create table half (id integer)' };
  expect(await migrate(sequelize, [...migrations, mended])).toEqual(['9999-broken']);
  expect(await hasRelation(sequelize, 'half')).toBe(true);
});

test('what is pending is told before and after, and a database newer than the code is all right', async () => {
  const sequelize = open();
  const names = migrations.map(({ name }) => name);
  expect(await pendingMigrations(sequelize)).toEqual(names);
  await migrate(sequelize, migrations.slice(0, 3));
  expect(await pendingMigrations(sequelize)).toEqual(names.slice(3));
  await migrate(sequelize, [...migrations, { name: '9999-newer', sql: 'create table newer (id integer)' }]);
  expect(await pendingMigrations(sequelize)).toEqual([]);
  expect(await migrate(sequelize)).toEqual([]);
});

test('each migration has a number of its own', () => {
  const files = migrations.filter(({ name }) => !/\.\d\d$/.test(name));
  const numbers = files.map(({ name }) => /^\d{4}(?=-[a-z-]+$)/.exec(name)?.[0]);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

test('a database that recorded a migration under its former name does not run it again', async () => {
  const sequelize = open();
  await migrate(sequelize);
  for (const [before, now] of Object.entries(RENAMED_MIGRATIONS))
    await sequelize.query('update schema_migrations set name = :before where name = :now', {
      replacements: { before, now },
    });
  expect(await migrate(sequelize)).toEqual([]);
  expect(await migrate(sequelize)).toEqual([]);
});

test('names of channels that stand in events become channels without an address', async () => {
  const sequelize = open();
  const at = migrations.findIndex(({ name }) => name === '0040-notification-channels');
  await migrate(sequelize, migrations.slice(0, at));
  await sequelize.query(
    `insert into events (start_at, notification_channel_id) values (now(), 'C1'), (now(), 'C1'), (now(), 'C2'), (now(), null)`,
  );
  await migrate(sequelize, migrations.slice(0, at + 1));
  const rows = await sequelize.query(
    `select c.name, c.url from events e left join notification_channels c on c.id = e.notification_channel_id order by e.id`,
    { type: QueryTypes.SELECT },
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['C1', null],
    ['C1', null],
    ['C2', null],
    [null, null],
  ]);
});

test('databases made before get the first templates that they lack, but none that staff removed', async () => {
  const sequelize = open();
  const at = migrations.findIndex(({ name }) => name === '0117-first-templates');
  await migrate(sequelize, migrations.slice(0, at));
  await sequelize.query(`insert into languages (id, name, code)
    select id, '{"en": "A language"}', 'of ' || id from generate_series(1, 200) id where not exists (select 1 from languages l where l.id = id)`);
  await sequelize.query(
    `insert into mail_template_groups (key, name) values ('several-jobs', 'As staff call it')`,
  );
  await sequelize.query(`insert into audit_logs (at, actor_kind, action, table_name, row_id, before)
    values (now(), 'hf_member', 'delete', 'mail_template_groups', 9, '{"key": "before-the-deadline"}')`);
  await migrate(sequelize, migrations.slice(0, at + 1));
  const rows = await sequelize.query<{ key: string; words: number }>(
    `select g.key, count(t.id)::int as words from mail_template_groups g
       left join mail_templates t on t.mail_template_group_id = g.id group by 1 order by 1`,
    { type: QueryTypes.SELECT },
  );
  expect(rows).toEqual([
    { key: 'one-job', words: 3 },
    { key: 'several-jobs', words: 0 },
  ]);
});

test('a new database gets no templates from its migrations', async () => {
  const sequelize = open();
  await migrate(sequelize);
  expect(await sequelize.query('select 1 from mail_template_groups', { type: QueryTypes.SELECT })).toEqual(
    [],
  );
});
