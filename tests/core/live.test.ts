import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { Delivery } from '../../db/models/delivery.ts';
import { EventApplication } from '../../db/models/event.ts';
import { Inquiry } from '../../db/models/inquiry.ts';
import { OidcPayload } from '../../db/models/oidc.ts';
import { MOST_STREAMS } from '../../server/core/live/live.ts';
import { startApi } from '../support/api.ts';
import { event } from '../support/events.ts';
import { member, student } from '../support/factories.ts';
import { liveStream, type LiveStream } from '../support/live-stream.ts';
import { many } from '../support/many-applications.ts';
import { prepared } from '../support/prepared.ts';
import { corrected, submitted } from '../support/steps.ts';
import { until } from '../worker/until.ts';

/** Who hears of which changes, over real connections. */

const EMAIL = 'https://tabidachi.example/email';
/** The session a person is in: tokens of a test name none of their own. */
const session = (email: string) => `session of ${email}`;

const api = prepared(() =>
  startApi({
    identity: {
      async verifyToken(bearer) {
        const { iss = '', sub = '', [EMAIL]: claim } = decodeJwt(bearer);
        const email = String(claim);
        return { iss, sub, email, email_verified: true, session: session(email) };
      },
      canVerify: () => Promise.resolve(true),
    },
  }),
);
let server: http.Server;
let origin = '';
const streams: LiveStream[] = [];

