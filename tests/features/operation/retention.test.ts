import { QueryTypes } from 'sequelize';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { PageView } from '../../../db/models/page-view.ts';
import { USUAL_RETENTION } from '../../../domain/retention.ts';
import { startNightly } from '../../../server/features/operation/effects/nightly.ts';
import { deleteOldRows, dropOldMonths } from '../../../server/features/operation/services/retention.ts';
import { startApi } from '../../support/api.ts';
import { prepared } from '../../support/prepared.ts';
import { until } from '../../worker/until.ts';
import { silent } from '../../worker/world.ts';

const api = prepared(startApi);

/** Far from everything that the factories write. */
const NOW = new Date('2016-11-20T18:30:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const view = (visit_at: Date) => PageView.create({ visit_at, path: '/recruitments' });
const audit = (at: Date) =>
  AuditLog.create({ at, actor_kind: 'system', action: 'insert', table_name: 'articles' });
const event = (created_at: Date, processed_at: Date | null = created_at) =>
  OutboxEvent.create({
    type: 'inquiry_received',
    payload: {},
    available_at: created_at,
    processed_at,
    created_at,
  });
const mail = (available_at: Date, values: Partial<Delivery> = {}) =>
  Delivery.create({
    cause: crypto.randomUUID(),
    template: 'inquiry_received',
    recipient_email: 'kept@example.com',
    language_code: 'en',
    state: 'sent',
    available_at,
    ...values,
  });

const idsOf = async (table: string): Promise<number[]> => {
  const rows = await api.sequelize.query<{ id: number }>(`select id from ${table} order by id`, {
    type: QueryTypes.SELECT,
  });
  return rows.map(({ id }) => id);
};

/** As the nights do it: a batch after the other until none is left. */
async function deleteAll(days = USUAL_RETENTION): Promise<number> {
  let all = 0;
  for (let batch = -1; batch !== 0; all += batch) batch = await deleteOldRows(api.sequelize, days, NOW);
  return all;
}

afterEach(async () => {
  for (const table of ['page_views', 'audit_logs', 'deliveries', 'outbox_events'])
    await api.sequelize.query(`delete from ${table}`);
});

test('page views and changes go once they are older than they are kept, by days of Tokyo', async () => {
  await view(new Date('2015-10-17T14:59:59Z'));
  const kept = await view(new Date('2015-10-17T15:00:00Z'));
  await audit(daysAgo(1828));
  const keptChange = await audit(daysAgo(1827));
  expect(await deleteAll()).toBe(2);
  expect(await idsOf('page_views')).toEqual([kept.id]);
  expect(await idsOf('audit_logs')).toEqual([keptChange.id]);
});

test('a mail goes with the event it was made from, which goes last', async () => {
  const cause = await event(daysAgo(1200));
  await mail(daysAgo(1200), { outbox_event_id: cause.id });
  const late = await event(daysAgo(1200));
  const sentLate = await mail(daysAgo(900), { outbox_event_id: late.id });
  const open = await event(daysAgo(1200), null);
  const recent = await event(daysAgo(1095));
  expect(await deleteAll()).toBe(2);
  expect(await idsOf('deliveries')).toEqual([sentLate.id]);
  expect(await idsOf('outbox_events')).toEqual([late.id, open.id, recent.id]);
});

test('a mail that is to be sent or waits for a decision stays, however old', async () => {
  const at = daysAgo(2000);
  const kept = [];
  for (const state of ['pending', 'sending', 'held', 'failed'] as const) kept.push(await mail(at, { state }));
  kept.push(await mail(at, { bounced_at: at }));
  for (const state of ['sent', 'kept', 'cancelled'] as const) await mail(at, { state });
  await mail(at, { bounced_at: at, decided_at: daysAgo(1999) });
  expect(await deleteAll()).toBe(4);
  expect(await idsOf('deliveries')).toEqual(kept.map(({ id }) => id));
});

test('what is kept for ever stays, and many rows go in batches', async () => {
  await audit(daysAgo(4000));
  await api.sequelize.query(
    `insert into page_views (visit_at, path, created_at, updated_at)
     select $1, '/', $1, $1 from generate_series(1, 2001)`,
    { bind: [daysAgo(500)] },
  );
  const days = { ...USUAL_RETENTION, audit_logs: null };
  expect(await deleteOldRows(api.sequelize, days, NOW)).toBe(2000);
  expect(await deleteOldRows(api.sequelize, days, NOW)).toBe(1);
  expect(await deleteOldRows(api.sequelize, days, NOW)).toBe(0);
  expect(await idsOf('audit_logs')).toHaveLength(1);
});

test('whole months go at once, and of the month in which the time ends only what is older', async () => {
  const months = [
    ['page_views', '2015-09-01', '2015-10-01'],
    ['page_views', '2015-10-01', '2015-11-01'],
    ['audit_logs', '2011-10-01', '2011-11-01'],
    ['audit_logs', '2011-11-01', '2011-12-01'],
  ] as const;
  for (const [table, since, end] of months)
    await api.sequelize.query(
      `create table months.${table}_${since.slice(0, 7).replace('-', '_')} partition of ${table}
       for values from ('${since} 00:00+09') to ('${end} 00:00+09')`,
    );
  await view(new Date('2015-09-30T14:59:59Z'));
  await view(new Date('2015-10-01T00:00:00Z'));
  const kept = await view(new Date('2015-10-31T00:00:00Z'));
  await audit(new Date('2011-10-31T14:59:59Z'));
  const keptChange = await audit(daysAgo(1827));
  const forEver = { ...USUAL_RETENTION, page_views: null, audit_logs: null };
  expect(await dropOldMonths(api.sequelize, forEver, NOW)).toEqual([]);
  expect(await dropOldMonths(api.sequelize, USUAL_RETENTION, NOW)).toEqual([
    'page_views_2015_09',
    'audit_logs_2011_10',
  ]);
  expect(await deleteAll()).toBe(1);
  expect(await idsOf('page_views')).toEqual([kept.id]);
  expect(await idsOf('audit_logs')).toEqual([keptChange.id]);
});

test('happens at three at night in Japan, and says how many went', async () => {
  await view(daysAgo(500));
  const told: unknown[] = [];
  const startAt = (now: Date) =>
    startNightly({
      sequelize: api.sequelize,
      files: api.adapters.files,
      now: () => now,
      logger: { ...silent, info: (values: object) => told.push(values) },
      retention: USUAL_RETENTION,
    });
  await startAt(new Date(NOW.getTime() - 3_600_000)).stop();
  expect(await idsOf('page_views')).toHaveLength(1);
  const nightly = startAt(NOW);
  await until('the night is over', () => told.length > 0);
  await nightly.stop();
  expect(told).toEqual([{ deleted: 1 }]);
  expect(await idsOf('page_views')).toEqual([]);
});
