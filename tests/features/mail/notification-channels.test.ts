import { AuditLog } from '../../../db/models/audit-log.ts';
import { ChannelPost, NotificationChannel } from '../../../db/models/notification-channel.ts';
import { startApi } from '../../support/api.ts';
import { applyFor, appliedFor, cancel, confirm, emitted, event } from '../../support/events.ts';
import { member, student } from '../../support/factories.ts';
import { processOutbox } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));

const SECRET = 'https://chat.example.com/hooks/T0/secret-path';
let counter = 0;
let name: string;
beforeEach(() => {
  name = `イベント係 ${++counter}`;
});
const created = async (): Promise<{ id: number; version: number }> =>
  (await manager.create('notification_channels', { name, url: SECRET }).expect(201)).body;
const record = (id: number) => `/staff/api/notification_channels/${id}`;

describe('the address', () => {
  test('is written and never read: not in a list, a record, or what the audit log keeps', async () => {
    const { id, version } = await created();
    const changed = await manager
      .update('notification_channels', id, version, { url: `${SECRET}-2` })
      .expect(200);
    const answers = [
      changed.text,
      (await manager.get(record(id)).expect(200)).text,
      (await mentor.get(record(id)).expect(200)).text,
      (await manager.list('notification_channels').expect(200)).text,
      (await manager.list('audit_logs').expect(200)).text,
      JSON.stringify(await AuditLog.findAll({ where: { table_name: 'notification_channels', row_id: id } })),
    ];
    for (const answer of answers) expect(answer).not.toContain('chat.example.com');
    expect(changed.body).toMatchObject({ name, url_changed_at: api.clock.now.toISOString(), posts: [] });
    expect((await NotificationChannel.findByPk(id))!.url).toBe(`${SECRET}-2`);
  });

  test('is missed in the audit log by nobody: that it changed is noted', async () => {
    const { id, version } = await created();
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await manager.update('notification_channels', id, version, { url: `${SECRET}-3` }).expect(200);
    const log = await AuditLog.findOne({
      where: { table_name: 'notification_channels', row_id: id, action: 'update' },
      rejectOnEmpty: true,
    });
    expect(Object.keys(log.after!)).toEqual(['url_changed_at']);
  });

  test('stays when the name alone changes', async () => {
    const { id, version } = await created();
    await manager.update('notification_channels', id, version, { name: `${name} 2` }).expect(200);
    expect((await NotificationChannel.findByPk(id))!.url).toBe(SECRET);
  });

  test.each([
    'http://chat.example.com/hook',
    'https://somebody:secret@chat.example.com/',
    'https://localhost/hook',
    'https://chat/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://[::1]/hook',
    'https://printer.local/hook',
    'https://metadata.google.internal/',
    'chat.example.com',
    '',
    null,
  ])('is refused: %j', async (url) => {
    const answer = await manager.create('notification_channels', { name, url });
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['url']]);
    expect(await NotificationChannel.count({ where: { name } })).toBe(0);
  });
});

test('a name is there once, and a channel needs its address', async () => {
  await created();
  for (const [body, field] of [
    [{ name, url: SECRET }, 'name'],
    [{ name: `${name} 2` }, 'url'],
    [{ url: SECRET }, 'name'],
  ] as const) {
    const answer = await manager.create('notification_channels', body);
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]]);
  }
});

test('managers write it, mentors read its name, others know of none', async () => {
  const { id, version } = await created();
  expect((await mentor.get(record(id)).expect(200)).body).toMatchObject({ name, can: { edit: false } });
  await mentor.create('notification_channels', { name: 'x', url: SECRET }).expect(403);
  await mentor.update('notification_channels', id, version, { name: 'x' }).expect(403);
  await mentor.remove('notification_channels', id, version).expect(403);
  await (await student(api)).get(record(id)).expect(403);
  await api.as(null).get(record(id)).expect(401);
});

describe('an event', () => {
  const WORDS = { title: { ja: '交流会', en: 'Meeting' }, start_at: '2026-12-20T05:00:00Z' };

  test('takes a channel that is there, which then stays', async () => {
    const { id, version } = await created();
    const made = await manager.create('events', { ...WORDS, notification_channel_id: id }).expect(201);
    expect(made.body.notification_channel_id).toBe(id);
    const unknown = await manager.create('events', { ...WORDS, notification_channel_id: 999_999 });
    expect([unknown.status, Object.keys(unknown.body.error.fields)]).toEqual([
      422,
      ['notification_channel_id'],
    ]);
    expect((await manager.remove('notification_channels', id, version).expect(409)).body.error.code).toBe(
      'still_in_use',
    );
    await manager.update('events', made.body.id, 0, { notification_channel_id: null }).expect(200);
    await manager.remove('notification_channels', id, version).expect(200);
  });

  test('tells its channel of each step, once, and the record shows it without a word of the student', async () => {
    const channel = await created();
    const { id: eventId } = await event({ capacity: 1, notification_channel_id: channel.id });
    const [first, second] = [await student(api), await student(api)];
    const taken = await appliedFor(first, eventId);
    await applyFor(first, eventId).expect(409);
    await confirm(first, { id: taken.id }).expect(200);
    await confirm(first, { id: taken.id }).expect(200);
    const waiting = await appliedFor(second, eventId);
    await cancel(first, { id: taken.id }).expect(200);
    await cancel(first, { id: taken.id }).expect(200);
    expect(await emitted(taken.id, waiting.id)).toEqual([
      'event_applied',
      'event_confirmed',
      'event_applied (waiting)',
      'event_cancelled',
      'event_place_opened',
    ]);
    await processOutbox(api);
    const { text, body } = await manager.get(record(channel.id)).expect(200);
    expect(body.posts.map(({ kind }: { kind: string }) => kind)).toEqual([
      'event_place_opened',
      'event_cancelled',
      'event_applied',
      'event_confirmed',
      'event_applied',
    ]);
    for (const { user } of [first, second])
      for (const word of [user.email, user.last_name, user.first_name]) expect(text).not.toContain(word);
  });

  test('without a channel emits nothing for a confirmation', async () => {
    const me = await student(api);
    const { id } = await appliedFor(me, (await event()).id);
    await confirm(me, { id }).expect(200);
    expect(await emitted(id)).toEqual(['event_applied']);
  });
});

