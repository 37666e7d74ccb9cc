import pg from 'pg';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { readMigrations } from '../../db/migrations.ts';
import { emptyDatabase, secondDatabase } from '../support/database.ts';
import { until } from '../worker/until.ts';

/** The ids get 64 bits, and two tables their months, while the version before goes on writing. */

const ROWS = 20_000;
/** So long whoever writes may have to wait, with something for a machine that is busy. */
const LONGEST_WAIT = 1_500;
const all = readMigrations();
const before = all.filter(({ name }) => name < '0119');

let database: Awaited<ReturnType<typeof emptyDatabase>>;
const clients: pg.Client[] = [];

async function client(url = database.url): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: url });
  await one.connect();
  clients.push(one);
  return one;
}

async function run(steps = all): Promise<string[]> {
  const sequelize = connect(database.url);
  return migrate(sequelize, steps).finally(() => sequelize.close());
}

/** What there was before, with everything that may not change. */
const SEEDS = [
  // Without the languages they refer to.
  `set session_replication_role = replica`,
  `insert into users (email) select i || '@example.com' from generate_series(1, 100) i`,
  `set session_replication_role = default`,
  `insert into page_views (visit_at, path, user_id)
   select now() - i * interval '5 minutes', '/' || i, 1 + i % 100 from generate_series(1, ${ROWS * 2}) i`,
  `insert into audit_logs (at, actor_kind, action, table_name, row_id, record_table, record_id, before, subject_user_id)
   select now() - i * interval '10 minutes', 'hf_member', 'update', 'users', i, 'users', i, '{"summary": "before"}', 1 + i % 100
   from generate_series(1, ${ROWS}) i`,
  `insert into outbox_events (type, payload, available_at, dedupe_key)
   select 'inquiry_received', jsonb_build_object('user_id', 1), now(), 'kept:' || i from generate_series(1, ${ROWS}) i`,
  `insert into deliveries (outbox_event_id, cause, template, recipient_email, language_code, state, available_at)
   select i, 'kept:' || i, 'inquiry_received', 'kept@example.com', 'en', 'sent', now() from generate_series(1, ${ROWS}) i`,
  `insert into undeliverable_addresses (email, delivery_id, marked_at)
   select i || '@example.com', i, now() from generate_series(1, 500) i`,
];

/** Rows as they were seeded, in an order that does not depend on that of the columns. */
const KEPT: Record<string, string> = {
  page_views: `select id, key, visit_at, path, user_id, leave_at, created_at from page_views where path ~ '^/\\d'`,
  audit_logs: `select id, at, action, row_id, record_id, before, subject_user_id from audit_logs where table_name = 'users'`,
  outbox_events: `select id, type, payload, available_at, dedupe_key from outbox_events where dedupe_key ~ '^kept:'`,
  deliveries: `select id, outbox_event_id, cause, state from deliveries where cause ~ '^kept:'`,
  undeliverable_addresses: 'select id, email, delivery_id from undeliverable_addresses',
};

async function kept(from: pg.Client): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, sql] of Object.entries(KEPT)) {
    const { rows } = await from.query<{ digest: string }>(
      `select count(*) || ' ' || md5(string_agg(t::text, ',' order by id)) as digest from (${sql}) t`,
    );
    found[table] = rows[0]!.digest;
  }
  return found;
}

/** Everything about the tables that a migration can say, where the rows are does not matter. */
async function shapeOf(url: string): Promise<unknown> {
  const from = await client(url);
  const SHAPE = [
    `select c.relname, a.attname, format_type(atttypid, atttypmod) as type, attnotnull, attidentity,
       pg_get_expr(adbin, adrelid) as usual
     from pg_attribute a join pg_class c on c.oid = attrelid and c.relkind in ('r', 'p')
     left join pg_attrdef d on d.adrelid = attrelid and d.adnum = attnum
     where c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by 1, 2`,
    `select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
     where connamespace = 'public'::regnamespace order by 1, 2`,
    `select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2`,
    `select sequencename, data_type::text from pg_sequences where schemaname = 'public' order by 1`,
  ];
  const shape = [];
  for (const sql of SHAPE) shape.push((await from.query({ text: sql, rowMode: 'array' })).rows);
  return shape;
}

