import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { preparePrograms, programPath, type Program } from './embedded/binaries.ts';
import { locateData, placeData } from './embedded/data-folder.ts';
import { keepRunning } from './embedded/keep-running.ts';
import {
  findRunningServer,
  hasServerProcess,
  isAlive,
  passwordFile,
  serverUrl,
  superuser,
} from './embedded/running-server.ts';
import { chooseServerUser, type ServerUser } from './embedded/server-user.ts';

export type EmbeddedOptions = {
  /** Made at the first start. Only postgres may write in it. */
  dataDir: string;
  /** A free one when absent. A server that is reused keeps its own. */
  port?: number;
  /** Folder of another version's package; the one that comes with the packages when absent. */
  packageFolder?: string;
  /** PostgreSQL settings, as { fsync: 'off' }. A server that is reused keeps its own. */
  settings?: Record<string, string | number>;
  /** Told what takes time, one line each. */
  log?: (line: string) => void;
};

export type EmbeddedPostgres = {
  /** The address of one of its databases, the superuser's password in it: not for logs. */
  url(databaseName: string): string;
  port: number;
  /** A server was running on this data already, left by a process that was killed or has not ended yet. */
  reused: boolean;
  /** From now on starts the server again, on the same port, whenever it has ended, until it is stopped here. */
  keepRunning(): void;
  /** Ends the server in order, whoever started it; harmless when it has ended. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with the packages, on 127.0.0.1 only, or joins the one that runs on these
 * data. Works as root (the server then runs as an unprivileged user), as any other user, and after a kill at
 * any moment. No locks of our own: every step can be lost to another process that starts at the same time,
 * and then the other's result is taken.
 *
 * @throws an Error whose one line says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const wanted = path.resolve(options.dataDir);
  const user = chooseServerUser(locateData(wanted));
  const programs = preparePrograms(user, options.packageFolder);
  const dataFolder = await placeData(wanted, user, log);
  const run = (program: Program, args: string[]) => runProgram(programPath(programs, program), args, user);

  const version = versionOf(programPath(programs, 'postgres'), user);
  await makeDataFolder(dataFolder, version, user, run, log);
  refuseForeignData(dataFolder, version);

  const running = await findRunningServer(dataFolder);
  const { port, reused } =
    running === undefined
      ? await startServer(dataFolder, options, run, log)
      : { port: running, reused: true };
  let endWatch = async () => {};
  return {
    url: (databaseName) => serverUrl(dataFolder, port, databaseName),
    port,
    reused,
    keepRunning() {
      const startAgain = async () => {
        await startServer(dataFolder, { ...options, port }, run, () => {});
      };
      endWatch = keepRunning(() => hasServerProcess(dataFolder), startAgain, log);
    },
    async stop() {
      await endWatch();
      const result = await run('pg_ctl', ['-D', dataFolder, '-m', 'fast', '-w', 'stop']);
      if (result.failed && (await findRunningServer(dataFolder)) !== undefined) {
        throw new Error(`PostgreSQL on ${dataFolder} did not stop: ${lastLine(result.output)}`);
      }
    },
  };
}

/** Makes the database if the server has none of that name. `url` is the address of any database on it. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const duplicateDatabase = '42P04';
    const uniqueViolation = '23505';
    const { code } = error as pg.DatabaseError;
    // Somebody else made it in between.
    if (code !== duplicateDatabase && code !== uniqueViolation) throw error;
  } finally {
    await client.end();
  }
}

/** Ours may be closed to the server's user. */
const anyFolder = path.parse(process.cwd()).root;

type RunResult = { failed: boolean; output: string };
type Run = (program: Program, args: string[]) => Promise<RunResult>;

function runProgram(file: string, args: string[], user: ServerUser): Promise<RunResult> {
  // English messages whatever the user's language, and no PGDATA or PGPORT meant for another server.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...user,
      env: { ...env, LC_ALL: 'C' },
      cwd: anyFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.once('error', (error) => resolve({ failed: true, output: error.message }));
    child.once('close', (code) => resolve({ failed: code !== 0, output }));
  });
}

