import type { Sequelize } from 'sequelize';
import { migrate } from '../../db/migrate.ts';
import { loadMasterData } from '../../db/seeds/master/load.ts';

/** Brings the database to the newest schema and master data. Any number of processes may do so at once. */
export async function prepareData(sequelize: Sequelize, say: (line: string) => void): Promise<void> {
  const steps = await migrate(sequelize);
  if (steps.length > 0) say(`Brought the database up to date (${steps.length} steps).`);
  await loadMasterData(sequelize);
}
