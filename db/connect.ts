import pg from 'pg';
import { Sequelize } from 'sequelize';

export type ConnectOptions = {
  /** Connections kept at most; 10 when absent. */
  poolMax?: number;
  /** Called with each statement. Silent when absent. */
  logging?: (sql: string) => void;
  /** Milliseconds after which the server gives up a statement; unlimited when absent. */
  statementTimeout?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
};

const int8Oid = 20;
const numericOid = 1700;

/**
 * Sequelize hears of a connection's errors a moment after it is made. One that breaks in between would end the process,
 * because an error that nobody hears does.
 */
class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/**
 * A pool to a PostgreSQL database; nothing is sent before the first statement, so a wrong address shows
 * there. bigint and numeric arrive as numbers (ours stay far below 2^53), dates as 'YYYY-MM-DD', times as
 * Date; the session's timezone is UTC. Models are bound separately, by initModels of db/models/init.ts.
 */
export function connect(url: string, options: ConnectOptions = {}): Sequelize {
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: Object.create(pg, { Client: { value: HeardClient } }) as object,
    dialectOptions: {
      application_name: options.applicationName ?? 'tabidachi',
      ...(options.statementTimeout === undefined ? {} : { statement_timeout: options.statementTimeout }),
    },
    timezone: '+00:00',
    pool: { max: options.poolMax ?? 10 },
    logging: options.logging ?? false,
  });
  // Per connection, because parsers set on pg itself would reach the job queue's connections too.
  sequelize.addHook('afterConnect', (connection) => {
    const client = connection as pg.Client;
    client.setTypeParser(int8Oid, Number);
    client.setTypeParser(numericOid, Number);
  });
  return sequelize;
}
