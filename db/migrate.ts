import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { QueryTypes, Transaction, type Sequelize } from 'sequelize';
import { Umzug, type UmzugStorage } from 'umzug';
import { disableTimeouts } from './disable-timeouts.ts';
import { codeOf } from './failures.ts';
import { readMigrations, RENAMED_MIGRATIONS, type Migration } from './migrations.ts';

/**
 * Any number will do, as long as nothing else of ours locks on it. Not 727_001: the version before waits for that one
 * in a statement, and would stop the building of an index (see `whileOthersWait`).
 */
const advisoryLockKey = 727_004;
/** Milliseconds after which a process that waits for another one's migrations looks again. */
const LOOKS_AGAIN_AFTER = 200;
/** lock_not_available and deadlock_detected: others were in the way, and may be gone the next time. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

/**
 * How a step waits for a lock that another transaction holds. Whoever comes after it waits behind it: it gives up
 * soon, lets them pass and tries again.
 */
export interface LockPatience {
  milliseconds: number;
  attempts: number;
  /** Milliseconds between attempts. */
  pause: number;
}
const PATIENCE: LockPatience = { milliseconds: 1_000, attempts: 60, pause: 2_000 };

/** Hears of a step that takes long, again and again: one that fills rows takes minutes. */
export interface Watcher {
  log(line: string): void;
  everyMilliseconds: number;
}

/** A step could not have a lock for all its attempts. Nothing of it is left, what came before it stays. */
export class LockedOut extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `Migration ${name}: a long transaction holds a table that it has to lock. End that one (pg_stat_activity tells which is old), and migrate again.`,
      { cause },
    );
  }
}

/** The user of the connection may not make what a step makes. */
export class NotOwner extends Error {
  constructor(cause: Error) {
    super(
      `The database's user has to own it, since migrations make schemas and tables there (${cause.message}): alter database … owner to …, or check DATABASE_URL.`,
      { cause },
    );
  }
}
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings the database to the newest schema, the job queue's own schema included, and answers the names of
 * the steps it ran. Each step and its note are one transaction: they land together or not at all. Any
 * number of processes may call it at once; the others wait for the first and then find nothing to do.
 *
 * @throws LockedOut, NotOwner, or the database's error when a step fails; the next call goes on with that step.
 */
export async function migrate(
  sequelize: Sequelize,
  migrations: readonly Migration[] = readMigrations(),
  patience: LockPatience = PATIENCE,
  watcher?: Watcher,
): Promise<string[]> {
  return whileOthersWait(sequelize, async () => {
    await sequelize.transaction((transaction) => prepareNotes(sequelize, transaction));
    const applied: string[] = [];
    for (const migration of await pendingOf(sequelize, migrations)) {
      await watched(migration.name, watcher, () =>
        patiently(migration.name, patience, () => runStep(sequelize, migration, patience)),
      );
      applied.push(migration.name);
    }
    await migrateJobQueue(sequelize);
    return applied;
  }).catch((error: unknown) => {
    throw error instanceof Error && codeOf(error) === INSUFFICIENT_PRIVILEGE ? new NotOwner(error) : error;
  });
}

/**
 * Runs `run` under the lock, which a transaction of its own holds. `create index concurrently` waits for everybody
 * who looks at an older state, and a statement that waits for a lock does: so who wants the lock asks again and
 * again, and reads at `read committed`, where a transaction looks at nothing between its statements.
 */
async function whileOthersWait<T>(sequelize: Sequelize, run: () => Promise<T>): Promise<T> {
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  return sequelize.transaction({ isolationLevel }, async (guard) => {
    await disableTimeouts(sequelize, guard);
    while (!(await tryLock(sequelize, guard))) await pause(LOOKS_AGAIN_AFTER);
    return run();
  });
}

async function tryLock(sequelize: Sequelize, transaction: Transaction): Promise<boolean> {
  const [row] = await sequelize.query<{ is_mine: boolean }>(
    `select pg_try_advisory_xact_lock(${advisoryLockKey}) as is_mine`,
    { transaction, type: QueryTypes.SELECT },
  );
  return row?.is_mine === true;
}

/** The names of the steps that the database lacks; all of them where there is no schema yet. */
export async function pendingMigrations(sequelize: Sequelize): Promise<string[]> {
  const [row] = await sequelize.query<{ has_notes: boolean }>(
    `select to_regclass('schema_migrations') is not null as has_notes`,
    { type: QueryTypes.SELECT },
  );
  const migrations = readMigrations();
  const pending = row?.has_notes ? await pendingOf(sequelize, migrations) : migrations;
  return pending.map(({ name }) => name);
}

