import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { Umzug, type UmzugStorage } from 'umzug';
import { disableTimeouts } from './disable-timeouts.ts';
import { readMigrations, RENAMED_MIGRATIONS, type Migration } from './migrations.ts';

/** Any number will do, as long as nothing else of ours locks on it. */
const advisoryLockKey = 727_001;

/**
 * Brings the database to the newest schema, the job queue's own schema included, and answers the names of
 * the steps it ran. All steps and their notes are one transaction: they land together or not at all. Any
 * number of processes may call it at once; the others wait for the first and then find nothing to do.
 *
 * @throws the database's error when a step fails; the schema is then as it was.
 */
export async function migrate(
  sequelize: Sequelize,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return sequelize.transaction(async (transaction) => {
    await disableTimeouts(sequelize, transaction);
    await sequelize.query(`select pg_advisory_xact_lock(${advisoryLockKey})`, { transaction });
    const umzug = new Umzug({
      migrations: migrations.map(({ name, sql }) => ({
        name,
        up: () => sequelize.query(sql, { transaction }),
      })),
      storage: await migrationNotes(sequelize, transaction),
      logger: undefined,
    });
    const applied = await umzug.up();
    await migrateJobQueue(sequelize);
    return applied.map((migration) => migration.name);
  });
}

/** Where it stands which steps have run: the table schema_migrations, written in the given transaction. */
async function migrationNotes(sequelize: Sequelize, transaction: Transaction): Promise<UmzugStorage> {
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
  return {
    async logMigration({ name }) {
      const replacements = { name };
      await sequelize.query('insert into schema_migrations (name) values (:name)', {
        transaction,
        replacements,
      });
    },
    async unlogMigration() {
      throw new Error('Migrations go forward only.');
    },
    async executed() {
      const rows = await sequelize.query<{ name: string }>(
        'select name from schema_migrations order by name',
        {
          transaction,
          type: QueryTypes.SELECT,
        },
      );
      return rows.map((row) => row.name);
    },
  };
}

/** graphile-worker keeps its schema by its own migrations. It wants a connection of its own; our lock guards it. */
async function migrateJobQueue(sequelize: Sequelize): Promise<void> {
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
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}
