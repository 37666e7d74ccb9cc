import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { decodeJwt } from 'jose';
import { pino } from 'pino';
import { createLive } from '../../server/core/live/live.ts';
import { requireStaff } from '../../server/core/resources/router.ts';
import { TokenError } from '../../server/identity/verify-token.ts';
import { STAFF, VISITOR, type Staff } from '../../domain/roles.ts';
import { startApi } from '../support/api.ts';
import { member } from '../support/factories.ts';
import { liveStream } from '../support/live-stream.ts';
import { prepared } from '../support/prepared.ts';
import { corrected } from '../support/steps.ts';
import { until } from '../worker/until.ts';

/** What keeps a stream open, and what ends it. */

const EMAIL = 'https://tabidachi.example/email';
const expired = new Set<string>();
const api = prepared(() =>
  startApi({
    live: { beatMs: 100 },
    identity: {
      async verifyToken(bearer) {
        if (expired.has(bearer)) throw new TokenError('expired');
        const { iss = '', sub = '', [EMAIL]: email } = decodeJwt(bearer);
        return { iss, sub, email: String(email), email_verified: true };
      },
      canVerify: () => Promise.resolve(true),
    },
  }),
);
let server: http.Server;
let origin = '';
beforeAll(async () => {
  server = http.createServer(api.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test('signs of life come while nothing happens, and end with the token', async () => {
  const { token } = await member(api);
  const stream = await liveStream(origin, token);
  await until('signs of life', () => stream.beats() > 3);
  expect(stream.take()).toEqual([]);
  expired.add(token);
  await stream.ends();
});

test('a lost connection of the database ends the streams; who comes back hears again', async () => {
  const made = await corrected(api);
  const { token } = made.mentor;
  const stream = await liveStream(origin, token);
  await api.sequelize.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'tabidachi live'`,
  );
  await stream.ends();
  const again = await liveStream(origin, token);
  expect(again.status).toBe(200);
  const { id } = made.application;
  await made.mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
  await again.hears('applications', id);
  again.leave();
});

const logger = pino({ level: 'silent' });
const manager = async (): Promise<Staff> => {
  const { member: row } = await member(api, 'manager');
  const actor = { ...VISITOR, roles: new Set(['manager'] as const), hf_member_id: row.id };
  return requireStaff(STAFF, { ...actor, sees_all_applications: true });
};

/** An answer that nobody reads. */
const unread = () => Object.assign(new PassThrough({ highWaterMark: 1 }), { flushHeaders() {} });
const asResponse = (res: ReturnType<typeof unread>) =>
  res as unknown as Parameters<ReturnType<typeof createLive>['follow']>[0]['res'];

test('where a pooler keeps no LISTEN, whoever wants to follow is told to ask instead', async () => {
  const elsewhere = new URL(api.url);
  elsewhere.pathname = '/postgres';
  const live = createLive({ sequelize: api.sequelize, databaseUrl: elsewhere.href, logger });
  const actor = await manager();
  const follow = () => live.follow({ res: asResponse(unread()), actor, load: async () => actor });
  await expect(follow()).rejects.toMatchObject({ code: 'temporarily_unavailable' });
  await expect(follow()).rejects.toMatchObject({ details: { retry_after_seconds: 5 } });
  await live.close();
});

test('who does not read is let go instead of being kept in memory', async () => {
  const live = createLive({ sequelize: api.sequelize, databaseUrl: api.url, logger });
  const actor = await manager();
  const res = unread();
  await live.follow({ res: asResponse(res), actor, load: async () => actor });
  res.write('x'.repeat(70_000));
  await corrected(api);
  await until('it is let go', () => res.destroyed);
  await live.close();
});

test('a stop ends every stream at once, and takes no new one', async () => {
  const live = createLive({ sequelize: api.sequelize, databaseUrl: api.url, logger });
  const actor = await manager();
  const follow = async (res = unread()) => {
    await live.follow({ res: asResponse(res), actor, load: async () => actor });
    return res;
  };
  const res = await follow();
  await live.close();
  expect(res.writableEnded).toBe(true);
  await expect(follow()).rejects.toMatchObject({ code: 'temporarily_unavailable' });
});
