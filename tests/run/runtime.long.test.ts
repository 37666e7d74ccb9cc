import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabase, startEmbeddedPostgres, type EmbeddedPostgres } from '../../db/embedded.ts';
import { projectRoot } from '../../project-root.ts';
import { walkMainLine } from '../../scripts/lib/main-line.ts';
import { cvDocx } from '../support/cv-files.ts';
import { CVS } from '../support/cvs.ts';
import {
  killBuiltServers,
  scratchFolder,
  startBuiltServer,
  type BuiltServer,
} from './support/built-server.ts';
import { signIn } from './support/sign-in.ts';

const run = promisify(execFile);

let folder = '';
let root = '';
let said = '';
let postgres: EmbeddedPostgres;
let server: BuiltServer;
let manager = '';

const start = () =>
  startBuiltServer({
    dataDir: path.join(folder, 'data'),
    root,
    variables: { DATABASE_URL: postgres.url('jobs') },
  });

/** Opens AdminJS as the console does. */
async function openAdmin(): Promise<Response> {
  const session = await fetch(`${server.url}/admin/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager}`, origin: server.url },
  });
  const cookie = session.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return fetch(`${server.url}/admin`, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
}

beforeAll(async () => {
  folder = scratchFolder('runtime');
  root = path.join(folder, 'app');
  said = (await run('node', ['scripts/runtime.mjs', root], { cwd: projectRoot })).stdout;
  // For the demo data and the accounts to sign in with, which an installation has not.
  fs.cpSync(path.join(projectRoot, 'config/development.env'), path.join(root, 'config/development.env'));
  postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { fsync: 'off' },
  });
  await ensureDatabase(postgres.url('postgres'), 'jobs');
  server = await start();
  manager = await signIn(server.url, 'manager@example.com');
}, 300_000);

afterAll(async () => {
  killBuiltServers();
  await postgres?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('O1: the packages of an installation take less than 400 MB', () => {
  expect(Number(/packages (\d+) MB/.exec(said)?.[1])).toBeLessThan(400);
});

test('O1: every part that is loaded later, and every thread, finds what it imports', async () => {
  const chunks = fs
    .readdirSync(path.join(root, 'dist/server/chunks'))
    .map((name) => `dist/server/chunks/${name}`);
  const threads = ['uploads', 'sheets', 'readings'].map((name) => `server/adapters/${name}/worker.mjs`);
  const parts = [...chunks, ...threads, 'server/features/mail/inbound/worker.mjs'].filter((name) =>
    /\.m?js$/.test(name),
  );
  expect(parts.length).toBeGreaterThan(10);
  const program = `for (const part of ${JSON.stringify(parts)}) await import('./' + part); process.exit(0);`;
  await run('node', ['--input-type=module', '--eval', program], { cwd: root });
}, 60_000);

test('O1: it walks the main line, resumes included, reads a CV and opens AdminJS', async () => {
  const walked = await walkMainLine({
    baseUrl: server.url,
    tokenOf: (email) => signIn(server.url, email),
    log: () => {},
  });
  expect(walked).toHaveLength(2);
  const cv = CVS.find(({ name }) => name.includes('western years'))!;
  const answer = await fetch(`${server.url}/jtj/commands/user__read_cv`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${await signIn(server.url, walked[0]!.student)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ cv_base64: cvDocx(cv.blocks).toString('base64') }),
  });
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
    200,
    expect.arrayContaining(['suggestions']),
  ]);
  const admin = await openAdmin();
  expect([admin.status, await admin.text()]).toEqual([200, expect.stringContaining('app.bundle.js')]);
}, 120_000);

test('O1: made without AdminJS it answers 404 at /admin, and all else works', async () => {
  await server.stop();
  fs.rmSync(path.join(root, 'dist/adminjs'), { recursive: true });
  fs.rmSync(path.join(root, 'node_modules/adminjs'), { recursive: true });
  server = await start();
  expect((await openAdmin()).status).toBe(404);
  expect((await fetch(`${server.url}/recruitments`)).status).toBe(200);
}, 120_000);
