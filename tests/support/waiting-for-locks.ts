import { QueryTypes, type Sequelize } from 'sequelize';

/** How many statements of this database wait for a lock. */
export async function waitingForLocks(sequelize: Sequelize): Promise<number> {
  const waiting = await sequelize.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    { type: QueryTypes.SELECT },
  );
  return waiting.length;
}
