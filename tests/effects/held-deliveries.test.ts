import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { QueryTypes } from 'sequelize';
import { Delivery } from '../../db/models/delivery.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import {
  remindOfHeldDeliveries,
  startHeldDeliveryReminders,
  workingMorning,
} from '../../server/effects/held-deliveries.ts';
import { pendingDelivery } from './post.ts';
import { make, startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.clear();
  await HfMember.destroy({ where: {} });
  world.clock.now = MONDAY;
});

/** Monday, 10:00 in Tokyo; a holiday is on the 23rd. */
const MONDAY = new Date('2026-11-30T01:00:00Z');
const hours = (count: number) => new Date(MONDAY.getTime() + count * 3_600_000);
const remind = () => remindOfHeldDeliveries(world.outboxDeps);
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

test.each([
  ['2026-11-30T00:00:00Z', '2026-11-30', '9:00 on a Monday'],
  ['2026-11-30T02:59:59Z', '2026-11-30', 'just before noon'],
  ['2026-11-29T23:59:59Z', null, 'before nine'],
  ['2026-11-30T03:00:00Z', null, 'noon'],
  ['2026-11-28T01:00:00Z', null, 'a Saturday'],
  ['2026-11-23T01:00:00Z', null, 'a public holiday'],
  ['2026-12-30T01:00:00Z', null, 'between the years'],
] as [string, string | null, string][])('at %s the working morning is %s: %s', (now, day, _why) => {
  expect(workingMorning(new Date(now))).toBe(day);
});

test('each manager is told once a morning how many wait and since when, in Japanese with English below', async () => {
  await manager('sakuya@example.com');
  await manager('akari@example.com', { role: 'mentor' });
  await manager('gone@example.com', { is_active: false });
  await stuck('held', 16);
  await stuck('failed', 2);
  await stuck('sent', 40);
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
  expect(mail!.subject).toBe('【要確認】送れていないメールが2件あります / Mails that did not go (2)');
  expect(mail!.body_text).toContain('2026年11月29日（日）18:00（日本時間）');
  expect(mail!.body_text).toContain('Sunday, November 29, 2026, 18:00 (Japan time)');
  const filter = encodeURIComponent(JSON.stringify({ is_undecided: true }));
  expect(mail!.body_text).toContain(`https://tabidachi.example/staff/deliveries?filter=${filter}`);
});

test('the next working morning tells again while mails wait, and no more when all was decided', async () => {
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
  expect(await remind()).toBe(false);
});

test('what is decided between the look and the mail tells nobody', async () => {
  await manager('sakuya@example.com');
  const row = await stuck('failed', 16);
  expect(await remind()).toBe(true);
  await row.update({ state: 'cancelled' });
  await world.processOutbox();
  expect(await mails()).toEqual([]);
});

test('what came to a stand within the hour, and what waits in the evening, tells nobody yet', async () => {
  await manager('sakuya@example.com');
  await stuck('held', 0.9);
  expect(await remind()).toBe(false);
  world.clock.now = hours(9);
  expect(await remind()).toBe(false);
  expect(await OutboxEvent.count()).toBe(0);
});

test('the look at the start is done by the time it has stopped', async () => {
  await manager('sakuya@example.com');
  await stuck('held', 16);
  await startHeldDeliveryReminders(world.outboxDeps).stop();
  expect(await OutboxEvent.count({ where: { type: 'deliveries_held' } })).toBe(1);
});
