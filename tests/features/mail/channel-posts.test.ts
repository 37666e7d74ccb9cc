import { pino } from 'pino';
import { Delivery } from '../../../db/models/delivery.ts';
import { Event, EventApplication } from '../../../db/models/event.ts';
import { ChannelPost, NotificationChannel } from '../../../db/models/notification-channel.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { User } from '../../../db/models/user.ts';
import type { ChannelMessage, PostOutcome } from '../../../server/adapters/channels.ts';
import type { DomainEvent } from '../../../domain/events.ts';
import {
  MAX_POST_ATTEMPTS,
  recoverPosts,
  sendNextPost,
  type ChannelPostDeps,
} from '../../../server/features/mail/effects/channel-posts.ts';
import { make, startWorld } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

/** What left, the outcomes that come next (sent when there is none), and what was logged. */
let posted: ({ url: string } & ChannelMessage)[];
let outcomes: PostOutcome[];
let logged: string[];
let deps: ChannelPostDeps;
const world = prepared(startWorld);
beforeAll(() => {
  deps = {
    sequelize: world.sequelize,
    now: () => world.clock.now,
    channels: {
      async post(url, message) {
        posted.push({ url, ...message });
        return outcomes.shift() ?? { kind: 'sent' };
      },
    },
    logger: pino({}, { write: (line: string) => void logged.push(line) }),
  };
});
beforeEach(async () => {
  await world.clear();
  posted = [];
  outcomes = [];
  logged = [];
});

const SECRET = 'https://chat.example.com/hooks/T0/secret';
let counter = 0;
const channel = (fields: object = {}) =>
  make(NotificationChannel, {
    name: `イベント係 ${++counter}`,
    url: SECRET,
    url_changed_at: world.clock.now,
    ...fields,
  });

const eventAt = (notification_channel_id: number | null, fields: object = {}) =>
  make(Event, {
    title: { ja: '履歴書ワークショップ', en: 'Resume <!channel>\nworkshop' },
    start_at: new Date('2026-12-05T05:00:00Z'),
    is_released: true,
    capacity: 2,
    notification_channel_id,
    ...fields,
  });

async function seat(event: Event, fields: object = {}) {
  const number = ++counter;
  const student = await make(User, {
    email: `linh${number}@example.com`,
    first_name: 'Linh',
    last_name: 'Tran',
    phone_num: '080-7171-7171',
  });
  return make(EventApplication, {
    event_id: event.id,
    user_id: student.id,
    apply_at: world.clock.now,
    token_for_cancell: `token-of-${number}`,
    ...fields,
  });
}

type Kind = 'event_confirmed' | 'event_place_opened' | 'event_cancelled';
const applied = (event_application_id: number, is_waiting = false): DomainEvent => ({
  type: 'event_applied',
  payload: { event_application_id, is_waiting },
});
const about = (type: Kind, event_application_id: number): DomainEvent => ({
  type,
  payload: { event_application_id },
});

async function tell(event: DomainEvent) {
  await world.emit(event);
  await world.processOutbox();
  expect(await OutboxEvent.count({ where: { processed_at: null } })).toBe(0);
}
async function sendAll() {
  while (await sendNextPost(deps));
}
const only = () => ChannelPost.findOne({ rejectOnEmpty: true });

describe('the channel of an event is told', () => {
  test('of an application: which event, when, how full it is and where to look, and nothing of the student', async () => {
    const event = await eventAt((await channel()).id);
    const application = await seat(event);
    await tell(applied(application.id));
    await sendAll();
    expect(posted).toEqual([
      {
        url: SECRET,
        key: `channel-post-${(await only()).id}`,
        text: [
          '申し込みがありました / New application',
          '履歴書ワークショップ / Resume ‹!channel› workshop',
          '2026年12月5日（土）14:00（日本時間） / Saturday, December 5, 2026, 14:00 (Japan time)',
          '席 1／定員 2、確認済み 0、キャンセル待ち 0',
          'Seats taken 1 of 2, confirmed 0, waiting 0',
          `https://tabidachi.example/staff/event_applications?filter=%7B%22event_id%22%3A${event.id}%7D`,
        ].join('\n'),
      },
    ]);
    const { email } = await User.findByPk(application.user_id, { rejectOnEmpty: true });
    for (const secret of ['Linh', 'Tran', email, '080', application.token_for_cancell])
      expect(posted[0]!.text).not.toContain(secret);
    expect(await Delivery.count()).toBe(1);
  });

  test.each<[string, object, (id: number) => DomainEvent, string, string]>([
    [
      'that somebody waits',
      { is_waiting: true },
      (id) => applied(id, true),
      'New application, on the waiting list',
      'Seats taken 0 of 2, confirmed 0, waiting 1',
    ],
    [
      'of a confirmation',
      { is_confirmed: true },
      (id) => about('event_confirmed', id),
      'An applicant confirmed',
      'Seats taken 1 of 2, confirmed 1, waiting 0',
    ],
    [
      'of a place that opened',
      {},
      (id) => about('event_place_opened', id),
      'A free seat went to somebody who waited',
      'Seats taken 1 of 2, confirmed 0, waiting 0',
    ],
    [
      'of a cancellation',
      { is_cancelled: true },
      (id) => about('event_cancelled', id),
      'An application was cancelled',
      'Seats taken 0 of 2, confirmed 0, waiting 0',
    ],
  ])('%s', async (_name, fields, eventOf, headline, seats) => {
    const application = await seat(await eventAt((await channel()).id), fields);
    await tell(eventOf(application.id));
    await sendAll();
    expect(posted).toHaveLength(1);
    expect(posted[0]!.text).toContain(` / ${headline}\n`);
    expect(posted[0]!.text).toContain(`\n${seats}\n`);
  });

  test('of an event without a limit and with a title in one language', async () => {
    const event = await eventAt((await channel()).id, { capacity: null, title: { ja: '説明会' } });
    await tell(applied((await seat(event)).id));
    const { text } = await only();
    expect(text).toContain('\n説明会\n');
    expect(text).toContain('席 1、確認済み 0、');
    expect(text).toContain('Seats taken 1, confirmed 0,');
  });
});

