import pg from 'pg';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { ApplicationEvent } from '../../../db/models/application-records.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { PageView } from '../../../db/models/page-view.ts';
import { UserMergeRow } from '../../../db/models/user-merge.ts';
import { WebhookDelivery, WebhookEndpoint } from '../../../db/models/webhook.ts';
import { rowsById } from '../../../server/adminjs/find-rows.ts';
import { inboundAddresses } from '../../../server/features/mail/inbound/addresses.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { FAILED } from '../../support/many-applications.ts';
import { merging } from '../../support/merging.ts';
import { prepared } from '../../support/prepared.ts';
import { sent } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';
import { until } from '../../worker/until.ts';

/** Ids beyond 32 bits, from the row to the screen and back. */

const BEYOND = 3_000_000_000;
const COUNTED = [
  'application_events',
  'application_presences',
  'audit_logs',
  'deliveries',
  'notification_views',
  'outbox_events',
  'page_views',
  'webhook_deliveries',
];

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
beforeAll(async () => {
  for (const table of COUNTED)
    await api.sequelize.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${BEYOND})`);
});

test('an application goes its way: history, events and mails, undone and told', async () => {
  const endpoint = await WebhookEndpoint.create({
    name: 'other system',
    url: 'https://hooks.example.com/',
    events: ['application_created'],
    secret: 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0',
  });
  const { me, mentor, application } = await sent(api);
  const { id } = application;
  await mentor
    .command('hf_member__heartbeat', {
      application: { id, visit: '6f1c2b1e-7f0a-4c39-9a53-0d6f3b1f2a10', place: null },
    })
    .expect(200);
  await processOutbox(api);
  const { body } = await mentor
    .command('hf_member__record_resume_result', { application: { id, ...FAILED.application } })
    .expect(200);
  const undone = await mentor
    .command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false })
    .expect(200);
  expect(undone.body.results[0]).toMatchObject({ outcome: 'undone' });

  const history = await ApplicationEvent.findAll({ where: { application_id: id } });
  expect(Math.min(...history.map((line) => line.id))).toBeGreaterThan(BEYOND);
  const shown = await me.query('aggregates__application', `id=${id}`).expect(200);
  expect(shown.body.application_events[0].id).toBeGreaterThan(BEYOND);
  expect(await OutboxEvent.count({ where: { last_error: null } })).toBe(await OutboxEvent.count());
  expect((await me.query('user__get_notifications').expect(200)).body.total_count).toBeGreaterThan(0);
  await me.command('user__see_notifications', {}).expect(200);

  const [told] = await WebhookDelivery.findAll({ where: { webhook_endpoint_id: endpoint.id } });
  const { body: posts } = await manager
    .get(`/staff/api/webhook_deliveries?filter=${JSON.stringify({ id: [told!.id] })}`)
    .expect(200);
  expect(posts).toMatchObject([{ id: told!.id }]);
  await told!.update({ state: 'failed' });
  await manager.command('hf_member__send_webhook_again', { webhook_delivery: { id: told!.id } }).expect(200);
});

test('a mail is listed, read, heard of, decided about, and the decision found in the audit log', async () => {
  const mail = await Delivery.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  expect(mail.id).toBeGreaterThan(BEYOND);
  expect(mail.outbox_event_id).toBeGreaterThan(BEYOND);
  const listening = new pg.Client({ connectionString: api.url });
  await listening.connect();
  const heard: string[] = [];
  listening.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listening.query('listen live');
  await mail.update({ state: 'held', last_error: 'The answer was lost.' });
  const idOf = (note: string) => (JSON.parse(note) as { id: number | null }).id;
  await until('it is told', () => heard.some((note) => idOf(note) === mail.id));
  await listening.end();

  const { body: listed } = await manager
    .get(`/staff/api/deliveries?filter=${JSON.stringify({ id: [mail.id] })}`)
    .expect(200);
  expect(listed).toMatchObject([{ id: mail.id, state: 'held' }]);
  await manager.get(`/staff/api/deliveries/${mail.id}`).expect(200);
  await manager.get(`/staff/api/deliveries/${mail.id + 1_000_000}`).expect(404);
  await manager
    .command('hf_member__give_up_deliveries', { ids: [mail.id], reason: 'Told by phone', dry_run: false })
    .expect(200);

  const about = { record_table: 'deliveries', record_id: mail.id };
  const { body: logs } = await manager
    .get(`/staff/api/audit_logs?filter=${JSON.stringify(about)}`)
    .expect(200);
  expect(logs).toMatchObject([{ row_id: mail.id, ...about, after: { state: 'cancelled' } }]);
  expect(logs[0].id).toBeGreaterThan(BEYOND);
  const one = await manager.get(`/staff/api/audit_logs/${logs[0].id}`).expect(200);
  expect(one.body).toMatchObject(about);
  const csv = await manager.get('/staff/api/audit_logs.csv').expect(200);
  expect(csv.text).toContain(String(logs[0].id));
  expect(await rowsById(AuditLog, [logs[0].id])).toMatchObject([{ id: logs[0].id }]);
});

test('a visit is counted, and moves with its student', async () => {
  const { two, mergedInto, undo } = merging(api, manager);
  const pair = await two();
  const { body } = await pair.merged
    .command('count_visit_page_view', { page_view: { visit_at: '2026-11-21T12:00:00+09:00', path: '/' } })
    .expect(200);
  await api
    .as(null)
    .command('count_leave_page_view', { page_view: { id: body.id, leave_at: '2026-11-21T12:01:00+09:00' } })
    .expect(200);
  const view = await PageView.findOne({ where: { key: body.id }, rejectOnEmpty: true });
  expect(view.id).toBeGreaterThan(BEYOND);
  const merge = await mergedInto(pair);
  expect((await view.reload()).user_id).toBe(pair.kept.user.id);
  expect(await UserMergeRow.findOne({ where: { table_name: 'page_views' } })).toMatchObject({
    row_id: view.id,
  });
  await undo(merge).expect(200);
  expect((await view.reload()).user_id).toBe(pair.merged.user.id);
});

test('the addresses that reports and stops come to carry it', () => {
  const addresses = inboundAddresses(['a key'], 'in.example.com');
  expect(addresses.read(addresses.bounce(BEYOND * 1000, 3))).toEqual({
    kind: 'bounce',
    delivery_id: BEYOND * 1000,
    attempt: 3,
  });
  expect(addresses.read(addresses.stop(BEYOND))).toEqual({ kind: 'stop', delivery_id: BEYOND });
});
