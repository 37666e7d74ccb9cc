import { Delivery } from '../../db/models/delivery.ts';
import type { Mailer } from '../../server/adapters/mailer.ts';
import { sendNextDelivery, type DeliveryDeps } from '../../server/worker/delivery.ts';
import { limitHosts } from '../../server/worker/host-limits.ts';
import { startWorker } from '../../server/worker/worker.ts';
import { pendingDelivery, startPost, type Post } from '../features/mail/post.ts';
import { until } from './until.ts';
import { noChannels, noWebhooks, noPrinter, startWorld } from './world.ts';
import { prepared } from '../support/prepared.ts';

let post: Post;
const world = prepared(startWorld);
beforeEach(async () => {
  await world.clear();
  post = await startPost(world);
});
afterEach(() => post.close());

const limited = (perSecond: number, atOnce: number): DeliveryDeps => ({
  ...post.deps,
  hosts: limitHosts({ perSecond, atOnce }, () => world.clock.now),
});

async function write(count: number, host: string): Promise<void> {
  for (let index = 0; index < count; index++)
    await pendingDelivery(world, { recipient_email: `linh${index}@${host}` });
}

async function sendAll(deps: DeliveryDeps): Promise<void> {
  while (await sendNextDelivery(deps));
}

const SECOND = 1 / 60;
const hostOf = (address: string) => address.split('@')[1]!.toLowerCase();
const receivedAt = (host: string) => post.sink.mails.filter((mail) => hostOf(mail.to) === host).length;

/** A mailer that holds the mails to a host until it is let go, and knows how many were on their way at most. */
function holding(host: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const seen = { onTheirWay: 0, most: 0 };
  const { mailer } = post.deps;
  const held: Mailer = {
    ...mailer,
    async send(mail, beforeData) {
      if (hostOf(mail.to) !== host) return mailer.send(mail, beforeData);
      seen.most = Math.max(seen.most, ++seen.onTheirWay);
      await released;
      const outcome = await mailer.send(mail, beforeData);
      seen.onTheirWay--;
      return outcome;
    },
  };
  return { mailer: held, seen, release };
}

describe('a host that has got enough for this second', () => {
  test('gets the rest later; the mails behind go past', async () => {
    const deps = limited(4, 2);
    await write(10, 'many.example.com');
    await write(3, 'few.example.com');
    await sendAll(deps);
    expect([receivedAt('many.example.com'), receivedAt('few.example.com')]).toEqual([4, 3]);
    world.pass(0.99 * SECOND);
    await sendAll(deps);
    expect(receivedAt('many.example.com')).toBe(4);
    world.pass(0.01 * SECOND);
    await sendAll(deps);
    expect(receivedAt('many.example.com')).toBe(8);
    world.pass(SECOND);
    await sendAll(deps);
    expect(receivedAt('many.example.com')).toBe(10);
  });

  test('has its mails wait as they were, under no lease', async () => {
    await write(6, 'many.example.com');
    await sendAll(limited(4, 2));
    const waiting = await Delivery.findAll({ where: { state: 'pending' } });
    expect(waiting.map(({ attempts, lease_until }) => ({ attempts, lease_until }))).toEqual([
      { attempts: 0, lease_until: null },
      { attempts: 0, lease_until: null },
    ]);
  });

  test('is the same however it is written', async () => {
    await write(3, 'MANY.example.com');
    await write(3, 'many.Example.com');
    await sendAll(limited(4, 2));
    expect(receivedAt('many.example.com')).toBe(4);
  });

  test('does not get more because several look at once', async () => {
    const deps = limited(4, 10);
    await write(12, 'many.example.com');
    // Warm connections, so that all of them really look at once.
    await Promise.all(Array.from({ length: 8 }, () => world.sequelize.query('select pg_sleep(0.05)')));
    await Promise.all(Array.from({ length: 8 }, () => sendAll(deps)));
    expect(receivedAt('many.example.com')).toBe(4);
  });

  test('is not shut for long by a clock that is set back', async () => {
    const deps = limited(4, 2);
    await write(8, 'many.example.com');
    await sendAll(deps);
    world.pass(-60);
    await Delivery.update({ available_at: world.clock.now }, { where: { state: 'pending' } });
    await sendAll(deps);
    expect(receivedAt('many.example.com')).toBe(8);
  });

  test('gets the rest from the worker by itself', async () => {
    await write(9, 'many.example.com');
    world.clock.now = new Date();
    const now = () => new Date();
    const worker = await startWorker({
      ...world.outboxDeps,
      ...post.deps,
      files: world.files,
      ...noPrinter,
      channels: noChannels,
      webhooks: noWebhooks,
      now,
      databaseUrl: world.url,
      sweepInterval: 3_600_000,
      hosts: limitHosts({ perSecond: 4, atOnce: 2 }, now),
    });
    try {
      await until('all arrive', () => receivedAt('many.example.com') === 9);
    } finally {
      await worker.stop();
    }
  });
});

describe('a host that is slow to answer', () => {
  test('keeps so many senders busy and no more; what comes meanwhile for others goes', async () => {
    const slow = holding('slow.example.com');
    await write(5, 'slow.example.com');
    const worker = await startWorker({
      ...world.outboxDeps,
      ...limited(100, 2),
      mailer: slow.mailer,
      files: world.files,
      ...noPrinter,
      channels: noChannels,
      webhooks: noWebhooks,
      databaseUrl: world.url,
      sweepInterval: 20,
    });
    await until('two wait', () => slow.seen.onTheirWay === 2);
    await write(1, 'early.example.com');
    await until('it arrives', () => receivedAt('early.example.com') === 1);
    await write(1, 'late.example.com');
    await until('it arrives', () => receivedAt('late.example.com') === 1);
    expect(receivedAt('slow.example.com')).toBe(0);
    expect(await Delivery.count({ where: { state: 'pending', lease_until: null, attempts: 0 } })).toBe(3);
    slow.release();
    await until('all arrive', () => receivedAt('slow.example.com') === 5);
    await worker.stop();
    expect(slow.seen.most).toBe(2);
  });

  test('holds up no mail that comes later, also where no host is limited', async () => {
    const slow = holding('slow.example.com');
    await write(1, 'slow.example.com');
    const worker = await startWorker({
      ...world.outboxDeps,
      ...post.deps,
      mailer: slow.mailer,
      files: world.files,
      ...noPrinter,
      channels: noChannels,
      webhooks: noWebhooks,
      databaseUrl: world.url,
      sweepInterval: 20,
    });
    await until('it waits', () => slow.seen.onTheirWay === 1);
    await write(1, 'late.example.com');
    await until('the later one arrives', () => receivedAt('late.example.com') === 1);
    expect(receivedAt('slow.example.com')).toBe(0);
    slow.release();
    await worker.stop();
    expect(receivedAt('slow.example.com')).toBe(1);
  });

  test('gets its next one though the last one failed', async () => {
    post.sink.rule.behaviour = () => ({ rcpt: 550 });
    await write(3, 'slow.example.com');
    await sendAll(limited(100, 1));
    expect(await Delivery.count({ where: { state: 'failed' } })).toBe(3);
  });
});
