import type { Request } from 'express';
import request from 'supertest';
import { Inquiry } from '../../db/models/inquiry.ts';
import { limitOf, unknownLimits } from '../../server/core/calls/call-limits.ts';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { addressKey } from '../../server/core/requests/rate-limits.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, recruitment, student } from '../support/factories.ts';

/** Everybody here comes from one address, as on a campus. The limits are those that hold in production. */
const IN_PRODUCTION = { person: 600, address: 600, calls: {} };

const open: TestApi[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});
async function limitedApi(limits: NonNullable<Parameters<typeof startApi>[0]>['limits'] = {}) {
  const api = await startApi({ limits: { ...IN_PRODUCTION, ...limits } });
  open.push(api);
  return api;
}

const statusesOf = async (times: number, ask: () => PromiseLike<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (let i = 0; i < times; i++) {
    const { status } = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

const visit = (at: Date) => ({ page_view: { visit_at: at, path: '/' } });

describe('R38: who is counted', () => {
  test('signed-in people behind one address take nothing from each other, nor from its visitors', async () => {
    const api = await limitedApi({ person: 3, address: 2 });
    const [one, two] = [await student(api), await student(api)];
    const ask = (person: { query: typeof one.query }) => () => person.query('user__get_own_data');
    expect(await statusesOf(5, ask(one))).toEqual({ 200: 3, 429: 2 });
    expect(await statusesOf(5, ask(two))).toEqual({ 200: 3, 429: 2 });
    expect(await statusesOf(4, () => api.as(null).query('get_settings'))).toEqual({ 200: 2, 429: 2 });
  });

  test('tokens that do not verify count for their address, whoever they name, and stop nobody with a good one', async () => {
    const api = await limitedApi({ address: 4 });
    const me = await student(api);
    const forged = () => api.as(`${me.token.slice(0, -8)}${Math.random().toString(36).slice(2, 10)}`);
    expect(await statusesOf(3, () => forged().query('user__get_own_data'))).toEqual({ 401: 3 });
    expect(await statusesOf(2, () => api.as('no.token').query('get_settings'))).toEqual({ 401: 1, 429: 1 });
    expect(
      await statusesOf(2, () => request(api.app).get('/is-japan').set('authorization', 'Basic eDp5')),
    ).toEqual({ 429: 2 });
    await api.as(null).query('get_settings').expect(429);
    await me.query('user__get_own_data').expect(200);
  });

  test('a person with two ways of signing in is one person', async () => {
    const api = await limitedApi({ calls: { user__send_inquiry: { times: 2, per: 'hour' } } });
    const me = await student(api);
    const other = api.as(await api.tokenFor(me.email, { sub: 'other-way|1' }));
    await api.sequelize.query(
      `insert into identities (iss, sub, email, email_verified, user_id, created_at, updated_at)
       values ($1, 'other-way|1', $2, true, $3, now(), now())`,
      { bind: [api.issuer, me.email, me.user.id] },
    );
    await me.command('user__send_inquiry', { message: 'one' }).expect(200);
    await other.command('user__send_inquiry', { message: 'two' }).expect(200);
    await me.command('user__send_inquiry', { message: 'three' }).expect(429);
    await other.command('user__send_inquiry', { message: 'three' }).expect(429);
  });

  test.each([
    ['203.0.113.7', '203.0.113.8', false],
    ['2001:db8:1:2:3::4', '2001:db8:1:2:ffff::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
  ])('addresses %s and %s', (one, other, isSame) => {
    const key = (ip: string) => addressKey({ ip } as Request);
    expect(key(one) === key(other)).toBe(isSame);
  });

  test('managers at /admin are counted by person, others there by address', async () => {
    const api = await limitedApi({ person: 4, address: 2 });
    const manager = await member(api, 'manager');
    const opened = await request(api.app)
      .post('/admin/session')
      .set('authorization', `Bearer ${manager.token}`)
      .set('origin', 'http://127.0.0.1')
      .expect(204);
    const cookie = opened.headers['set-cookie']![0]!.split(';')[0]!;
    const asset = (headers: Record<string, string>) => () =>
      request(api.app).get('/admin/frontend/assets/app.bundle.js').set(headers);
    expect(await statusesOf(3, asset({}))).toEqual({ 401: 2, 429: 1 });
    expect((await statusesOf(5, asset({ cookie })))[429]).toBe(1);
  });
});

describe('R14: how often one may do a thing', () => {
  test('150 inquiries of one student: ten are written, and nobody else is kept from writing', async () => {
    const api = await limitedApi();
    const [me, other] = [await student(api), await student(api)];
    const send = () => me.command('user__send_inquiry', { message: 'Hello', referer: '/' });
    const counts: Record<number, number> = {};
    const answers = await Promise.all(Array.from({ length: 150 }, send));
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual({ 200: 10, 429: 140 });
    expect(await Inquiry.count()).toBe(10);
    await other.command('user__send_inquiry', { message: 'Hello' }).expect(200);
  });

  test('what is refused for its words is not counted', async () => {
    const api = await limitedApi({ calls: { user__send_inquiry: { times: 1, per: 'day' } } });
    const me = await student(api);
    expect(await statusesOf(5, () => me.command('user__send_inquiry', { message: '' }))).toEqual({ 422: 5 });
    await me.command('user__send_inquiry', { message: 'Hello' }).expect(200);
    await me.command('user__send_inquiry', { message: 'Hello' }).expect(429);
  });

  test('200 page views: of one visitor, and of one student', async () => {
    const api = await limitedApi();
    const me = await student(api);
    const send = (person: { command: typeof me.command }) => () =>
      person.command('count_visit_page_view', visit(api.clock.now));
    expect(await statusesOf(200, send(api.as(null)))).toEqual({ 200: 120, 429: 80 });
    expect(await statusesOf(200, send(me))).toEqual({ 200: 60, 429: 140 });
  });

  test('applying, changes and exports of the console', async () => {
    const once = { times: 1, per: 'hour' } as const;
    const api = await limitedApi({ calls: { user__apply: once, staff_change: once, staff_csv: once } });
    const [me, manager] = [await student(api), await member(api, 'manager')];
    const jobs = [await recruitment(api), await recruitment(api)];
    const apply = (index: number) =>
      me.command('user__apply', { application: { recruitment_id: jobs[index]!.recruitment.id } });
    await apply(0).expect(200);
    await apply(1).expect(429);
    await manager.create('referral_codes', { token: 'one', label: 'One', is_active: true }).expect(201);
    await manager.create('referral_codes', { token: 'two', label: 'Two', is_active: true }).expect(429);
    await manager.get('/staff/api/users.csv').expect(200);
    await manager.get('/staff/api/users.csv').expect(429);
  });

  test('every command has a limit, and a name that no limit has is told', () => {
    const commands = (CALLS as readonly AnyDefinition[]).filter(({ kind }) => kind === 'command');
    expect(commands.filter((command) => limitOf(command, {}) === null)).toEqual([]);
    const own = { '*': { times: 1, per: 'day' }, user__aply: { times: 1, per: 'day' } } as const;
    expect(unknownLimits(own, CALLS)).toEqual(['user__aply']);
  });

  test('an installation’s own number stands for one call, and the star for all others', () => {
    const own = { '*': { times: 7, per: 'day' }, user__apply: { times: 8, per: 'hour' } } as const;
    const limit = (name: string) => {
      const call = (CALLS as readonly AnyDefinition[]).find((one) => one.name === name)!;
      return limitOf(call, own);
    };
    expect(limit('user__apply')).toEqual({ times: 8, per: 'hour' });
    expect(limit('user__send_inquiry')).toEqual({ times: 7, per: 'day' });
    expect(limit('get_settings')).toBeNull();
  });

  test.each([
    [1, '操作の回数が上限に達しました。60分ほど待ってから、もう一度お試しください。'],
    [2, 'Too many requests. Please try again in 60 minutes.'],
    [98, 'Bạn đã gửi quá nhiều yêu cầu. Vui lòng thử lại sau 60 phút.'],
  ])('the answer says when to come back, in page language %i', async (language, message) => {
    const api = await limitedApi({ calls: { user__send_inquiry: { times: 1, per: 'hour' } } });
    const me = await student(api);
    const person = api.as(me.token, language);
    await person.command('user__send_inquiry', { message: 'Hello' }).expect(200);
    const { body, headers } = await person.command('user__send_inquiry', { message: 'Hello' }).expect(429);
    expect(body.error).toMatchObject({ code: 'too_many_requests', message, fields: {} });
    expect(Number(headers['retry-after'])).toBe(body.error.details.retry_after_seconds);
    expect(body.error.details.retry_after_seconds).toBeLessThanOrEqual(3600);
    expect(body.error.details.retry_after_seconds).toBeGreaterThan(3500);
  });
});

test('R38: a day of much work holds up no mentor', async () => {
  const api = await limitedApi();
  const mentor = await member(api);
  const saving = () => mentor.command('hf_member__update_application', { application: { id: 1 } });
  expect((await statusesOf(250, saving))[429]).toBeUndefined();
  expect(await statusesOf(250, () => mentor.list('applications'))).toEqual({ 200: 250 });
});
