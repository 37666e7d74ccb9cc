import { QueryTypes } from 'sequelize';
import { Delivery } from '../../db/models/delivery.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { isPublicHoliday } from '../../server/adapters/public-holidays.ts';
import { remind as lookOnce } from '../../server/worker/reminders.ts';
import { pendingDelivery } from '../features/mail/post.ts';
import { make, startWorld } from './world.ts';
import { prepared } from '../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(async () => {
  await world.clear();
  await HfMember.destroy({ where: {} });
  world.clock.now = MONDAY;
});

/** Monday, 10:00 in Tokyo. */
const MONDAY = new Date('2026-11-30T01:00:00Z');
const hours = (count: number) => new Date(MONDAY.getTime() + count * 3_600_000);
const remind = () => lookOnce({ ...world.outboxDeps, isPublicHoliday });
const manager = (email: string, fields: object = {}) =>
  make(HfMember, { email, role: 'manager', last_name_ja: '深町', last_name_en: 'Fukamachi', ...fields });

/** A mail that came to a stand so many hours ago. */
async function stuck(state: string, hoursAgo: number): Promise<Delivery> {
  const row = await pendingDelivery(world, { state });
  await world.sequelize.query('update deliveries set updated_at = $2 where id = $1', {
    bind: [row.id, hours(-hoursAgo)],
    type: QueryTypes.UPDATE,
  });
  return row;
}
const mails = () =>
  Delivery.findAll({ where: { template: 'staff_deliveries_held' }, order: [['id', 'ASC']] });

test('each manager is told once a day how many wait and since when, in Japanese with English below', async () => {
  await manager('sakuya@example.com');
  await manager('akari@example.com', { role: 'mentor' });
  await manager('gone@example.com', { is_active: false });
  await stuck('held', 16);
  await stuck('failed', 2);
  await stuck('sent', 40);
  const back = { bounced_at: MONDAY, bounce_kind: 'soft' } as const;
  await (await stuck('sent', 3)).update(back, { silent: true });
  await (await stuck('sent', 3)).update({ ...back, decided_at: hours(1) }, { silent: true });
  await Promise.all([remind(), remind(), remind()]);
  await world.processOutbox();
  world.clock.now = hours(1);
  await remind();
  await world.processOutbox();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient_email: 'sakuya@example.com',
    language_code: 'ja',
    state: 'pending',
  });
  expect(mail!.subject).toBe('【要確認】送れていないメールが3件あります / E-mails that were not sent (3)');
  expect(mail!.body_text).toContain('2026年11月29日（日）18:00（日本時間）');
  expect(mail!.body_text).toContain('Sunday, November 29, 2026, 18:00 (Japan time)');
  const filter = encodeURIComponent(JSON.stringify({ is_undecided: true }));
  expect(mail!.body_text).toContain(`https://tabidachi.example/staff/deliveries?filter=${filter}`);
});

test('the next working day tells again while mails wait, and no more when all was decided', async () => {
  await manager('sakuya@example.com');
  const row = await stuck('held', 16);
  await remind();
  await world.processOutbox();
  world.clock.now = hours(24);
  await remind();
  await world.processOutbox();
  expect(await mails()).toHaveLength(2);
  await row.update({ state: 'sent' });
  world.clock.now = hours(48);
  expect(await remind()).toBe(0);
});

test('what is decided between the look and the mail tells nobody', async () => {
  await manager('sakuya@example.com');
  const row = await stuck('failed', 16);
  expect(await remind()).toBe(1);
  await row.update({ state: 'cancelled' });
  await world.processOutbox();
  expect(await mails()).toEqual([]);
});

test.each([
  ['within the hour', MONDAY, 0.9],
  ['in the evening', hours(10), 16],
  ['before nine', hours(-1.1), 16],
  ['on a Saturday', new Date('2026-11-28T01:00:00Z'), 72],
  ['on a public holiday', new Date('2026-11-23T01:00:00Z'), 200],
])('%s nobody is told', async (_when, now, hoursAgo) => {
  await manager('sakuya@example.com');
  await stuck('held', hoursAgo);
  world.clock.now = now;
  expect(await remind()).toBe(0);
  expect(await OutboxEvent.count()).toBe(0);
});
