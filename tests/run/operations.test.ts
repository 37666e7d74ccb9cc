import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import request from 'supertest';
import { projectRoot } from '../../project-root.ts';
import { loadConfig } from '../../server/config.ts';
import { databaseCheck, type Checks } from '../../server/http/health.ts';
import { startOperations } from '../../server/start/operations.ts';
import { startApi } from '../support/api.ts';
import { tenant } from './support/config.ts';
import { prepared } from '../support/prepared.ts';

let operations: Awaited<ReturnType<typeof startOperations>>;
const api = prepared(startApi);
const start = (roles: Record<string, Checks>, port = 0) =>
  startOperations(
    { host: '127.0.0.1', port },
    { registry: api.figures.registry, refresh: async () => {}, roles },
  );
beforeAll(async () => {
  const database = databaseCheck(api.sequelize);
  operations = await start({
    web: { ...database, identity: async () => true },
    worker: { ...database, outbox: () => false },
  });
});
afterAll(() => operations.stop());

test('R18: /metrics does not answer on the public port', async () => {
  const { body } = await request(api.app).get('/metrics').expect(404);
  expect(body.error.code).toBe('not_found');
  await request(api.app).get('/healthz').expect(200, { ok: true });
});

test('R18: at its own address stand the figures and the health, and nothing of the product', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(operations.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await ask('/metrics')).toEqual({
    status: 200,
    text: expect.stringContaining('tabidachi_requests_total'),
  });
  expect(await ask('/healthz')).toEqual({ status: 200, text: '{"ok":true}' });
  expect((await ask('/jtj/queries/get_settings')).status).toBe(404);
});

test('each role of a process is ready or not by itself, and the process when all are', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(operations.url + path);
    return [answer.status, answer.status === 404 ? null : await answer.json()];
  };
  expect(await ask('/readyz/web')).toEqual([200, { ok: true, database: true, identity: true }]);
  expect(await ask('/readyz/worker')).toEqual([503, { ok: false, database: true, outbox: false }]);
  expect(await ask('/readyz')).toEqual([503, { ok: false, database: true, identity: true, outbox: false }]);
  expect((await ask('/readyz/other'))[0]).toBe(404);
});

describe('R35: the health check of the image', () => {
  const dockerfile = readFileSync(`${projectRoot}/Dockerfile`, 'utf8');
  const [, line = ''] = /^HEALTHCHECK .*?CMD (.*)$/m.exec(dockerfile) ?? [];
  const [program, ...args] = JSON.parse(line) as [string, ...string[]];
  const exitCode = (host: string, { url }: { url: string }) =>
    new Promise<unknown>((resolve) => {
      const METRICS_LISTEN = `${host}:${new URL(url).port}`;
      execFile(program, args, { env: { ...process.env, METRICS_LISTEN } }, (error) =>
        resolve(error?.code ?? 0),
      );
    });

  test.each(['127.0.0.1', '0.0.0.0'])(
    'R35: asks the address of the figures, which a worker has too (%s)',
    async (host) => {
      const ready = await start({ worker: { outbox: () => true } });
      expect(await exitCode(host, ready).finally(ready.stop)).toBe(0);
    },
  );

  test('R35: has an address in the image, whatever the role', () => {
    const [, listen] = /^ENV .*\bMETRICS_LISTEN=(\S+)/m.exec(dockerfile) ?? [];
    expect(listen).toMatch(/^127\.0\.0\.1:\d+$/);
    for (const ROLE of ['web', 'worker', 'web,worker'])
      expect(loadConfig({ ...tenant, METRICS_LISTEN: listen, ROLE }).metrics?.host).toBe('127.0.0.1');
  });

  test('R35: fails while the process is not ready', async () => {
    expect(await exitCode('127.0.0.1', operations)).toBe(1);
  });
});

test('a port that is taken is told by the name of its variable', async () => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const { port } = taken.address() as net.AddressInfo;
  await expect(start({}, port)).rejects.toThrow('METRICS_LISTEN');
  await new Promise((resolve) => taken.close(resolve));
});
