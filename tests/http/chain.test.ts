import { jest } from '@jest/globals';
import helmet from 'helmet';
import { pino } from 'pino';
import request from 'supertest';
import { networkOf } from '../../server/core/requests/address.ts';
import { createCounts } from '../../server/core/requests/counts.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

/** What every request passes through: found by path, logged once, counted, with the headers of its kind. */

const log: Record<string, unknown>[] = [];
const api = prepared(() =>
  startApi({
    logger: pino({}, { write: (line: string) => void log.push(JSON.parse(line)) }),
    adapters: {
      addressOfPostalCode() {
        throw new TypeError('broken');
      },
    },
  }),
);
beforeEach(() => void log.splice(0));

const get = (path: string) => request(api.app).get(path);
const SETTINGS = '/jtj/queries/get_settings';

describe('a call is found by its path', () => {
  test.each([SETTINGS, `${SETTINGS}/`, SETTINGS.toUpperCase()])('%s', async (path) => {
    await get(path).expect(200);
  });

  test.each(['//jtj/queries/get_settings', `${SETTINGS}//`, `${SETTINGS}/x`, '/jtj/queries', '/jtj'])(
    'and not by %s',
    async (path) => {
      await get(path).expect(404);
    },
  );

  test('HEAD has the headers of GET; other methods are refused with the one that is right', async () => {
    const [whole, head] = [await get(SETTINGS), await request(api.app).head(SETTINGS)];
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    const patched = await request(api.app).patch(SETTINGS).expect(405);
    expect(patched.headers['allow']).toBe('GET');
    const read = await get('/jtj/commands/user__send_inquiry').expect(405);
    expect(read.headers['allow']).toBe('PATCH');
    await request(api.app).options(SETTINGS).expect(405);
  });
});

test('what is never stored has no ETag; what is stored has one', async () => {
  const manager = await member(api, 'manager');
  const unstored = [
    await get(SETTINGS),
    await get('/master/queries/get_master_data'),
    await get('/jtj/queries/nothing'),
    await get('/config.json'),
    await request(api.app).patch('/jtj/commands/user__send_inquiry'),
    await manager.list('companies'),
    await manager.get('/staff/api/nothing'),
  ];
  for (const { headers } of unstored) {
    expect(headers['cache-control']).toContain('no-store');
    expect(headers).not.toHaveProperty('etag');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  }
  for (const path of ['/openapi.json', '/healthz']) expect((await get(path)).headers['etag']).toMatch(/^W\//);
});

test('the record of a resource keeps the version as its ETag, and is not sent again', async () => {
  const manager = await member(api, 'manager');
  const made = await manager.create('referral_codes', { token: 'one', label: 'One', is_active: true });
  expect(made.headers['etag']).toBe('"0"');
  await manager.get(`/staff/api/referral_codes/${made.body.id}`).set('if-none-match', '"0"').expect(304);
});

test('every answer has the headers that helmet sets', async () => {
  const { headers } = await get(SETTINGS);
  const names: string[] = [];
  const probe = { setHeader: (name: string) => names.push(name.toLowerCase()), removeHeader: () => {} };
  helmet({ strictTransportSecurity: false, crossOriginEmbedderPolicy: false })(
    {} as never,
    probe as never,
    () => {},
  );
  expect(names.length).toBeGreaterThan(8);
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(names));
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';script-src 'self';/);
});

describe('a line of the log', () => {
  test('tells method, path, status, time and request id, and nothing of the query', async () => {
    const { headers } = await get(`${SETTINGS}?secret=1`);
    expect(log).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        req: { id: headers['x-request-id'], method: 'GET', path: SETTINGS },
        res: { status: 400 },
        responseTime: expect.any(Number),
        msg: 'request completed',
      },
    ]);
  });

  test('of a token refused stands before it, with the same request id', async () => {
    const { headers } = await get(SETTINGS).set('authorization', 'Bearer no.token').expect(401);
    const req = { id: headers['x-request-id'], method: 'GET', path: SETTINGS };
    expect(log).toEqual([
      expect.objectContaining({ level: 30, req, reason: 'malformed', msg: 'bearer token refused' }),
      expect.objectContaining({ level: 30, req, msg: 'request completed' }),
    ]);
  });

  test('of a failure is an error with its cause', async () => {
    await get('/jtj/queries/get_address_of_postal_code?postal_code=100-0001').expect(500);
    expect(log).toEqual([
      expect.objectContaining({
        level: 50,
        err: { message: 'broken', stack: expect.stringContaining('TypeError: broken') },
        msg: 'request errored',
      }),
    ]);
  });

  test('is not written for a health check', async () => {
    await get('/healthz').expect(200);
    expect(log).toEqual([]);
  });
});

describe('the overall limit', () => {
  test('tells where one stands, in the form of the draft', async () => {
    const me = await student(api);
    const { headers } = await me.query('get_settings').expect(200);
    expect(headers['ratelimit']).toMatch(/^"100000-in-1min"; r=99999; t=60$/);
    expect(headers['ratelimit-policy']).toMatch(/^"100000-in-1min"; q=100000; w=60; pk=:[\w+/]{16}:$/);
    const again = await me.query('get_settings');
    expect(again.headers['ratelimit']).toContain('r=99998');
    expect(again.headers['ratelimit-policy']).toBe(headers['ratelimit-policy']);
  });
});

describe('counts', () => {
  const began = new Date('2026-11-25T00:00:00Z').getTime();
  let now = began;
  beforeEach(() => {
    now = began;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => void jest.restoreAllMocks());

  test('have a window for each key, from its first hit', async () => {
    const counts = createCounts();
    expect(await counts.hit('a', 1000)).toEqual({ times: 1, ends_at: began + 1000 });
    now += 600;
    expect(await counts.hit('a', 1000)).toEqual({ times: 2, ends_at: began + 1000 });
    expect(await counts.hit('b', 1000)).toEqual({ times: 1, ends_at: began + 1600 });
    now += 400;
    expect(await counts.hit('a', 1000)).toEqual({ times: 1, ends_at: began + 2000 });
    expect(await counts.hit('b', 1000)).toEqual({ times: 2, ends_at: began + 1600 });
    now += 5000;
    expect(await counts.hit('b', 1000)).toEqual({ times: 1, ends_at: began + 7000 });
  });

  test('of one key and another length are other counts; what is taken back was none', async () => {
    const counts = createCounts();
    const hit = await counts.hit('a', 1000);
    expect((await counts.hit('a', 2000)).times).toBe(1);
    await counts.takeBack('a', 1000, hit);
    await counts.takeBack('a', 1000, hit);
    expect((await counts.hit('a', 1000)).times).toBe(1);
    // What took longer than its window is taken back from no other.
    now += 1000;
    expect((await counts.hit('a', 1000)).times).toBe(1);
    await counts.takeBack('a', 1000, hit);
    expect((await counts.hit('a', 1000)).times).toBe(2);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('the network of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
