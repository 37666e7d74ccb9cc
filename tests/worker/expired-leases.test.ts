import type { Mailer } from '../../server/adapters/mailer.ts';
import {
  LEASE_MILLISECONDS,
  MAX_DELIVERY_ATTEMPTS,
  recoverExpiredLeases,
  sendNextDelivery,
  type DeliveryDeps,
} from '../../server/worker/delivery.ts';
import { pendingDelivery, startPost, type Post } from '../features/mail/post.ts';
import type { SmtpSink } from './smtp-sink.ts';
import { startWorld } from './world.ts';
import { prepared } from '../support/prepared.ts';

let post: Post;
let deps: DeliveryDeps;
let sink: SmtpSink;

const world = prepared(startWorld);
beforeEach(async () => {
  await world.clear();
  post = await startPost(world);
  ({ deps, sink } = post);
});
afterEach(() => post.close());

const delivery = (fields: Record<string, unknown> = {}) => pendingDelivery(world, fields);

describe('what a stopped worker left', () => {
  const lease = () => new Date(world.clock.now.getTime() + LEASE_MILLISECONDS);

  test('is left alone while the lease runs', async () => {
    const row = await delivery({ state: 'sending', lease_until: lease(), attempts: 1 });
    await recoverExpiredLeases(deps);
    expect((await row.reload()).state).toBe('sending');
    expect(await sendNextDelivery(deps)).toBe(false);
  });

  test.each([
    ['before the content goes to somebody else', null, 1, 'pending'],
    ['before the content for the last time has failed', null, MAX_DELIVERY_ATTEMPTS, 'failed'],
    ['with the content on its way is held', '<delivery-1@tabidachi.example>', 1, 'held'],
  ])('%s', async (_name, message_id, attempts, state) => {
    const row = await delivery({ state: 'sending', lease_until: lease(), attempts, message_id });
    world.pass(1.1);
    await recoverExpiredLeases(deps);
    expect(await row.reload()).toMatchObject({ state, lease_until: null });
    expect(row.last_error).toContain('The worker stopped');
  });

  test('and comes back from the dead does not send what is no longer its own', async () => {
    const row = await delivery();
    const slow: Mailer = {
      ...deps.mailer,
      async send(mail, beforeData) {
        world.pass(2);
        await recoverExpiredLeases(deps);
        return deps.mailer.send(mail, beforeData);
      },
    };
    await sendNextDelivery({ ...deps, mailer: slow });
    expect(sink.mails).toEqual([]);
    expect(await row.reload()).toMatchObject({
      state: 'pending',
      last_error: 'The worker stopped before sending.',
    });
  });
});
