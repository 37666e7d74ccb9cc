import { connect } from '../../db/connect.ts';
import { LockedOut, migrate, NotOwner, pendingMigrations } from '../../db/migrate.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';
import type { OpenDatabase } from './database.ts';
import { StartProblem } from './problems.ts';

/**
 * Brings the database to the newest schema and master data. Any number of processes may do so at once: they wait for
 * each other, past a pooler, because there they would wait on the connections that the first one needs.
 * @throws StartProblem when a table that a step has to lock is held too long, or the user does not own the database
 */
export async function prepareData(
  { sequelize, directUrl }: Pick<OpenDatabase, 'sequelize' | 'directUrl'>,
  log: (line: string) => void,
): Promise<void> {
  const direct = connect(directUrl);
  const steps = await migrate(direct, undefined, undefined, { log, everyMilliseconds: 10_000 })
    .catch((error: unknown) => {
      throw error instanceof LockedOut || error instanceof NotOwner
        ? new StartProblem(error.message, error)
        : error;
    })
    .finally(() => direct.close());
  if (steps.length > 0) log(`Brought the database up to date (${steps.length} steps).`);
  await loadMasterData(sequelize);
}

/**
 * For starts that do not migrate. A database that is newer is all right: migrations only add.
 * @throws StartProblem when it lacks steps
 */
export async function refuseOldSchema({ sequelize }: Pick<OpenDatabase, 'sequelize'>): Promise<void> {
  const [first, ...others] = await pendingMigrations(sequelize);
  if (first === undefined) return;
  throw new StartProblem(
    `The database lacks ${others.length + 1} migrations (the first is ${first}), and MIGRATE_AT_START is off: run npm run migrate, in the image node dist/server/migrate.js.`,
  );
}