/** Builds the data folder aside and renames it, so that it is there either whole or not at all. */
async function makeDataFolder(
  dataFolder: string,
  version: number,
  user: ServerUser,
  run: Run,
  log: (line: string) => void,
): Promise<void> {
  sweepUnfinished(dataFolder);
  if (fs.existsSync(path.join(dataFolder, 'PG_VERSION'))) return;
  log('Creating the database files …');
  const unfinished = `${dataFolder}.init-${process.pid}`;
  const password = `${unfinished}.password`;
  try {
    fs.mkdirSync(unfinished, { mode: 0o700 });
    fs.writeFileSync(password, `${crypto.randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) {
      fs.chownSync(unfinished, user.uid, user.gid);
      fs.chownSync(password, user.uid, user.gid);
    }
    const args = ['-D', unfinished, '-U', superuser, '--auth=scram-sha-256', `--pwfile=${password}`];
    // The built-in locale sorts alike on every machine. LC_CTYPE must know letters: under plain C, pg_trgm
    // sees none in Japanese. Few iterations are enough for a random password and keep connecting cheap.
    args.push('--encoding=UTF8', '--locale=C');
    if (version >= FIRST_WITH_BUILTIN_LOCALE)
      args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
    if (version >= FIRST_WITH_SCRAM_ITERATIONS) args.push('--set=scram_iterations=16');
    args.push('--no-sync', '--no-instructions');
    let result = await run('initdb', [...args, `--lc-ctype=${unicodeLocale}`]);
    if (result.failed && result.output.includes('invalid locale name')) result = await run('initdb', args);
    if (result.failed) throw new Error(`initdb failed: ${lastLine(result.output)}`);
    fs.renameSync(password, passwordFile(unfinished));
    fs.renameSync(unfinished, dataFolder);
  } catch (error) {
    // Another process was faster; its folder is as good as ours.
    if (fs.existsSync(path.join(dataFolder, 'PG_VERSION'))) return;
    throw new Error(`The database files could not be made in ${dataFolder}: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.rmSync(password, { force: true });
  }
}

/** Of PostgreSQL's: what initdb of older ones does not know. */
const FIRST_WITH_SCRAM_ITERATIONS = 16;
const FIRST_WITH_BUILTIN_LOCALE = 17;

const unicodeLocale =
  process.platform === 'win32' ? 'en-US' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** What killed starts left half done; those of living processes stay. */
function sweepUnfinished(dataFolder: string): void {
  const parent = path.dirname(dataFolder);
  const prefix = `${path.basename(dataFolder)}.init-`;
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid !== process.pid && isAlive(pid)) continue;
    fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** The major version of the server's program; NaN when it does not run. */
function versionOf(postgres: string, user: ServerUser): number {
  const { stdout } = spawnSync(postgres, ['--version'], { ...user, cwd: anyFolder, encoding: 'utf8' });
  return Number(/(?<!\d)(\d+)\./.exec(stdout)?.[1]);
}

function refuseForeignData(dataFolder: string, bundled: number): void {
  if (!fs.existsSync(passwordFile(dataFolder))) {
    throw new Error(`${dataFolder} is a database that was not made here: set DATA_DIR to another folder.`);
  }
  const made = fs.readFileSync(path.join(dataFolder, 'PG_VERSION'), 'utf8').trim();
  if (made !== String(bundled)) {
    throw new Error(
      `${dataFolder} was made by PostgreSQL ${made} and the bundled one is ${bundled}: move the folder away to start empty, or install the package of ${made}.`,
    );
  }
}

const maxLogBytes = 10_000_000;

/** Starts the server, or joins one that another process starts at this moment. */
async function startServer(
  dataFolder: string,
  options: EmbeddedOptions,
  run: Run,
  log: (line: string) => void,
): Promise<{ port: number; reused: boolean }> {
  log('Starting PostgreSQL …');
  const logFile = path.join(dataFolder, 'server.log');
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) fs.truncateSync(logFile);
  const deadline = Date.now() + 30_000;
  for (;;) {
    const logStart = fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const port = options.port ?? (await freePort());
    // pg_ctl puts the server into a session of its own: Ctrl-C reaches the app alone, which then stops it in order.
    const args = ['-D', dataFolder, '-w', '-t', '60', '-l', logFile, '-o', serverArguments(port, options)];
    const result = await run('pg_ctl', [...args, 'start']);
    if (!result.failed) return { port, reused: false };
    const joined = await findRunningServer(dataFolder);
    if (joined !== undefined) return { port: joined, reused: true };
    const reason = fatalLine(logFile, logStart) ?? lastLine(result.output);
    if (reason.includes('Address already in use') || reason.includes('could not create any TCP/IP sockets')) {
      if (options.port !== undefined) {
        throw new Error(`Port ${port} is taken: give PostgreSQL another one, or end what holds it.`);
      }
    } else if (!reason.includes('shared memory block')) {
      throw new Error(`PostgreSQL did not start: ${reason} (more in ${logFile})`);
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${reason} (more in ${logFile})`);
    // A free port was taken in between, or the backends of a killed server are still ending.
    await delay(200);
  }
}

function serverArguments(port: number, { settings = {} }: EmbeddedOptions): string {
  // Compiling a statement takes longer than any of ours runs.
  const args = [`-p ${port}`, '-c listen_addresses=127.0.0.1', '-c unix_socket_directories=', '-c jit=off'];
  for (const [name, value] of Object.entries(settings)) {
    // pg_ctl hands these to a shell.
    if (!/^\w+$/.test(name) || !/^[\w.%/:-]*$/.test(String(value))) {
      throw new Error(`PostgreSQL setting ${name} may hold letters, digits and .%/:- only.`);
    }
    args.push(`-c ${name}=${value}`);
  }
  return args.join(' ');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}

/** The server's own words about why it did not start. */
function fatalLine(logFile: string, from: number): string | undefined {
  if (!fs.existsSync(logFile)) return undefined;
  const lines = fs.readFileSync(logFile).subarray(from).toString('utf8').split('\n');
  return lines.findLast((line) => /FATAL:|could not bind|Address already in use/.test(line))?.trim();
}
