import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Delivery } from '../../db/models/delivery.ts';
import { MailSuppression } from '../../db/models/recommend-mail.ts';
import { User } from '../../db/models/user.ts';
import { sendNextDelivery } from '../../server/effects/delivery.ts';
import { startInboundPost, type InboundPost } from './inbound-post.ts';
import { pendingDelivery, startPost, type Post } from './post.ts';
import { make, startWorld, type World } from './world.ts';

let world: World;
let inbound: InboundPost;
let post: Post;
let student: User;
beforeAll(async () => {
  world = await startWorld();
  inbound = await startInboundPost(world);
  post = await startPost(world);
});
afterAll(async () => {
  await post.close();
  await inbound.close();
  await world.close();
});
beforeEach(async () => {
  await world.clear();
  post.sink.mails.length = 0;
  student = await make(User, { email: 'linh@student.example.com' });
});

const LATER = 24 * 60 * 60_000;
const alert = (fields: Record<string, unknown> = {}) =>
  pendingDelivery(world, {
    template: 'saved_search_matches',
    recipient_user_id: student.id,
    unsubscribe_token: crypto.randomUUID().replaceAll('-', ''),
    ...fields,
  });
const stopped = async () =>
  (await MailSuppression.findAll()).map(({ user_id, stream }) => ({ user_id, stream }));
const letter = 'Subject: unsubscribe\r\n\r\n';

test('the address in a mail stops its stream and what of it waits, from wherever one writes, once or twice', async () => {
  await alert();
  await sendNextDelivery({ ...post.deps, inbound: inbound.addresses });
  const raw = post.sink.mails[0]!.raw.toString('latin1').replace(/\r\n[ \t]+/g, ' ');
  const [, url, email] = /^List-Unsubscribe: <(https?:[^>]+)>, <mailto:([^>]+)>\r$/m.exec(raw)!;
  expect(url).toContain('/unsubscribe?token=');
  const waiting = await alert({ available_at: new Date(world.clock.now.getTime() + LATER) });
  const other = await alert({ template: 'recommend_mail', available_at: waiting.available_at });

  await inbound.hand(email!, letter, 'linh@elsewhere.example.com');
  await inbound.hand(email!, letter, 'linh@elsewhere.example.com');
  expect(await stopped()).toEqual([{ user_id: student.id, stream: 'saved_search' }]);
  const states = await Delivery.findAll({ where: { id: [waiting.id, other.id] }, order: ['id'] });
  expect(states.map(({ state }) => state)).toEqual(['cancelled', 'pending']);
});

test('what comes back to the address stops nothing; a made-up address and one of a mail that cannot be stopped are refused', async () => {
  const mail = await alert();
  await inbound.hand(inbound.addresses.stop(mail.id), letter, '');
  const news = await pendingDelivery(world, { recipient_user_id: student.id });
  const forged = inbound.addresses.stop(mail.id).replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`);
  for (const address of [forged, inbound.addresses.stop(news.id), inbound.addresses.stop(2_000_000_000)])
    expect(await inbound.refusal(address, letter, 'linh@student.example.com')).toBe(550);
  expect(await stopped()).toEqual([]);
});
