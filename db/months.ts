import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';

/** Tables that have a partition for each month (db/migrations/0120-months.sql), by the column that tells when. */
export const MONTHLY_TABLES = { page_views: 'visit_at', audit_logs: 'at' } as const;
type MonthlyTable = keyof typeof MONTHLY_TABLES;

export const isMonthly = (table: string): table is MonthlyTable => table in MONTHLY_TABLES;

/** Everybody who reads or writes the table waits behind a lock that is waited for: half a second, for two of them. */
const locking = <T>(sequelize: Sequelize, run: (transaction: Transaction) => Promise<T>) =>
  sequelize.transaction(async (transaction) => {
    await sequelize.query(`set local lock_timeout = '500ms'`, { transaction });
    return run(transaction);
  });

/** Makes the partitions of this month and the next two where they are not there. */
export async function makeMonths(sequelize: Sequelize): Promise<void> {
  for (const table of Object.keys(MONTHLY_TABLES))
    await locking(sequelize, (transaction) =>
      sequelize.query('select months.make(:table)', { replacements: { table }, transaction }),
    );
}

/**
 * Drops the partitions whose rows are all older.
 * @returns their names
 */
export async function dropMonths(sequelize: Sequelize, table: MonthlyTable, before: Date): Promise<string[]> {
  const partitions = await sequelize.query<{ name: string; sql: string }>(
    `select name, format('drop table months.%I', name) as sql from months.partitions
     where source = :table and until <= :before order by until`,
    { replacements: { table, before }, type: QueryTypes.SELECT },
  );
  for (const { name, sql } of partitions)
    await locking(sequelize, async (transaction) => {
      await sequelize.query(`call migrating.hold_off_vacuum(format('months.%I', :name::text))`, {
        replacements: { name },
        transaction,
      });
      await sequelize.query(sql, { transaction });
    });
  return partitions.map(({ name }) => name);
}
