import pg from 'pg';
import { QueryTypes } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { LockedOut, migrate, pendingMigrations, type LockPatience } from '../../db/migrate.ts';
import { readMigrations, type Migration } from '../../db/migrations.ts';
import { startApi } from '../support/api.ts';
import { prepared } from '../support/prepared.ts';
import { applied } from '../support/steps.ts';
import { waitingForLocks } from '../support/waiting-for-locks.ts';
import { until } from '../worker/until.ts';

/** The app of this version goes on while the next one's migrations run, and afterwards on their schema. */

let application: Awaited<ReturnType<typeof applied>>['application'];
let me: Awaited<ReturnType<typeof applied>>['me'];
const api = prepared(startApi);
let reader: pg.Client;
beforeAll(async () => {
  ({ application, me } = await applied(api));
  reader = new pg.Client({ connectionString: api.url });
  await reader.connect();
});
afterAll(() => reader.end());
afterEach(() => reader.query('rollback'));

const LOCK_MILLISECONDS = 200;
const patience = (attempts: number): LockPatience => ({
  milliseconds: LOCK_MILLISECONDS,
  attempts,
  pause: 50,
});

async function run(steps: readonly Migration[], attempts = 1000) {
  const sequelize = connect(api.url);
  return migrate(sequelize, [...readMigrations(), ...steps], patience(attempts)).finally(() =>
    sequelize.close(),
  );
}

const someoneWaits = () =>
  until('a statement waits for a lock', async () => (await waitingForLocks(api.sequelize)) > 0);

async function indexes(name: string) {
  return api.sequelize.query('select indisvalid from pg_index where indexrelid = to_regclass(:name)', {
    type: QueryTypes.SELECT,
    replacements: { name },
  });
}

test('a step that cannot lock a table lets those behind it pass, and ends once the lock is free', async () => {
  await reader.query('begin; select 1 from companies limit 1');
  const migrated = run([{ name: '9001-note', sql: 'alter table companies add column note text' }]);
  await someoneWaits();
  const asked = performance.now();
  await api.sequelize.query('select count(*) from companies');
  const waited = performance.now() - asked;
  // It waits for one attempt at most, and not for the long reader.
  expect(waited).toBeLessThan(LOCK_MILLISECONDS * 10);
  await reader.query('commit');
  expect(await migrated).toEqual(['9001-note']);
});

test('a step that never gets its lock says which, and leaves nothing', async () => {
  await reader.query('begin; select 1 from companies limit 1');
  const sql = 'create table remark (id integer); alter table companies add column remark text';
  await expect(run([{ name: '9002-remark', sql }], 2)).rejects.toThrow(LockedOut);
  await reader.query('rollback');
  expect(await run([{ name: '9002-remark', sql }])).toEqual(['9002-remark']);
});

test('a step that takes long is told of while it runs', async () => {
  const said: string[] = [];
  const watcher = { log: (line: string) => void said.push(line), everyMilliseconds: 50 };
  const steps = [...readMigrations(), { name: '9005-slow', sql: 'select pg_sleep(0.5)' }];
  const sequelize = connect(api.url);
  await migrate(sequelize, steps, patience(1), watcher).finally(() => sequelize.close());
  expect(said.length).toBeGreaterThan(1);
  expect(said[0]).toMatch(/^Still at migration 9005-slow, \d s …$/);
});

test('a step that ends in a deadlock with others lets them pass, and tries again', async () => {
  const sql = `set local lock_timeout = '10s'; set local deadlock_timeout = '2s';
    alter table users add column next_mark text; alter table companies add column next_mark text`;
  // Only the step looks for deadlocks, so that it is the one to give way.
  await reader.query(`begin; set local deadlock_timeout = '1h'; select 1 from companies limit 1`);
  const migrated = run([{ name: '9004-mark', sql }]);
  await someoneWaits();
  await reader.query('select 1 from users limit 1');
  await reader.query('commit');
  expect(await migrated).toEqual(['9004-mark']);
});

test('an index is built while a transaction that writes is open, and one that broke is built anew', async () => {
  const sql = `-- outside a transaction
drop index concurrently if exists companies_next_index;
create index concurrently companies_next_index on companies (created_at);
`;
  const step = { name: '9003-index', sql, isOutsideTransaction: true };
  await expect(run([{ ...step, sql: sql.replace('(created_at)', '((1 / (id - id)))') }])).rejects.toThrow(
    'division by zero',
  );
  await reader.query('begin; update companies set updated_at = updated_at');
  const migrated = run([step]);
  await someoneWaits();
  // Others write meanwhile.
  await api.sequelize.query(`update users set updated_at = updated_at`);
  await reader.query('commit');
  expect(await migrated).toEqual(['9003-index']);
  expect(await indexes('companies_next_index')).toEqual([{ indisvalid: true }]);
});

test('the app answers and writes while the next version migrates, and on its schema', async () => {
  const steps: Migration[] = [
    { name: '9011-column', sql: `alter table applications add column next_note text not null default ''` },
    {
      name: '9012-table',
      sql: 'create table next_things (id bigint, application_id int references applications)',
    },
    {
      name: '9013-index',
      sql: 'create index concurrently applications_next_index on applications (next_note);',
      isOutsideTransaction: true,
    },
  ];
  const state = { isOver: false };
  const migrated = run(steps).finally(() => (state.isOver = true));
  let calls = 0;
  do {
    await me.query('aggregates__application', `id=${application.id}`).expect(200);
    await me
      .command('user__write_message', { application: { id: application.id }, body: `${calls}` })
      .expect(200);
    calls++;
  } while (!state.isOver || calls < 3);
  expect(await migrated).toEqual(steps.map(({ name }) => name));
  const { me: other } = await applied(api);
  await other.query('user__get_own_data').expect(200);
  expect(await pendingMigrations(api.sequelize)).toEqual([]);
});
