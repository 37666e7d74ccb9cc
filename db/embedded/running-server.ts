import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { onWindows } from './server-user.ts';

export const superuser = 'postgres';

/** The superuser's password lies beside the data, readable by their owner alone. */
export const passwordFile = (dataFolder: string) => path.join(dataFolder, 'tabidachi-password');

export function serverUrl(dataFolder: string, port: number, database: string): string {
  const password = fs.readFileSync(passwordFile(dataFolder), 'utf8').trim();
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

/** Above any process id a system gives out. */
const nobodysPid = '4194305';

type PidFile = { pid: number; port: number };

/**
 * The port of the server that runs on this data folder, waiting for it if it is just starting; undefined if
 * none runs. A server outlives the Node process that started it when that one is killed.
 */
export async function findRunningServer(dataFolder: string): Promise<number | undefined> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const noted = readPidFile(dataFolder);
    if (!noted || !isAlive(noted.pid)) return undefined;
    if (!isPostgres(noted.pid)) {
      disownPid(dataFolder);
      return undefined;
    }
    if (noted.port && (await answersFor(dataFolder, noted.port))) return noted.port;
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL (process ${noted.pid}) holds ${dataFolder} but does not answer: end that process and start again.`,
      );
    }
    await delay(100);
  }
}

/** Whether a server's process is there, without asking it anything: cheap. */
export function hasServerProcess(dataFolder: string): boolean {
  const noted = readPidFile(dataFolder);
  if (!noted || !isAlive(noted.pid)) return false;
  // Elsewhere looking at a process means starting another one. A dead one that nobody has waited for is on Linux only.
  return process.platform !== 'linux' || isPostgres(noted.pid);
}

/** Ends the server on this data folder in order, if there is one, without needing its programs. */
export async function endServer(dataFolder: string): Promise<void> {
  const noted = readPidFile(dataFolder);
  if (!noted || !isAlive(noted.pid) || !isPostgres(noted.pid)) return;
  const fastShutdown = 'SIGINT';
  const immediateShutdown = 'SIGQUIT';
  for (const signal of [fastShutdown, immediateShutdown] as const) {
    process.kill(noted.pid, signal);
    for (let tries = 0; tries < 200; tries++) {
      // It deletes the file at the very end; its process may linger as a zombie.
      if (readPidFile(dataFolder)?.pid !== noted.pid || !isAlive(noted.pid)) return;
      await delay(50);
    }
  }
  throw new Error(`PostgreSQL (process ${noted.pid}) on ${dataFolder} does not end.`);
}

function readPidFile(dataFolder: string): PidFile | undefined {
  try {
    const [pid, , , port] = fs.readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port) };
  } catch {
    return undefined;
  }
}

/**
 * The noted process is dead and its number now somebody else's, as after a restart of the machine; the server
 * would refuse to start. Only the number is replaced: the rest of the file lets the server find out whether
 * parts of the old one still hold the shared memory.
 */
function disownPid(dataFolder: string): void {
  const file = path.join(dataFolder, 'postmaster.pid');
  const [, ...rest] = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, [nobodysPid, ...rest].join('\n'));
}

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      const [program] = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return path.basename(program ?? '').startsWith('postgres');
    } catch {
      return false;
    }
  }
  const [command, args] = onWindows
    ? (['tasklist', ['/FI', `PID eq ${pid}`]] as const)
    : (['ps', ['-o', 'comm=', '-p', String(pid)]] as const);
  return (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').includes('postgres');
}

/** Whether a server on this port takes our password and really serves this folder. */
async function answersFor(dataFolder: string, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: serverUrl(dataFolder, port, 'postgres'),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return fs.realpathSync(rows[0]?.data_directory ?? '') === fs.realpathSync(dataFolder);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
