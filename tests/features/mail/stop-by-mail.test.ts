import { Delivery } from '../../../db/models/delivery.ts';
import { MailSuppression } from '../../../db/models/recommend-mail.ts';
import { User } from '../../../db/models/user.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { inboundWorld } from './inbound-post.ts';
import { pendingDelivery } from './post.ts';
import { make } from '../../worker/world.ts';

const all = inboundWorld();
let student: User;
beforeEach(async () => {
  student = await make(User, { email: 'linh@student.example.com' });
});

const LATER = 24 * 60 * 60_000;
const alert = (fields: Record<string, unknown> = {}) =>
  pendingDelivery(all.world, {
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
  await sendNextDelivery({ ...all.post.deps, inbound: all.inbound.addresses });
  const raw = all.post.sink.mails[0]!.raw.toString('latin1').replace(/\r\n[ \t]+/g, ' ');
  const [, url, email] = /^List-Unsubscribe: <(https?:[^>]+)>, <mailto:([^>]+)>\r$/m.exec(raw)!;
  expect(url).toContain('/unsubscribe?token=');
  const waiting = await alert({ available_at: new Date(all.world.clock.now.getTime() + LATER) });
  const other = await alert({ template: 'recommend_mail', available_at: waiting.available_at });

  await all.inbound.hand(email!, letter, 'linh@elsewhere.example.com');
  await all.inbound.hand(email!, letter, 'linh@elsewhere.example.com');
  expect(await stopped()).toEqual([{ user_id: student.id, stream: 'saved_search' }]);
  const states = await Delivery.findAll({ where: { id: [waiting.id, other.id] }, order: ['id'] });
  expect(states.map(({ state }) => state)).toEqual(['cancelled', 'pending']);
});

test('what comes back to the address stops nothing; a made-up address and one of a mail that cannot be stopped are refused', async () => {
  const mail = await alert();
  await all.inbound.hand(all.inbound.addresses.stop(mail.id), letter, '');
  const news = await pendingDelivery(all.world, { recipient_user_id: student.id });
  const forged = all.inbound.addresses.stop(mail.id).replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`);
  for (const address of [
    forged,
    all.inbound.addresses.stop(news.id),
    all.inbound.addresses.stop(2_000_000_000),
  ])
    expect(await all.inbound.refusal(address, letter, 'linh@student.example.com')).toBe(550);
  expect(await stopped()).toEqual([]);
});