test('what was given up is counted until the address is given anew', async () => {
  const channel = await created();
  const { id: event_id } = await event({ notification_channel_id: channel.id });
  const post = { notification_channel_id: channel.id, event_id, kind: 'event_applied', text: '…' };
  const available_at = api.clock.now;
  const last_error = 'The chat answered 404.';
  await ChannelPost.create({ ...post, cause: `a${channel.id}`, available_at, state: 'failed', last_error });
  const seen = async () => (await manager.get(record(channel.id)).expect(200)).body;
  const givenOn = (day: string) =>
    NotificationChannel.update({ url_changed_at: new Date(day) }, { where: { id: channel.id } });
  await givenOn('2000-01-01');
  expect(await seen()).toMatchObject({ failed_count: 1, posts: [{ state: 'failed', last_error }] });
  await givenOn('2100-01-01');
  expect((await seen()).failed_count).toBe(0);
});

describe('a test and a second try', () => {
  const test_ = (who: typeof manager, id: number) =>
    who.command('hf_member__test_notification_channel', { notification_channel: { id } });
  const again = (who: typeof manager, id: number) =>
    who.command('hf_member__send_channel_post_again', { channel_post: { id } });
  const posted = async (id: number, fields: object = {}) =>
    ChannelPost.create({
      notification_channel_id: id,
      event_id: (await event({ notification_channel_id: id })).id,
      cause: `b${++counter}`,
      kind: 'event_applied',
      text: '…',
      available_at: new Date('2026-11-01T00:00:00Z'),
      ...fields,
    });
  const codeOf = async (answer: ReturnType<typeof test_>) => (await answer).body.error?.code;
  const failing = async () => {
    const rows = (await manager.list('notification_channels', { filter: { is_failing: true } }).expect(200))
      .body;
    return rows.map((row: { id: number }) => row.id);
  };

  test('a test message waits for the worker once, however often it is asked for, and names no event', async () => {
    const { id } = await created();
    const answers = await Promise.all([test_(manager, id), test_(manager, id)]);
    const [first, second] = answers.map(({ status, body }) => [status, body.channel_post_id]);
    expect(first).toEqual([200, expect.any(Number)]);
    expect(second).toEqual(first);
    const { posts } = (await manager.get(record(id)).expect(200)).body;
    expect(posts).toMatchObject([{ event_id: null, kind: 'channel_tested', state: 'pending', attempts: 0 }]);
    expect(posts[0].text).toContain('This is a test.');
    await ChannelPost.update({ state: 'sent', sent_at: api.clock.now }, { where: { id: posts[0].id } });
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    expect((await test_(manager, id).expect(200)).body.channel_post_id).not.toBe(posts[0].id);
  });

  test('what was given up goes again to the address of now, with all its attempts; nothing else does', async () => {
    const { id } = await created();
    const failed = await posted(id, { state: 'failed', attempts: 6, last_error: 'The chat answered 500.' });
    await again(manager, failed.id).expect(200);
    expect(await failed.reload()).toMatchObject({
      state: 'pending',
      attempts: 0,
      available_at: api.clock.now,
    });
    expect(await codeOf(again(manager, failed.id))).toBe('channel_post_settled');
    for (const state of ['sending', 'sent'] as const)
      expect(await codeOf(again(manager, (await posted(id, { state })).id))).toBe('channel_post_settled');
    expect(await codeOf(again(manager, 999_999))).toBe('not_found');
  });

  test('neither without an address, nor by a mentor or a student', async () => {
    const { id } = await created();
    const failed = await posted(id, { state: 'failed' });
    for (const who of [mentor, (await student(api)) as unknown as typeof manager]) {
      await test_(who, id).expect(403);
      await again(who, failed.id).expect(403);
    }
    await NotificationChannel.update({ url: null, url_changed_at: null }, { where: { id } });
    expect(await codeOf(test_(manager, id))).toBe('channel_without_address');
    expect(await codeOf(again(manager, failed.id))).toBe('channel_without_address');
    expect(await codeOf(test_(manager, 999_999))).toBe('not_found');
    expect(await failed.reload()).toMatchObject({ state: 'failed' });
  });

  test('a channel fails from what was given up until something arrives', async () => {
    const one = await created();
    name = `${name} 2`;
    const other = await created();
    await NotificationChannel.update({ url_changed_at: new Date('2026-11-01') }, { where: { id: one.id } });
    expect(await failing()).not.toContain(one.id);
    await posted(one.id, { state: 'failed' });
    expect(await failing()).toContain(one.id);
    expect(await failing()).not.toContain(other.id);
    await posted(one.id, { state: 'sent', sent_at: new Date(Date.now() + 60_000) });
    expect(await failing()).not.toContain(one.id);
    const passing = await manager
      .list('notification_channels', { filter: { is_failing: false } })
      .expect(200);
    expect(passing.body.map((row: { id: number }) => row.id)).toContain(one.id);
  });
});
