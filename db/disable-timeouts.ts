import type { Sequelize, Transaction } from 'sequelize';

/** For a transaction that takes long or waits for another process on purpose: the limits are meant for requests. */
export async function disableTimeouts(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  await sequelize.query(
    `set local statement_timeout = 0; set local lock_timeout = 0;
     set local idle_in_transaction_session_timeout = 0`,
    { transaction },
  );
}