beforeAll(async () => {
  server = http.createServer(api.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => streams.splice(0).forEach((stream) => stream.leave()));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function follow({ token }: { token: string }): Promise<LiveStream> {
  const stream = await liveStream(origin, token);
  streams.push(stream);
  return stream;
}

type Person = Awaited<ReturnType<typeof member>>;
const VISIT = crypto.randomUUID();
const heartbeat = (who: Person, id: number, more: object = {}) =>
  who.command('hf_member__heartbeat', { application: { id, visit: VISIT, ...more } }).expect(200);
const save = (who: Person, made: Awaited<ReturnType<typeof corrected>>, hf_remark: string) =>
  who
    .command('hf_member__save_correction', {
      application: { id: made.application.id, resume: { version: made.resume.version, hf_remark } },
    })
    .expect(200);

test('the answer is a stream of events that nobody stores, compresses or holds back', async () => {
  const { status, headers } = await follow(await member(api));
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-store, no-transform');
  expect(headers['x-accel-buffering']).toBe('no');
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  ['nobody', async () => '', 401],
  ['a student', async () => (await student(api)).token, 403],
])('%s hears nothing', async (_who, tokenOf, status) => {
  const token = await tokenOf();
  const response = await fetch(`${origin}/staff/api/live`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(response.status).toBe(status);
  await response.text();
});

test('a correction is heard by its mentor and by managers, and by no other mentor', async () => {
  const made = await corrected(api);
  const others = await corrected(api);
  const { id } = made.application;
  const [mentor, manager, other] = [
    await follow(made.mentor),
    await follow(await member(api, 'manager')),
    await follow(others.mentor),
  ];
  await save(made.mentor, made, 'とても誠実です。');
  const written = performance.now();
  await Promise.all([mentor.hears('applications', id), manager.hears('applications', id)]);
  expect(performance.now() - written).toBeLessThan(2_000);
  // What comes after it shows that it did not come.
  await save(others.mentor, others, '熱心です。');
  await other.hears('applications', others.application.id);
  expect(other.take()).toEqual([{ record: 'applications', id: others.application.id }]);
});

test('a mentor who may see all hears of all', async () => {
  const made = await corrected(api);
  const stream = await follow(await member(api, 'mentor', { is_manager_of_applications: true }));
  await save(made.mentor, made, '誠実です。');
  await stream.hears('applications', made.application.id);
});

test('what a student does is heard', async () => {
  const made = await corrected(api);
  const stream = await follow(made.mentor);
  const { id } = made.application;
  await made.me.command('user__write_message', { application: { id }, body: 'Hello' }).expect(200);
  await stream.hears('applications', id);
});

test('a check-in at an event is heard by everybody at the door, but not whether it is about oneself', async () => {
  const both = await student(api);
  const made = await event({ start_at: api.clock.now });
  const seat = (user_id: number) =>
    EventApplication.create({
      event_id: made.id,
      user_id,
      apply_at: api.clock.now,
      token_for_cancell: `live${user_id}`.padEnd(32, '0'),
    });
  const [own, other] = [await seat(both.user.id), await seat((await student(api)).user.id)];
  await member(api, 'mentor', { email: both.email });
  const [mentor, applicant] = [await follow(await member(api)), await follow(both)];
  for (const { id } of [own, other])
    await (
      await member(api)
    )
      .command('hf_member__record_attendance', { event_application: { id, is_attended: true } })
      .expect(200);
  await Promise.all([
    mentor.hears('event_applications', own.id),
    mentor.hears('event_applications', other.id),
    applicant.hears('event_applications', other.id),
  ]);
  expect(applicant.take()).not.toContainEqual({ record: 'event_applications', id: own.id });
});

test('an answer to an inquiry, and who is writing one, are heard within two seconds, but not by who asked', async () => {
  const ask = async (who: Awaited<ReturnType<typeof student>>) => {
    await who.command('user__send_inquiry', { message: 'May I come with N3?', referer: '/' }).expect(200);
    return (await Inquiry.findOne({ where: { user_id: who.user.id }, rejectOnEmpty: true })).id;
  };
  const asker = await student(api);
  const id = await ask(asker);
  await member(api, 'mentor', { email: asker.email });
  const [one, other] = [await member(api), await member(api)];
  const [stream, own] = [await follow(one), await follow(asker)];
  await other
    .command('hf_member__inquiry_heartbeat', { inquiry: { id, visit: VISIT, place: 'reply' } })
    .expect(200);
  await stream.hears('inquiry_presences', id);
  await other.command('hf_member__reply_to_inquiry', { inquiry: { id }, body: 'Yes.' }).expect(200);
  const written = performance.now();
  await stream.hears('inquiries', id);
  expect(performance.now() - written).toBeLessThan(2_000);
  // What comes after it shows that it did not come.
  await own.hears('inquiries', await ask(await student(api)));
  expect(own.take()).not.toContainEqual({ record: 'inquiries', id });
});

test('an event names a record and nothing of it', async () => {
  const made = await corrected(api);
  const stream = await follow(made.mentor);
  await save(made.mentor, made, '秘密の言葉。');
  await stream.hears('applications', made.application.id);
  for (const note of stream.take()) expect(Object.keys(note)).toEqual(['record', 'id']);
});

test('a change that is taken back is not heard', async () => {
  const made = await corrected(api);
  const stream = await follow(made.mentor);
  const { id } = made.application;
  await made.mentor
    .command('hf_member__save_correction', { application: { id, resume: { version: 999, hf_remark: 'x' } } })
    .expect(409);
  await heartbeat(made.mentor, id);
  await stream.hears('presences', id);
  expect(stream.take()).toEqual([{ record: 'presences', id }]);
});

test('presence is heard when somebody comes, goes to another text, or leaves; not while they stay', async () => {
  const made = await submitted(api);
  const { id } = made.application;
  const manager = await member(api, 'manager');
  const stream = await follow(made.mentor);
  await heartbeat(manager, id);
  await stream.hears('presences', id);
  stream.take();
  await heartbeat(manager, id);
  await heartbeat(manager, id, { place: 'self_pr_jt' });
  await stream.hears('presences', id);
  expect(stream.take()).toEqual([{ record: 'presences', id }]);
  await heartbeat(manager, id, { is_leaving: true });
  await stream.hears('presences', id);
});

test('whoever an application is taken from hears that their list has changed, and no more of it', async () => {
  const made = await corrected(api);
  const { id } = made.application;
  const next = await member(api);
  const [before, after] = [await follow(made.mentor), await follow(next)];
  await (
    await member(api, 'manager')
  )
    .command('hf_member__assign_application', { application: { id, hf_member_id: next.member.id } })
    .expect(200);
  await Promise.all([before.hears('applications', null), after.hears('applications', id)]);
  expect(before.take()).toEqual([{ record: 'applications', id: null }]);
  expect(after.take()).not.toContainEqual({ record: 'applications', id: null });
});

test('deliveries are heard by who may read them', async () => {
  const [mine, others] = [await member(api), await member(api)];
  const [stream, other, manager] = [
    await follow(mine),
    await follow(others),
    await follow(await member(api, 'manager')),
  ];
  const deliveryTo = (person: Person) =>
    Delivery.create({
      cause: crypto.randomUUID(),
      template: 'x',
      recipient_email: person.email,
      recipient_hf_member_id: person.member.id,
      language_code: 'ja',
      available_at: new Date('2026-11-21T03:00:00Z'),
    });
  const { id } = await deliveryTo(mine);
  await Promise.all([stream.hears('deliveries', id), manager.hears('deliveries', id)]);
  const second = await deliveryTo(others);
  await other.hears('deliveries', second.id);
  expect(other.take()).toEqual([{ record: 'deliveries', id: second.id }]);
  // A lease is nobody's news.
  await second.update({ lease_until: new Date('2026-11-21T03:01:00Z') });
  await second.update({ state: 'sent' });
  await other.hears('deliveries', second.id);
  expect(other.take()).toEqual([{ record: 'deliveries', id: second.id }]);
});

test('of many rows at once only that the list has changed is heard', async () => {
  const stream = await follow(await member(api, 'manager'));
  await many(api, 60, {}, null);
  await stream.hears('applications', null);
  expect(stream.take()).toEqual([{ record: 'applications', id: null }]);
});

test('a member who is deactivated, and one who logs out, hear no more', async () => {
  const [gone, out, stays] = [await member(api), await member(api), await member(api)];
  const [first, second, third] = [await follow(gone), await follow(out), await follow(stays)];
  await gone.member.update({ is_active: false });
  await first.ends();
  expect((await follow(gone)).status).toBe(403);
  await OidcPayload.create({
    kind: 'Session',
    key: 'ended',
    payload: {},
    uid: session(out.email),
    consumed_at: new Date('2026-11-21T03:00:00Z'),
  });
  await second.ends();
  expect((await follow(out)).status).toBe(401);
  await stays.member.update({ first_name_ja: '花子' });
  const made = await submitted(api);
  await (
    await member(api, 'manager')
  )
    .command('hf_member__assign_application', {
      application: { id: made.application.id, hf_member_id: stays.member.id },
    })
    .expect(200);
  await third.hears('applications', made.application.id);
});

test('a manager who becomes a mentor hears of their own applications only', async () => {
  const made = await corrected(api);
  const manager = await member(api, 'manager');
  const stream = await follow(manager);
  await manager.member.update({ role: 'mentor' });
  await save(made.mentor, made, '誠実です。');
  const own = await submitted(api);
  await own.mentor
    .command('hf_member__assign_application', {
      application: { id: own.application.id, hf_member_id: manager.member.id },
    })
    .expect(200);
  await stream.hears('applications', own.application.id);
  expect(stream.take()).not.toContainEqual({ record: 'applications', id: made.application.id });
});

test('one person may listen in so many windows, and in another when one is closed', async () => {
  const mentor = await member(api);
  const open: LiveStream[] = [];
  for (let n = 0; n < MOST_STREAMS; n++) open.push(await follow(mentor));
  expect(open.map(({ status }) => status)).toEqual(Array.from({ length: MOST_STREAMS }, () => 200));
  const refused = await follow(mentor);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  open[0]!.leave();
  await until('there is room again', async () => (await follow(mentor)).status === 200);
});