const pendingOf = async (sequelize: Sequelize, migrations: readonly Migration[]) => {
  const pending = await umzugOf(sequelize, migrations, null).pending();
  const names = new Set(pending.map(({ name }) => name));
  return migrations.filter(({ name }) => names.has(name));
};

async function watched(name: string, watcher: Watcher | undefined, run: () => Promise<void>) {
  if (!watcher) return run();
  const since = performance.now();
  const tell = () =>
    watcher.log(`Still at migration ${name}, ${Math.round((performance.now() - since) / 1000)} s …`);
  const timer = setInterval(tell, watcher.everyMilliseconds);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
}

async function patiently(name: string, { attempts, pause: wait }: LockPatience, run: () => Promise<void>) {
  for (let attempt = 1; ; attempt++)
    try {
      return await run();
    } catch (error) {
      if (!IN_THE_WAY.has(codeOf(error) ?? '')) throw error;
      if (attempt === attempts) throw new LockedOut(name, error);
      await pause(wait);
    }
}

async function runStep(
  sequelize: Sequelize,
  migration: Migration,
  { milliseconds }: LockPatience,
): Promise<void> {
  if (migration.isOutsideTransaction) {
    await umzugOf(sequelize, [migration], null).up();
    return;
  }
  await sequelize.transaction(async (transaction) => {
    await disableTimeouts(sequelize, transaction);
    await sequelize.query(`set local lock_timeout = ${milliseconds}`, { transaction });
    await umzugOf(sequelize, [migration], transaction).up();
  });
}

function umzugOf(sequelize: Sequelize, migrations: readonly Migration[], transaction: Transaction | null) {
  return new Umzug({
    migrations: migrations.map(({ name, sql }) => ({
      name,
      up: () => (transaction ? sequelize.query(sql, { transaction }) : runStatements(sequelize, sql)),
    })),
    storage: notesIn(sequelize, transaction),
    logger: undefined,
  });
}

/** One statement after the other, each by itself, without limits: building an index waits for whoever writes. */
const runStatements = (sequelize: Sequelize, sql: string) =>
  withOwnConnection(sequelize, async (pool) => {
    await pool.query('set lock_timeout = 0; set statement_timeout = 0');
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim() !== '') await pool.query(statement);
  });

/** Where it stands which steps have run: the table schema_migrations. */
async function prepareNotes(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  await sequelize.query(
    `create table if not exists schema_migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`,
    { transaction },
  );
  // The old names stay too: a process of the version before may still start.
  await sequelize.query(
    `insert into schema_migrations (name, applied_at)
    select names.now, applied_at from schema_migrations
    join json_each_text(:renamed) names (before, now) on names.before = name
    on conflict do nothing`,
    { transaction, replacements: { renamed: JSON.stringify(RENAMED_MIGRATIONS) } },
  );
}

const notesIn = (sequelize: Sequelize, transaction: Transaction | null): UmzugStorage => ({
  async logMigration({ name }) {
    await sequelize.query('insert into schema_migrations (name) values (:name)', {
      transaction,
      replacements: { name },
    });
  },
  async unlogMigration() {
    throw new Error('Migrations go forward only.');
  },
  async executed() {
    const rows = await sequelize.query<{ name: string }>('select name from schema_migrations order by name', {
      transaction,
      type: QueryTypes.SELECT,
    });
    return rows.map((row) => row.name);
  },
});

/** graphile-worker keeps its schema by its own migrations; our lock guards them. */
const migrateJobQueue = (sequelize: Sequelize) =>
  withOwnConnection(sequelize, (pgPool) => runMigrations({ pgPool }));

/** With a connection beside Sequelize's, none of whose settings it has. */
async function withOwnConnection(sequelize: Sequelize, act: (pool: pg.Pool) => Promise<void>): Promise<void> {
  // Sequelize's types leave dialectOptions out, where it keeps what the address says about TLS.
  const config = sequelize.config as typeof sequelize.config & { dialectOptions?: pg.ClientConfig };
  const { host, port, database, username, password } = config;
  const pgPool = new pg.Pool({
    host,
    port: Number(port),
    database,
    user: username,
    password: password ?? undefined,
    ssl: config.dialectOptions?.ssl,
    max: 1,
  });
  // A lost idle connection is no concern of a pool that lives for one call; the worker insists on the handlers.
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await act(pgPool);
  } finally {
    await pgPool.end();
  }
}