type Ask = (sql: string, values?: unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>;

/** Somebody of the version before, who writes one thing after the other until told to stop. */
function writer(from: pg.Client, write: (ask: Ask, turn: number) => Promise<void>) {
  const state = { isOver: false, longest: 0, turns: 0 };
  const ask: Ask = async (sql, values) => {
    const began = performance.now();
    const answer = await from.query<Record<string, unknown>>(sql, values);
    state.longest = Math.max(state.longest, performance.now() - began);
    return answer;
  };
  const written = (async () => {
    while (!state.isOver) await write(ask, (state.turns += 1));
  })();
  return {
    state,
    async stop() {
      state.isOver = true;
      await written;
    },
  };
}

beforeAll(async () => {
  database = await emptyDatabase();
  await run(before);
  const seeding = await client();
  for (const sql of SEEDS) await seeding.query(sql);
});
afterAll(async () => {
  for (const one of clients) await one.end();
  await database.drop();
});

test('rows, ids and what is written meanwhile stay, though it is killed on the way, and nobody waits long', async () => {
  const watching = await client();
  const untouched = await kept(watching);
  const views = new Map<number, boolean>();
  const mails = new Map<number, number | null>();
  const writers = [
    writer(await client(), async (ask, turn) => {
      const { rows } = await ask(
        `insert into page_views (visit_at, path, user_id) values (now(), 'old', $1) returning id`,
        [1 + (turn % 100)],
      );
      const id = Number(rows[0]!['id']);
      await ask(`update page_views set leave_at = now() where id = $1`, [id]);
      if (turn % 3 === 0) await ask('delete from page_views where id = $1', [id]);
      else views.set(id, true);
    }),
    writer(await client(), async (ask, turn) => {
      await ask('begin');
      await ask(
        `select set_config('audit.hf_member_id', $1, true), set_config('audit.source', 'old', true)`,
        [''],
      );
      await ask(`update audit_logs set before = null, updated_at = now() where id = $1`, [-turn]);
      await ask(
        `insert into audit_logs (at, actor_kind, action, table_name, row_id) values (now(), 'system', 'insert', 'old', $1)`,
        [turn],
      );
      await ask('commit');
      await ask('update users set updated_at = now() where id = $1', [1 + (turn % 100)]);
    }),
    writer(await client(), async (ask, turn) => {
      const event = await ask(
        `insert into outbox_events (type, payload, available_at) values ('inquiry_received', '{}', now()) returning id`,
      );
      const of = Number(event.rows[0]!['id']);
      const { rows } = await ask(
        `insert into deliveries (outbox_event_id, cause, template, recipient_email, language_code, available_at)
         values ($1, $2, 'inquiry_received', 'old@example.com', 'en', now()) returning id`,
        [of, `old:${of}`],
      );
      const id = Number(rows[0]!['id']);
      await ask(`update deliveries set state = 'sent' where id = $1`, [id]);
      // Its reference goes with it.
      if (turn % 3 === 0) await ask('delete from outbox_events where id = $1', [of]);
      mails.set(id, turn % 3 === 0 ? null : of);
    }),
  ];

  const filling = () =>
    until('rows are being filled', async () => {
      const { rowCount } = await watching.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ~ '^\\s*call migrating.fill\\(''(page_views|deliveries)' and state = 'active'`,
      );
      return (rowCount ?? 0) > 0;
    });
  for (let times = 0; times < 2; times++) await Promise.all([filling(), expect(run()).rejects.toThrow()]);
  // A row that somebody holds is filled once it is free, and holds up nobody until then.
  const holding = await client();
  await holding.query('begin');
  await holding.query('update deliveries set subject = $1 where id = 7', ['held']);
  const migrated = run();
  await until('all but that row is filled', async () => {
    const { rowCount } = await watching.query(
      `select from pg_stat_activity where query ~ '^\\s*call migrating.fill\\(''deliveries' and wait_event = 'PgSleep'`,
    );
    return rowCount === 1;
  });
  await holding.query('commit');
  await migrated;
  const turns = writers.map(({ state }) => state.turns);
  await until('each has written afterwards', async () =>
    writers.every(({ state }, at) => state.turns > turns[at]! + 2),
  );
  for (const one of writers) await one.stop();

  expect(await kept(watching)).toEqual(untouched);
  const found = async (sql: string) =>
    (await watching.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.map((row) => row.map(Number));
  expect(
    await found(`select id from page_views where path = 'old' and leave_at is not null order by id`),
  ).toEqual([...views.keys()].toSorted((a, b) => a - b).map((id) => [id]));
  expect(
    await found(`select id, coalesce(outbox_event_id, 0) from deliveries where cause ~ '^old:' order by id`),
  ).toEqual([...mails].toSorted(([a], [b]) => a - b).map(([id, of]) => [id, of ?? 0]));
  expect(
    await found(`select count(*), count(distinct row_id) from audit_logs where table_name = 'old'`),
  ).toEqual([[writers[1]!.state.turns, writers[1]!.state.turns]]);
  const longest = Math.max(...writers.map(({ state }) => state.longest));
  expect(longest).toBeLessThan(LONGEST_WAIT);
}, 120_000);

test('the tables are then as those of a new database', async () => {
  const fresh = await secondDatabase();
  expect(await shapeOf(database.url)).toEqual(await shapeOf(fresh.url));
  for (const one of clients.splice(0)) await one.end();
  await fresh.drop();
});
