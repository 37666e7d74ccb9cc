import fs from 'node:fs';
import path from 'node:path';
import { QueryTypes, type Sequelize } from 'sequelize';
import { connect, type ConnectOptions } from '../../db/connect.ts';
import { ensureDatabase, startEmbeddedPostgres } from '../../db/embedded.ts';
import { codeOf } from '../../db/failures.ts';
import { initModels } from '../../db/models/init.ts';
import type { Config } from '../config.ts';
import { takeLock } from '../process-lock.mjs';
import { StartProblem } from './problems.ts';

const DATABASE_NAME = 'tabidachi';

export interface OpenDatabase {
  /** Connected, with the models bound to it. */
  sequelize: Sequelize;
  /** Where the app connects. Holds a password: not for logs. */
  url: string;
  /**
   * For what needs a connection of its own for longer than a transaction: the address past the pooler where there is
   * one. Holds a password: not for logs.
   */
  directUrl: string;
  /** Closes the connections, and ends the embedded server if nobody else is responsible for it. */
  close(): Promise<void>;
}

interface OpenOptions {
  log: (line: string) => void;
  /** Told of each statement that has ended. */
  onStatement?: ConnectOptions['onStatement'];
  /** A second process beside the server, such as a worker: it uses the embedded server that runs already. */
  joins: boolean;
}

/**
 * Opens the configured database, or the embedded one, which it starts. The embedded one belongs to one process, so
 * that nobody ends it under another.
 *
 * @throws StartProblem
 */
export async function openDatabase(config: Config, options: OpenOptions): Promise<OpenDatabase> {
  const { onStatement } = options;
  if (config.databaseUrl !== null) return connected(config.databaseUrl, config, onStatement, async () => {});
  const lock = lockData(config, options.joins);
  const server = await startEmbedded(config, options.log).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  const database = await connected(server.url(DATABASE_NAME), config, onStatement, async () => {
    if (!lock) return;
    await server.stop();
    lock.release();
  });
  if (lock) server.keepRunning();
  return database;
}

/** Null when another process is responsible for the data, and that is all right. */
function lockData(config: Config, joins: boolean) {
  const { dataDir, baseUrl } = config;
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const { lock, heldBy } = takeLock(path.join(dataDir, 'server.lock'), baseUrl);
    if (lock) return lock;
    if (joins) return null;
    throw new StartProblem(
      `Tabidachi is already running here (process ${heldBy.pid}, ${heldBy.what}): stop it first, or set DATA_DIR and PORT for a second one.`,
    );
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'].includes(codeOf(error) ?? '')) throw error;
    throw new StartProblem(
      `${dataDir} cannot be written (${codeOf(error)}): run as the user it belongs to, or set DATA_DIR to another folder.`,
      error,
    );
  }
}

async function startEmbedded(config: Config, log: (line: string) => void) {
  try {
    const server = await startEmbeddedPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log: log });
    await ensureDatabase(server.url('postgres'), DATABASE_NAME);
    return server;
  } catch (error) {
    // Its own errors are one line and say what to do.
    throw new StartProblem(error instanceof Error ? error.message : String(error), error);
  }
}

async function connected(
  url: string,
  {
    databasePool: pool,
    databaseLimits: limits,
    databaseDirectUrl,
    databaseReadUrls,
    preparedStatements,
  }: Config,
  onStatement: ConnectOptions['onStatement'],
  stop: () => Promise<void>,
): Promise<OpenDatabase> {
  const sequelize = connect(url, {
    pool,
    limits,
    preparedStatements,
    onStatement,
    readUrls: databaseReadUrls,
  });
  try {
    await reach(sequelize, url, 'DATABASE_URL');
    await refuseOtherText(sequelize);
    if (databaseDirectUrl !== null) await reachDirectly(databaseDirectUrl);
  } catch (error) {
    await sequelize.close();
    await stop();
    throw error;
  }
  initModels(sequelize);
  return {
    sequelize,
    url,
    directUrl: databaseDirectUrl ?? url,
    async close() {
      await sequelize.close();
      await stop();
    },
  };
}

type UrlVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

async function reach(sequelize: Sequelize, url: string, variable: UrlVariable): Promise<void> {
  await sequelize.authenticate().catch((error: unknown) => {
    throw new StartProblem(unreachable(url, variable, error), error);
  });
}

async function reachDirectly(url: string): Promise<void> {
  const sequelize = connect(url);
  await reach(sequelize, url, 'DATABASE_DIRECT_URL').finally(() => sequelize.close());
}

/**
 * Searches find names as PostgreSQL folds them, so it has to know every character, and which are letters. Both are
 * decided when a database is made.
 */
async function refuseOtherText(sequelize: Sequelize): Promise<void> {
  const isTrue = async (condition: string) => {
    const rows = await sequelize.query<{ yes: boolean }>(`select ${condition} as yes`, {
      type: QueryTypes.SELECT,
    });
    return rows[0]?.yes === true;
  };
  // One after the other: another encoding could not even be asked the second.
  if ((await isTrue(`getdatabaseencoding() = 'UTF8'`)) && (await isTrue(`lower('ĐÉ') = 'đé'`))) return;
  throw new StartProblem(
    `The database needs the encoding UTF8 and a locale that knows the letters of every language: make it with create database … template template0 encoding 'UTF8' locale 'C.UTF-8', or check DATABASE_URL.`,
  );
}

function unreachable(url: string, variable: UrlVariable, error: unknown): string {
  const { host, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `The database at ${host} refuses the user or the password: check ${variable}.`;
    case '3D000':
      return `There is no database "${name}" at ${host}: create it, or check ${variable}.`;
    case '08P01':
      return `The database at ${host} refuses the connection (${error instanceof Error ? error.message : String(error)}). A pooler such as pgbouncer takes no time limits: set DATABASE_STATEMENT_TIMEOUT_SECONDS, DATABASE_LOCK_TIMEOUT_SECONDS and DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS to 0.`;
    default:
      return `The database at ${host} cannot be reached (${codeOf(error) ?? String(error)}): check ${variable} and that PostgreSQL is running.`;
  }
}
