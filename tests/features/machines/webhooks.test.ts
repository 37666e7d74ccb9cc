import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { ApplicationEvent } from '../../../db/models/application-records.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { WebhookDelivery, WebhookEndpoint } from '../../../db/models/webhook.ts';
import { WEBHOOK_EVENTS } from '../../../domain/webhooks.ts';
import { createWebPosts } from '../../../server/adapters/web-posts.ts';
import {
  recoverWebhooks,
  sendNextWebhook,
  type WebhookDeps,
} from '../../../server/features/machines/effects/webhook-deliveries.ts';
import { deleteOldRows } from '../../../server/features/operation/services/retention.ts';
import { USUAL_RETENTION } from '../../../domain/retention.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { projectRoot } from '../../../project-root.ts';
import { sent, submitted } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';

/** The other system: a server on this machine. */
interface Seen {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}
let seen: Seen[] = [];
let answer: (response: http.ServerResponse) => void;
const ok = (response: http.ServerResponse) => void response.writeHead(200).end('thanks');
const answers = (status: number, text = '', headers: http.OutgoingHttpHeaders = {}) => {
  answer = (response) => void response.writeHead(status, headers).end(text);
};
const sink = http.createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => {
    seen.push({ path: request.url!, headers: request.headers, body });
    answer(response);
  });
});
let address = '';

