import { spawnSync } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sequelize } from 'sequelize';
import { connect } from '../db/connect.ts';
import { ensureDatabase, startEmbeddedPostgres } from '../db/embedded.ts';
import { initModels } from '../db/models/init.ts';
import { projectRoot } from '../project-root.ts';
import { loadConfig } from '../server/config.ts';
import { embeddedProvider } from '../server/start/identity.ts';
import { startBareDriver, type BareDriver } from './bare.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { Options } from './options.ts';
import type { Given } from './run-parts.ts';
import { startServer, type MeasuredServer } from './server.ts';

export type Variables = Record<string, string | undefined>;

/** How long the built server took to start on a new folder and again, and what it holds when nobody asks anything. */
export interface Starts {
  first_s: number;
  later_s: number;
  idle_rss_mb: number;
}

/** Everything the rows measure with: a database of its own with the demo world in it, and the built server on it. */
export interface World {
  options: Options;
  log: (line: string) => void;
  /** Null when they are not asked for. */
  starts: Starts | null;
  sequelize: Sequelize;
  databaseUrl: string;
  /** Folder of the bundles. */
  programs: string;
  /** For what is started on this database beside the server. */
  environment: Variables;
  logOf(name: string): string;
  server: MeasuredServer;
  client: HttpClient;
  bare: BareDriver;
  /** The header of a demo account. */
  signedIn(email: string): Promise<{ authorization: string }>;
}

/** What a developer has set for their own runs must not reach ours. */
export function inheritedFrom(environment: Variables): Variables {
  const kept = Object.entries(environment).filter(([name]) =>
    /^(PATH|HOME|LANG|TMPDIR|TEMP|USER|SystemRoot)$/i.test(name),
  );
  return Object.fromEntries(kept);
}

/**
 * Builds the server aside, starts it on a new folder and once more, then puts the folder's database under our own
 * care and the server on it, warmed up for measuring. What has been opened is noted in `closing`.
 */
export async function openWorld(options: Options, given: Given & { environment: Variables }): Promise<World> {
  const { folder, closing, log } = given;
  const logOf = (name: string) => path.join(folder, `${name}.log`);
  log('Building the server …');
  const programs = path.join(folder, 'server');
  runScript('build-server.mjs', programs);
  runScript('build-fonts.mjs');

  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  const inherited = inheritedFrom(given.environment);
  const alone: Variables = {
    ...inherited,
    TABIDACHI_PROFILE: 'development',
    ROLE: 'web',
    PORT: String(port),
    DATA_DIR: dataDir,
    // As it runs for others: a line of the log for each request.
    LOG_LEVEL: 'info',
    // The limits do their work on each request and stop none of them.
    CALLS_PER_MINUTE_OF_PERSON: '999999',
    CALLS_PER_MINUTE_OF_ADDRESS: '999999',
    CALL_LIMITS: '*=9999999/minute',
  };
  const run = (environment: Variables) =>
    startServer({ programs, environment, log: logOf('server'), port, closing });
  const starts = options.sections.includes('start')
    ? await measureStarts(() => run(alone), options, log)
    : null;

  log('Opening the database and the server to measure …');
  const database = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    settings: options.quick ? { fsync: 'off' } : {},
  });
  closing.add(() => database.stop());
  await ensureDatabase(database.url('postgres'), 'tabidachi');
  const databaseUrl = database.url('tabidachi');
  const sequelize = connect(databaseUrl);
  closing.add(() => sequelize.close());
  initModels(sequelize);
  const environment = { ...alone, DATABASE_URL: databaseUrl };
  const server = await run(environment);
  const client = createHttpClient(server.url, options.clients);
  closing.add(async () => client.close());
  const bare = startBareDriver({ databaseUrl, environment: inherited, log: logOf('bare') });
  closing.add(() => bare.stop());

  const { auth0, baseUrl } = loadConfig(environment);
  const onError = (error: unknown) => log(String(error));
  const provider = await embeddedProvider({
    auth0,
    baseUrl,
    sequelize,
    sendVerificationMail: async () => {},
    onError,
  });
  const signedIn = async (email: string) => ({
    authorization: `Bearer ${await provider.issueToken(email)}`,
  });
  return {
    options,
    log,
    starts,
    sequelize,
    databaseUrl,
    programs,
    environment,
    logOf,
    server,
    client,
    bare,
    signedIn,
  };
}

/** A process is idle when what its start left behind is settled. */
const SETTLING_MS = { full: 3_000, quick: 100 };

async function measureStarts(
  run: () => Promise<MeasuredServer>,
  options: Options,
  log: (line: string) => void,
): Promise<Starts> {
  log('Starting the server on a new folder …');
  const first = await run();
  await first.stop();
  log('Starting it again …');
  const later = await run();
  await delay(options.quick ? SETTLING_MS.quick : SETTLING_MS.full);
  const { rss_bytes } = await later.usage();
  await later.stop();
  return {
    first_s: first.startSeconds,
    later_s: later.startSeconds,
    idle_rss_mb: rss_bytes / 1024 / 1024,
  };
}

export function runScript(name: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'scripts', name), ...args],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`scripts/${name} failed:\n${stdout}${stderr}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
