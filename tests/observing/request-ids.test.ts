import { pino } from 'pino';
import request from 'supertest';
import { Delivery } from '../../db/models/delivery.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { writeToOutbox } from '../../server/core/calls/outbox.ts';
import { sendNextDelivery } from '../../server/worker/delivery.ts';
import { processNextEvent } from '../../server/worker/process-event.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

/** From X-Request-Id to the mail: an operator who is told an id finds the line of the log and what was sent. */

const log: Record<string, unknown>[] = [];
const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
const api = prepared(() => startApi({ logger }));
beforeEach(() => void log.splice(0));

const SENT = '9f86d081884c7d659a2feaa0c55ad015';
const lineOf = (id: string) =>
  log.find((line) => (line['req'] as { id?: string } | undefined)?.id === id || line['request_id'] === id);

test('the id of a proxy is taken, answered and logged', async () => {
  const { headers } = await request(api.app)
    .get('/jtj/queries/get_settings')
    .set('x-request-id', SENT)
    .expect(200);
  expect(headers['x-request-id']).toBe(SENT);
  expect(lineOf(SENT)).toMatchObject({ req: { path: '/jtj/queries/get_settings' } });
});

test.each([
  ['short', 'abc'],
  ['long', 'a'.repeat(65)],
  ['an address', 'student@example.com'],
  ['with a space', 'aaaaaaaa bbbbbbbb'],
  ['with markup', '<script>alert(1)</script>'],
  ['a list', 'aaaaaaaaa, bbbbbbbbb'],
  ['SQL', "aaaaaaaa';--"],
])('one that is not safe is replaced: %s', async (_what, id) => {
  const { headers } = await request(api.app).get('/is-japan').set('x-request-id', id).expect(200);
  expect(headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(lineOf(headers['x-request-id'] as string)).toBeDefined();
});

test('an error that a person sees quotes it', async () => {
  const { body } = await request(api.app).get('/jtj/queries/nothing').set('x-request-id', SENT).expect(404);
  expect(body.error.request_id).toBe(SENT);
});

test('it stands in the event, the mail and the line of its sending, and finds the mail in the console', async () => {
  const person = await student(api);
  const id = 'inquiry-0123456789';
  await person
    .command('user__send_inquiry', { message: 'Where do I change it?' })
    .set('x-request-id', id)
    .expect(200);
  const events = await OutboxEvent.findAll({ where: { request_id: id } });
  expect(events.length).toBeGreaterThan(0);

  const now = () => api.clock.now;
  const deps = { sequelize: api.sequelize, now, logger, baseUrl: 'https://tabidachi.example' };
  while (await processNextEvent(deps));
  const deliveries = await Delivery.findAll({ where: { request_id: id } });
  expect(deliveries.map(({ outbox_event_id }) => outbox_event_id)).toEqual(
    expect.arrayContaining(events.map((event) => event.id)),
  );

  const mailer = {
    sends: true,
    concurrency: 1,
    send: async () => ({ kind: 'sent' as const, response: '250' }),
    close: async () => {},
  };
  while (await sendNextDelivery({ ...deps, mailer, files: api.adapters.files }));
  const sendings = log.filter(({ msg, request_id }) => msg === 'A mail was sent' && request_id === id);
  expect(sendings).toHaveLength(deliveries.length);

  const manager = await member(api, 'manager');
  const { body: found } = await manager.list('deliveries', { filter: { q: id } }).expect(200);
  expect(found.map((row: { id: number }) => row.id).sort()).toEqual(deliveries.map((row) => row.id).sort());
  const { body: mail } = await manager.get(`/staff/api/deliveries/${deliveries[0]!.id}`).expect(200);
  expect(mail.request_id).toBe(id);
  const { body: partly } = await manager.list('deliveries', { filter: { q: id.slice(0, 12) } }).expect(200);
  expect(partly).toEqual([]);
});

test('an event carries the id of the request that staff change something by; what a timer finds carries none', async () => {
  const manager = await member(api, 'manager');
  const colleague = await member(api, 'manager');
  const { user } = await student(api);
  const id = 'user-note-0123456789';
  await manager
    .create('user_notes', { user_id: user.id, text: `@[${colleague.member.id}] please call` })
    .set('x-request-id', id)
    .expect(201);
  const events = await OutboxEvent.findAll({ where: { type: 'mentioned_in_note' } });
  expect(events.map(({ request_id }) => request_id)).toEqual([id]);

  const { sequelize } = api;
  await sequelize.transaction((tx) =>
    writeToOutbox(
      sequelize,
      tx,
      [{ type: 'deliveries_held', payload: { day: '2026-11-21' } as never, dedupe_key: 'timer' }],
      api.clock.now,
    ),
  );
  const event = await OutboxEvent.findOne({ where: { dedupe_key: 'timer' }, rejectOnEmpty: true });
  expect(event.request_id).toBeNull();
});
