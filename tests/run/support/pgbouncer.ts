import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { chooseServerUser } from '../../../db/embedded/server-user.ts';
import { until } from '../../worker/until.ts';
import { freePort } from './built-server.ts';

export interface Pgbouncer {
  /** The address of a database, through it. */
  through(url: string): string;
  /** Everything it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a pgbouncer of the tests' own in transaction mode, before the server of that address. Whom it connects for,
 * pg_stat_activity shows: it adds the client's address to the application's name.
 * @param folder empty; holds a password
 */
export async function startPgbouncer(program: string, url: string, folder: string): Promise<Pgbouncer> {
  const { hostname, port, username, password } = new URL(url);
  const user = chooseServerUser(folder);
  const listenPort = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    pool_mode: 'transaction',
    auth_type: 'scram-sha-256',
    auth_file: path.join(folder, 'users.txt'),
    application_name_add_host: 1,
    // The next transaction is on another connection, so whoever counts on the same one fails at once.
    server_round_robin: 1,
  };
  const ini = path.join(folder, 'pgbouncer.ini');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `* = host=${hostname} port=${port}`;
  fs.writeFileSync(ini, ['[databases]', databases, '[pgbouncer]', ...lines, ''].join('\n'));
  fs.writeFileSync(settings.auth_file, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  // It refuses to run as root, as PostgreSQL does.
  if (user.uid !== undefined) fs.chownSync(settings.auth_file, user.uid, user.gid!);

  const child = spawn(program, [ini], { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => (isOver = true));
  const through = (address: string) => {
    const pooled = new URL(address);
    pooled.port = String(listenPort);
    return pooled.href;
  };
  await until('pgbouncer lets somebody in', async () => {
    if (isOver) throw new Error(`pgbouncer did not start:\n${output}`);
    return answers(through(url));
  });
  return {
    through,
    output: () => output,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
