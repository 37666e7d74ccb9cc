import pg from 'pg';
import { Sequelize, type Options } from 'sequelize';
import { routeReads } from './replicas.ts';

/**
 * Milliseconds after which the server gives up, said once when a connection is made. 0 says nothing, and what the role
 * or the database has been given holds: a pooler such as pgbouncer refuses to be told.
 */
export interface DatabaseLimits {
  /** For one statement. */
  readonly statement: number;
  /** For waiting for one lock. */
  readonly lock: number;
  /** For a transaction in which nothing is asked. */
  readonly idleInTransaction: number;
}

export interface PoolOptions {
  /** Connections kept at most and at least. */
  readonly max: number;
  readonly min: number;
  /** Milliseconds to wait for a free connection, and for a new one to be made. */
  readonly acquire: number;
  /** Milliseconds that one above the least stays open unused. */
  readonly idle: number;
}

export type ConnectOptions = {
  /** Databases that follow this one and are read by `fromReplica` (db/replicas.ts). */
  readUrls?: readonly string[];
  /** Ten connections at most when absent. */
  pool?: Partial<PoolOptions>;
  /** None when absent. */
  limits?: Partial<DatabaseLimits>;
  /** Called with each statement. Silent when absent. */
  logging?: (sql: string) => void;
  /** Called after each statement with its first word and the milliseconds it took; instead of `logging`. */
  onStatement?: ((operation: string, milliseconds: number) => void) | undefined;
  /** False where a pooler cannot keep statements with a name. True when absent. */
  preparedStatements?: boolean;
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

/** As Sequelize times: `Executed (default): select …`. */
const timed = (onStatement: NonNullable<ConnectOptions['onStatement']>) => ({
  benchmark: true,
  logging: (line: string, milliseconds?: number) =>
    onStatement((/^[^:]*:\s*(\w+)/.exec(line)?.[1] ?? 'statement').toUpperCase(), milliseconds ?? 0),
});

/** What a replica has of its own; the rest is as on the primary. */
function placeOf(url: string) {
  const { host, port, database, username, password } = new Sequelize(url, { dialectModule: pg }).config;
  return { host, port: String(port), database, username, password: password ?? undefined };
}

/**
 * A pool to a PostgreSQL database; nothing is sent before the first statement, so a wrong address shows
 * there. bigint and numeric arrive as numbers (ours stay far below 2^53), dates as 'YYYY-MM-DD', times as
 * Date; the session's timezone is UTC. Models are bound separately, by initModels of db/models/init.ts.
 */
export function connect(url: string, options: ConnectOptions = {}): Sequelize {
  const { pool, limits } = options;
  const settings: Options & { preparedStatements: boolean } = {
    dialect: 'postgres',
    dialectModule: Object.create(pg, { Client: { value: HeardClient } }) as object,
    dialectOptions: {
      application_name: options.applicationName ?? 'tabidachi',
      // Of these pg sends no 0.
      statement_timeout: limits?.statement ?? 0,
      lock_timeout: limits?.lock ?? 0,
      idle_in_transaction_session_timeout: limits?.idleInTransaction ?? 0,
      ...(pool?.acquire && { connectionTimeoutMillis: pool.acquire }),
    },
    timezone: '+00:00',
    pool: { max: 10, ...pool },
    ...(options.onStatement ? timed(options.onStatement) : { logging: options.logging ?? false }),
    preparedStatements: options.preparedStatements ?? true,
  };
  const { readUrls = [] } = options;
  if (readUrls.length > 0) settings.replication = { write: {}, read: readUrls.map(placeOf) };
  const sequelize = new Sequelize(url, settings);
  if (settings.replication) routeReads(sequelize);
  // Per connection, because parsers set on pg itself would reach the job queue's connections too.
  sequelize.addHook('afterConnect', (connection) => {
    const client = connection as pg.Client;
    client.setTypeParser(int8Oid, Number);
    client.setTypeParser(numericOid, Number);
  });
  return sequelize;
}
