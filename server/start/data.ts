import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Brings the database to the newest schema and master data. Any number of processes may do so at once: they wait for
 * each other, past a pooler, because there they would wait on the connections that the first one needs.
 */
export async function prepareData(
  { sequelize, directUrl }: Pick<OpenDatabase, 'sequelize' | 'directUrl'>,
  log: (line: string) => void,
): Promise<void> {
  const direct = connect(directUrl);
  const steps = await migrate(direct).finally(() => direct.close());
  if (steps.length > 0) log(`Brought the database up to date (${steps.length} steps).`);
  await loadMasterData(sequelize);
}