let logged = '';
const api = prepared(() => startApi({ adapters: { mayWebhooksStayInside: true } }));
const manager = prepared(() => member(api, 'manager'));
const mentor = prepared(() => member(api));
let deps: WebhookDeps;
beforeAll(async () => {
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/hook?token=of-the-url`;
  deps = {
    sequelize: api.sequelize,
    webhooks: createWebPosts({ isOwnMachineAllowed: true }),
    now: () => api.clock.now,
    logger: pino({}, { write: (line: string) => void (logged += line) }),
    figures: api.figures,
  };
});
afterEach(() => sink.closeAllConnections());
afterAll(() => new Promise((resolve) => sink.close(resolve)));

let counter = 0;
beforeEach(async () => {
  await WebhookEndpoint.destroy({ where: {} });
  await processOutbox(api);
  seen = [];
  logged = '';
  answer = ok;
});

const fields = (more: object = {}) => ({
  name: `採用システム ${++counter}`,
  url: address,
  events: ['resume_submitted'],
  ...more,
});
type Endpoint = { id: number; version: number };
const renew = (id: number, by = manager) =>
  by.command('hf_member__renew_webhook_secret', { webhook_endpoint: { id } });
const test_ = (id: number, by = manager) =>
  by.command('hf_member__test_webhook_endpoint', { webhook_endpoint: { id } });
const again = (id: number, by = manager) =>
  by.command('hf_member__send_webhook_again', { webhook_delivery: { id } });

/** An endpoint with its secret. */
async function endpoint(more: object = {}) {
  const { id } = (await manager.create('webhook_endpoints', fields(more)).expect(201)).body as Endpoint;
  const { secret } = (await renew(id).expect(200)).body as { secret: string };
  return { id, secret };
}
async function sendAll() {
  while (await sendNextWebhook(deps));
}
const pass = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
};
const only = (id: number) =>
  WebhookDelivery.findOne({ where: { webhook_endpoint_id: id }, rejectOnEmpty: true });
const stateOf = (id: number) => WebhookEndpoint.findByPk(id, { rejectOnEmpty: true });

/** As a receiver checks it, by the rules of Standard Webhooks. */
function isSigned({ headers, body }: Seen, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
/** The check that docs/machines.md shows to those who receive. */
async function shownCheck(): Promise<
  (headers: http.IncomingHttpHeaders, body: string, secret: string) => boolean
> {
  const page = fs.readFileSync(join(projectRoot, 'docs/machines.md'), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(page)![1]!;
  const { isOurs } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return isOurs;
}
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
];

describe('an endpoint', () => {
  test('gets its secret once; neither list, record, audit log nor /admin has it', async () => {
    const { id, secret } = await endpoint();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const second = (await renew(id).expect(200)).body.secret as string;
    const texts = [
      (await manager.get(`/staff/api/webhook_endpoints/${id}`).expect(200)).text,
      (await manager.list('webhook_endpoints').expect(200)).text,
      (await manager.list('audit_logs').expect(200)).text,
      JSON.stringify(await AuditLog.findAll({ where: { table_name: 'webhook_endpoints', row_id: id } })),
    ];
    for (const text of texts) for (const one of [secret, second]) expect(text).not.toContain(one);
    expect((await stateOf(id)).secret).toBe(second);
  });

  test.each([
    'http://hooks.example.com/x',
    'https://somebody:secret@hooks.example.com/',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/hook',
    'https://printer.local/hook',
    'ftp://localhost/x',
    '',
    null,
  ])('is refused at %j', async (url) => {
    const response = await manager.create('webhook_endpoints', fields({ url }));
    expect([response.status, Object.keys(response.body.error.fields)]).toEqual([422, ['url']]);
  });

  test.each([{ events: [] }, { events: ['event_applied'] }, { name: '' }])(
    'is refused with %j',
    async (wrong) => {
      await manager.create('webhook_endpoints', fields(wrong)).expect(422);
    },
  );

  test('is for managers alone', async () => {
    const { id } = await endpoint();
    await mentor.list('webhook_endpoints').expect(403);
    await mentor.list('webhook_deliveries').expect(403);
    await mentor.create('webhook_endpoints', fields()).expect(403);
    await renew(id, mentor).expect(403);
    await test_(id, mentor).expect(403);
    await again(1, mentor).expect(403);
  });
});

describe('an event of an application', () => {
  test('is told to each endpoint that asked, signed, by ids alone', async () => {
    const [one, two] = [await endpoint(), await endpoint()];
    await endpoint({ events: ['offer_answered'] });
    await endpoint({ is_active: false });
    await manager.create('webhook_endpoints', fields()).expect(201);
    const { application, recruitment, me } = await submitted(api);
    await processOutbox(api);
    await sendAll();
    expect(seen).toHaveLength(2);
    for (const { id, secret } of [one, two]) {
      const row = await only(id);
      const request = seen.find(({ headers }) => headers['webhook-id'] === row.message_id)!;
      expect(isSigned(request, secret)).toBe(true);
      expect(isSigned({ ...request, body: `${request.body} ` }, secret)).toBe(false);
      expect(request.headers['webhook-timestamp']).toBe(String(Math.floor(api.clock.now.getTime() / 1000)));
      expect(JSON.parse(request.body)).toEqual({
        id: row.message_id,
        type: 'resume_submitted',
        timestamp: expect.stringMatching(/^\d{4}-/),
        data: {
          application_id: application.id,
          recruitment_id: recruitment.id,
          state: 'resume_submitted',
        },
      });
      expect(request.body).not.toContain(me.email);
      expect(row.get({ plain: true })).toMatchObject({
        state: 'sent',
        attempts: 1,
        last_status: 200,
        last_answer: 'thanks',
        last_error: null,
      });
    }
    expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    expect(logged).not.toContain('of-the-url');
  });

  test('each that can be asked for exists in the outbox', async () => {
    const { id } = await endpoint({ events: [...WEBHOOK_EVENTS] });
    const { application } = await sent(api);
    await processOutbox(api);
    const kinds = (await WebhookDelivery.findAll({ where: { webhook_endpoint_id: id } })).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['application_created', 'resume_submitted']));
    expect(await WebhookDelivery.count({ where: { application_id: application.id } })).toBe(kinds.length);
  });

  test('that was undone is told to nobody, and one that comes twice once', async () => {
    const { id } = await endpoint();
    const { application } = await submitted(api);
    await processOutbox(api);
    const event = await OutboxEvent.findOne({
      where: { type: 'resume_submitted' },
      order: [['id', 'DESC']],
      rejectOnEmpty: true,
    });
    await event.update({ processed_at: null });
    await processOutbox(api);
    expect(await WebhookDelivery.count({ where: { webhook_endpoint_id: id } })).toBe(1);
    const history = await ApplicationEvent.findOne({
      where: { application_id: application.id },
      rejectOnEmpty: true,
    });
    await history.update({ undone_at: api.clock.now });
    const payload = { application_id: application.id, application_event_id: history.id };
    await OutboxEvent.create({ type: 'resume_submitted', payload, available_at: api.clock.now });
    await processOutbox(api);
    expect(await WebhookDelivery.count({ where: { webhook_endpoint_id: id } })).toBe(1);
  });
});

/** One delivery that waits. */
async function waiting(more: object = {}) {
  const made = await endpoint(more);
  await test_(made.id).expect(200);
  return made;
}

describe('a delivery that is not taken', () => {
  test('is tried again for a day, each time with the same id and body, and then given up', async () => {
    const { id, secret } = await waiting();
    answers(500, 'x'.repeat(600));
    const times = [0, 1, 5, 30, 120, 300, 480, 600];
    for (const minutes of times) {
      pass(minutes - 0.5);
      await sendAll();
      pass(0.5);
      await sendAll();
    }
    expect(seen).toHaveLength(times.length);
    expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
    expect(new Set(seen.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(times.length);
    expect(seen.every((one) => isSigned(one, secret))).toBe(true);
    const row = await only(id);
    expect([row.state, row.attempts, row.last_status, row.last_answer!.length, row.last_error]).toEqual([
      'failed',
      8,
      500,
      500,
      'The endpoint answered 500.',
    ]);
    pass(10_000);
    await sendAll();
    expect(seen).toHaveLength(times.length);
    expect((await stateOf(id)).is_active).toBe(true);
  });

  test('goes again when a manager says so, with the same id', async () => {
    const { id } = await waiting();
    answers(410);
    await sendAll();
    const row = await only(id);
    expect(codeOf(await again(row.id))).toEqual([409, 'webhook_not_ready']);
    const { version } = await stateOf(id);
    await manager.update('webhook_endpoints', id, version, { is_active: true }).expect(200);
    answer = ok;
    await again(row.id).expect(200);
    expect(codeOf(await again(row.id))).toEqual([409, 'webhook_pending']);
    await sendAll();
    expect((await only(id)).state).toBe('sent');
    expect(seen.map(({ headers }) => headers['webhook-id'])).toEqual([row.message_id, row.message_id]);
    const { failing_since, switched_off_at } = await stateOf(id);
    expect([failing_since, switched_off_at]).toEqual([null, null]);
  });

  test('is not led elsewhere by a redirect', async () => {
    const { id } = await waiting();
    answers(302, '', { location: address.replace('/hook', '/elsewhere') });
    await sendAll();
    expect(seen.map(({ path }) => path)).toEqual(['/hook?token=of-the-url']);
    expect(await only(id)).toMatchObject({ state: 'pending', last_status: 302 });
  });

  test('waits no longer than its time for an answer, and keeps nothing a database cannot hold', async () => {
    const { id } = await waiting();
    answer = () => undefined;
    const patient = {
      ...deps,
      webhooks: createWebPosts({ isOwnMachineAllowed: true, attemptMilliseconds: 50 }),
    };
    await sendNextWebhook(patient);
    expect(await only(id)).toMatchObject({
      state: 'pending',
      last_status: null,
      last_error: 'There was no answer in time.',
    });
    pass(1);
    answers(500, 'broken \0 answer');
    await sendAll();
    expect((await only(id)).last_answer).toBe('broken  answer');
  });

  test('switches its endpoint off after days without success, and managers are told once', async () => {
    const { id } = await waiting();
    answers(503);
    for (const minutes of [0, 1, 5, 30, 120, 300, 480, 600]) {
      pass(minutes);
      await sendAll();
    }
    expect((await stateOf(id)).is_active).toBe(true);
    pass(2 * 24 * 60);
    await test_(id).expect(200);
    for (const minutes of [0, 1, 5, 30, 120, 300, 480, 600]) {
      pass(minutes);
      await sendAll();
    }
    const off = await stateOf(id);
    expect([off.is_active, off.switched_off_at]).toEqual([false, api.clock.now]);
    const failing = await manager.list('webhook_endpoints', { filter: { is_failing: true } }).expect(200);
    expect(failing.body.map((one: Endpoint) => one.id)).toEqual([id]);
    await processOutbox(api);
    const mails = await Delivery.findAll({ where: { template: 'staff_webhook_switched_off' } });
    expect(mails.map(({ recipient_email }) => recipient_email)).toContain(manager.email);
    expect(mails[0]!.body_text).toContain(`/staff/webhook_endpoints/${id}`);
    expect(codeOf(await test_(id))).toEqual([409, 'webhook_not_ready']);
    await submitted(api);
    await processOutbox(api);
    expect(await WebhookDelivery.count({ where: { webhook_endpoint_id: id, state: 'pending' } })).toBe(0);
  });
});

test('a new secret signs beside the one before for a day, and alone afterwards', async () => {
  const { id, secret: before } = await endpoint();
  const { secret } = (await renew(id).expect(200)).body as { secret: string };
  await test_(id).expect(200);
  await sendAll();
  expect([isSigned(seen[0]!, before), isSigned(seen[0]!, secret)]).toEqual([true, true]);
  pass(24 * 60);
  await test_(id).expect(200);
  await sendAll();
  expect([isSigned(seen[1]!, before), isSigned(seen[1]!, secret)]).toEqual([false, true]);
});

test('the check on the page for machines takes our messages, and neither others nor old ones', async () => {
  const isOurs = await shownCheck();
  const { id, secret } = await endpoint();
  await test_(id).expect(200);
  await sendAll();
  const { headers, body } = seen[0]!;
  const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
  const now = jest.spyOn(Date, 'now').mockReturnValue(api.clock.now.getTime());
  expect(isOurs(headers, body, secret)).toBe(true);
  expect(isOurs(headers, `${body} `, secret)).toBe(false);
  expect(isOurs(headers, body, other)).toBe(false);
  now.mockReturnValue(api.clock.now.getTime() + 301_000);
  expect(isOurs(headers, body, secret)).toBe(false);
  now.mockRestore();
});

describe('workers', () => {
  test('of which one is killed lose nothing, and what it sent comes again under the same id', async () => {
    const { id } = await waiting();
    // Killed after the request, before the answer was written down.
    const killed = {
      ...deps,
      webhooks: {
        async post(...args: Parameters<typeof deps.webhooks.post>) {
          await deps.webhooks.post(...args);
          throw new Error('killed');
        },
      },
    };
    await expect(sendNextWebhook(killed)).rejects.toThrow('killed');
    expect(await only(id)).toMatchObject({ state: 'sending', attempts: 1 });
    await recoverWebhooks(deps);
    await sendAll();
    expect(seen).toHaveLength(1);
    pass(2);
    await recoverWebhooks(deps);
    await sendAll();
    expect(seen.map(({ headers }) => headers['webhook-id'])).toEqual([
      seen[0]!.headers['webhook-id'],
      seen[0]!.headers['webhook-id'],
    ]);
    expect(await only(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('beside each other send each delivery once, one at a time to an endpoint', async () => {
    const made = [await endpoint(), await endpoint(), await endpoint()];
    for (let n = 0; n < 4; n++) await submitted(api);
    await processOutbox(api);
    await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
    await sendAll();
    expect(seen).toHaveLength(made.length * 4);
    expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(seen.length);
  });
});

describe('the address it leads to', () => {
  const post = (url: string, addresses: string[]) => {
    const asked: string[] = [];
    const posts = createWebPosts({
      lookUp: async () => addresses.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })),
      request: (to) => {
        asked.push(to.href);
        throw new Error('connected');
      },
    });
    return posts.post(url, { body: '{}', headers: {} }).then(({ kind }) => [kind, asked.length]);
  };

  test.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['172.16.0.1']],
    [['192.168.1.1']],
    [['169.254.169.254']],
    [['::1']],
    [['fe80::1']],
    [['fd00::1']],
    [['::ffff:127.0.0.1']],
    [['93.184.215.14', '10.0.0.1']],
  ])('is refused when the name resolves to %j', async (addresses) => {
    expect(await post('https://hooks.example.com/', addresses)).toEqual(['refused', 0]);
  });

  test('is refused without the setting, and connected to where it is public', async () => {
    expect(await post(address, ['127.0.0.1'])).toEqual(['refused', 0]);
    expect(await post('https://hooks.example.com/', ['93.184.215.14'])).toEqual(['lost', 1]);
  });
});

test('the log of an endpoint is read by managers, counted, and goes after ninety days', async () => {
  const { id } = await waiting();
  await sendAll();
  const list = await manager
    .list('webhook_deliveries', { filter: { webhook_endpoint_id: id, state: 'sent' } })
    .expect(200);
  expect(list.body).toMatchObject([
    { kind: 'webhook_tested', attempts: 1, last_status: 200, last_answer: 'thanks', application_id: null },
  ]);
  expect(list.body[0].last_duration_ms).toBeGreaterThanOrEqual(0);
  expect(list.body[0]).not.toHaveProperty('body');
  expect(await api.figures.registry.metrics()).toMatch(
    /tabidachi_webhook_attempts_total\{outcome="sent"\} [1-9]/,
  );
  const { id: rowId } = await only(id);
  const created_at = new Date(api.clock.now.getTime() - 92 * 86_400_000);
  await api.sequelize.query('update webhook_deliveries set created_at = $1 where id = $2', {
    bind: [created_at, rowId],
  });
  await deleteOldRows(api.sequelize, USUAL_RETENTION, api.clock.now);
  expect(await WebhookDelivery.count({ where: { id: rowId } })).toBe(0);
});
