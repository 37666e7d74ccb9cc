import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { endServer } from '../../db/embedded/running-server.ts';
import { projectRoot } from '../../project-root.ts';
import { emptyDatabase } from '../support/database.ts';
import { until } from '../worker/until.ts';
import {
  freePort,
  killBuiltServers,
  runBuiltServer,
  scratchFolder,
  startBuiltServer,
} from './support/built-server.ts';

let dataDir = '';
let port = 0;
const development = { TABIDACHI_PROFILE: 'development' };

beforeAll(async () => {
  dataDir = path.join(scratchFolder('start'), 'data');
  port = await freePort();
});

afterAll(async () => {
  killBuiltServers();
  // A server that was killed leaves its database running; a test that failed may have stopped right there.
  await endServer(path.join(dataDir, 'postgres'));
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

async function refusal(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { ended, output } = runBuiltServer(variables);
  return { code: await ended, output: output() };
}

/** What the first start says before each of its long steps. */
const FIRST_STEPS = [
  'Creating the database files …',
  'Starting PostgreSQL …',
  'Brought the database up to date',
  'Loading the demo data …',
];

const databaseFolder = () => path.join(dataDir, 'postgres');
const isDatabaseRunning = () => fs.existsSync(path.join(databaseFolder(), 'postmaster.pid'));

describe('the built server', () => {
  test('recovers from being killed at any moment of its first start', async () => {
    for (const said of FIRST_STEPS) {
      const { child, ended, output } = runBuiltServer({
        ...development,
        PORT: String(port),
        DATA_DIR: dataDir,
      });
      await until(`it says "${said}"`, () => output().includes(said));
      child.kill('SIGKILL');
      await ended;
    }
    const server = await startBuiltServer({ dataDir, port });
    const response = await fetch(`${server.url}/master/queries/get_master_data?target[prefectures]=true`);
    // Longer than proxies do, which else send a request on a connection that is just being closed.
    expect(response.headers.get('keep-alive')).toBe('timeout=65');
    expect(((await response.json()) as { prefectures: object[] }).prefectures).toHaveLength(47);
    expect(await server.stop('SIGKILL')).toBeNull();
    expect(isDatabaseRunning()).toBe(true);
  }, 240_000);

  test('D3: joins the database that a kill left running, makes nothing anew, and stops in order', async () => {
    const server = await startBuiltServer({ dataDir, port });
    for (const said of FIRST_STEPS) expect(server.output()).not.toContain(said);
    expect({ code: await server.stop('SIGTERM'), output: server.output() }).toMatchObject({ code: 0 });
    expect(isDatabaseRunning()).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'server.lock'))).toBe(false);
  }, 240_000);

  test('says where it is to be reached, and refuses a second one on the same data or the same port', async () => {
    const server = await startBuiltServer({ dataDir, port });
    try {
      expect(server.output()).toContain(`http://localhost:${port}/staff/`);
      const second = await refusal({ ...development, PORT: String(await freePort()), DATA_DIR: dataDir });
      expect(second).toEqual({
        code: 1,
        output: expect.stringMatching(/^Tabidachi is already running here .*\n$/),
      });
      const elsewhere = await refusal({
        ...development,
        PORT: String(port),
        DATA_DIR: path.join(path.dirname(dataDir), 'elsewhere'),
      });
      expect(elsewhere).toEqual({ code: 1, output: expect.stringMatching(/^Port \d+ is taken .*\n$/) });
    } finally {
      expect({ code: await server.stop('SIGINT'), output: server.output() }).toMatchObject({ code: 0 });
    }
  }, 240_000);

  test('R18: shows its figures at an address of their own, which it prints, and not on the public port', async () => {
    const server = await startBuiltServer({ dataDir, port });
    try {
      const [, metrics = ''] = /Metrics {3}(http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(server.output()) ?? [];
      const figures = await fetch(metrics);
      expect([figures.status, await figures.text()]).toEqual([
        200,
        expect.stringContaining('process_cpu_user_seconds_total'),
      ]);
      expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('process_cpu');
    } finally {
      await server.stop();
    }
  }, 240_000);

  test('answers only to names of this machine, and leads pages to the one that sign-in knows', async () => {
    const server = await startBuiltServer({ dataDir, port });
    try {
      expect(await ask(port, 'rebound.example.com')).toEqual({ status: 421 });
      expect(await ask(port, `127.0.0.1:${port}`)).toEqual({ status: 200 });
      expect(await ask(port, `127.0.0.1:${port}`, { 'sec-fetch-mode': 'navigate' })).toEqual({
        status: 302,
        location: `http://localhost:${port}/readyz?a=1`,
      });
    } finally {
      await server.stop();
    }
  }, 240_000);
});

