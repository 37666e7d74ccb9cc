import net from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startOperations } from '../../server/start/operations.ts';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let operations: Awaited<ReturnType<typeof startOperations>>;
beforeAll(async () => {
  api = await startApi();
  operations = await startOperations(api.sequelize, async () => true, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await operations.stop();
  await api.close();
});

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
    text: expect.stringContaining('nodejs_eventloop_lag_seconds'),
  });
  expect(await ask('/healthz')).toEqual({ status: 200, text: '{"ok":true}' });
  expect(await ask('/readyz')).toEqual({ status: 200, text: '{"ok":true,"database":true,"identity":true}' });
  expect((await ask('/jtj/queries/get_settings')).status).toBe(404);
});

test('a port that is taken is told by the name of its variable', async () => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const { port } = taken.address() as net.AddressInfo;
  await expect(startOperations(api.sequelize, async () => true, { host: '127.0.0.1', port })).rejects.toThrow(
    'METRICS_LISTEN',
  );
  await new Promise((resolve) => taken.close(resolve));
});