describe('nothing is posted', () => {
  test('for an event without a channel, or a channel that has no address yet', async () => {
    const unset = await channel({ url: null, url_changed_at: null });
    for (const id of [null, unset.id]) await tell(applied((await seat(await eventAt(id))).id));
    expect(await ChannelPost.count()).toBe(0);
  });

  test('of an application that was erased, or for a reminder', async () => {
    const application = await seat(await eventAt((await channel()).id));
    await tell(applied(123_456));
    await tell({ type: 'event_near', payload: { event_application_id: application.id, day: '2026-12-05' } });
    expect(await ChannelPost.count()).toBe(0);
  });
});

describe('once per cause', () => {
  test('an event that comes twice is told once, even when the event has another channel by then', async () => {
    const event = await eventAt((await channel()).id);
    const application = await seat(event);
    await tell(applied(application.id));
    await sendAll();
    await event.update({ notification_channel_id: (await channel()).id });
    await tell(applied(application.id));
    await sendAll();
    expect(posted).toHaveLength(1);
  });

  test('two workers at once post each message once', async () => {
    const event = await eventAt((await channel()).id);
    for (let count = 0; count < 6; count++) await world.emit(applied((await seat(event)).id));
    await world.processOutbox();
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    expect(new Set(posted.map(({ key }) => key)).size).toBe(6);
    expect(posted).toHaveLength(6);
  });
});

describe('an attempt', () => {
  const RETRY: PostOutcome = { kind: 'retry', reason: 'The chat answered 503.' };
  beforeEach(async () => {
    await tell(applied((await seat(await eventAt((await channel()).id))).id));
  });

  test('that succeeds is over', async () => {
    await sendAll();
    expect(await only()).toMatchObject({
      state: 'sent',
      attempts: 1,
      sent_at: world.clock.now,
      last_error: null,
      lease_until: null,
    });
  });

  test('that failed waits longer each time, and goes with the same key', async () => {
    outcomes = [RETRY, RETRY];
    for (const minutes of [1, 5]) {
      await sendAll();
      expect(await only()).toMatchObject({ state: 'pending', last_error: RETRY.reason });
      world.pass(minutes - 0.5);
      expect(await sendNextPost(deps)).toBe(false);
      world.pass(0.5);
    }
    await sendAll();
    expect(await only()).toMatchObject({ state: 'sent', attempts: 3, last_error: null });
    expect(new Set(posted.map(({ key }) => key)).size).toBe(1);
  });

  test('is given up after a while, with the reason', async () => {
    outcomes = Array.from({ length: 20 }, () => RETRY);
    for (let hour = 0; hour < 12; hour++) {
      await sendAll();
      world.pass(240);
    }
    expect(posted).toHaveLength(MAX_POST_ATTEMPTS);
    expect(await only()).toMatchObject({ state: 'failed', last_error: RETRY.reason, sent_at: null });
  });

  test('that is refused is not made again', async () => {
    outcomes = [{ kind: 'refused', reason: 'The chat answered 404.' }];
    await sendAll();
    world.pass(600);
    await sendAll();
    expect(posted).toHaveLength(1);
    expect(await only()).toMatchObject({ state: 'failed', last_error: 'The chat answered 404.' });
  });

  test('goes to the address the channel has by then', async () => {
    outcomes = [RETRY];
    await sendAll();
    await NotificationChannel.update({ url: `${SECRET}-2` }, { where: {} });
    world.pass(1);
    await sendAll();
    expect(posted.map(({ url }) => url)).toEqual([SECRET, `${SECRET}-2`]);
  });

  test('of a killed worker is made again once its lease is over', async () => {
    await ChannelPost.update(
      { state: 'sending', attempts: 1, lease_until: new Date(world.clock.now.getTime() + 60_000) },
      { where: {} },
    );
    await recoverPosts(deps);
    expect(await sendNextPost(deps)).toBe(false);
    world.pass(2);
    await recoverPosts(deps);
    await sendAll();
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('is logged without the address', async () => {
    outcomes = [RETRY, { kind: 'refused', reason: 'The chat answered 404.' }];
    await sendAll();
    world.pass(1);
    await sendAll();
    expect(logged).toHaveLength(2);
    expect(logged.join('')).not.toContain('chat.example.com');
  });
});