/** fetch() lets nobody set a Host of their own. */
function ask(toPort: number, host: string, headers = {}): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: toPort, path: '/readyz?a=1', headers: { host, ...headers } };
    const request = http.get(options, (response) => {
      response.resume();
      const { statusCode, headers: answered } = response;
      resolve({ status: statusCode, ...(answered.location && { location: answered.location }) });
    });
    request.once('error', reject);
  });
}

describe('a start that cannot be is refused with what to do', () => {
  test('without the Auth0 configuration', async () => {
    expect(await refusal({ PORT: String(port) })).toEqual({
      code: 1,
      output: expect.stringContaining(
        'Auth0 configuration is missing. Set AUTH0_DOMAIN, AUTH0_CLIENT_ID, AUTH0_AUDIENCE.',
      ),
    });
  });

  test('in production with the development profile', async () => {
    const { code, output } = await refusal({ ...development, NODE_ENV: 'production' });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('TABIDACHI_PROFILE: ') });
  });

  test('on an address that others can reach with the development profile', async () => {
    const { code, output } = await refusal({ ...development, HOST: '0.0.0.0' });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('HOST: ') });
  });

  test('without its database', async () => {
    const nobody = await freePort();
    const result = await refusal({
      ...development,
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${nobody}/jobs`,
    });
    expect(result).toEqual({
      code: 1,
      output: expect.stringMatching(/^The database at 127\.0\.0\.1:\d+ cannot be reached .*\n$/),
    });
    expect(result.output).not.toContain('hunter2');
  });

  test('before its database is migrated, where that is a step of its own', async () => {
    const { url, drop } = await emptyDatabase();
    const folder = scratchFolder('step');
    const variables = {
      ...development,
      PORT: String(await freePort()),
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      MIGRATE_AT_START: 'off',
    };
    try {
      expect(await refusal(variables)).toEqual({
        code: 1,
        output: expect.stringMatching(/^The database lacks \d+ migrations .*: run npm run migrate, .*\n$/),
      });
      const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/migrate.js'], {
        cwd: projectRoot,
        env: { PATH: process.env['PATH'], ...variables },
      });
      expect(stdout).toMatch(/Brought the database up to date .*\n.* is up to date/);
      // One that is newer than the program is all right.
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client
        .query(`insert into schema_migrations (name) values ('9999-newer')`)
        .finally(() => client.end());
      const ready = 'The worker is running.';
      const worker = { ...variables, ROLE: 'worker' };
      const server = await startBuiltServer({ dataDir: variables.DATA_DIR, variables: worker, ready });
      expect(await server.stop()).toBe(0);
    } finally {
      await drop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);

  test('on data of another PostgreSQL version', async () => {
    const other = path.join(scratchFolder('version'), 'data');
    const folder = path.join(other, 'postgres');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'PG_VERSION'), '12\n');
    fs.writeFileSync(path.join(folder, 'tabidachi-password'), 'x\n');
    const result = await refusal({ ...development, PORT: String(await freePort()), DATA_DIR: other });
    expect(result).toEqual({ code: 1, output: expect.stringMatching(/made by PostgreSQL 12/) });
    fs.rmSync(path.dirname(other), { recursive: true, force: true });
  });

  test('is shorter than a screen: one line, no stack', async () => {
    expect((await refusal({ ...development, PORT: 'x' })).output.trim().split('\n')).toHaveLength(2);
  });
});

test('the development profile is the one that is checked in', () => {
  expect(fs.readFileSync(path.join(projectRoot, 'config/development.env'), 'utf8')).toContain(
    'AUTH0_DOMAIN=embedded',
  );
});
