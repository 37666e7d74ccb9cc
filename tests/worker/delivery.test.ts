import { createHash } from 'node:crypto';
import { Delivery } from '../../db/models/delivery.ts';
import { createKeepOnlyMailer } from '../../server/adapters/mailer.ts';
import {
  keepDueDeliveries,
  MAX_DELIVERY_ATTEMPTS,
  recoverExpiredLeases,
  sendNextDelivery,
  type DeliveryDeps,
} from '../../server/worker/delivery.ts';
import { pendingDelivery, startPost, type Post } from '../features/mail/post.ts';
import type { Behaviour, SmtpSink } from './smtp-sink.ts';
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

const behave = (behaviour: Behaviour) => {
  sink.rule.behaviour = () => behaviour;
};
const minutesFromNow = (minutes: number) => new Date(world.clock.now.getTime() + minutes * 60_000);

describe('a mail the server takes', () => {
  test('arrives as it stands on the row, attachments byte for byte', async () => {
    const pdf = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 31) % 256));
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    world.stored.set('0b8f6a52-0000-4000-8000-000000000001', pdf);
    const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const row = await delivery({
      attachments: [
        {
          file_name: '履歴書_リン.pdf',
          content_type: 'application/pdf',
          byte_size: pdf.byteLength,
          sha256,
          file_key: '0b8f6a52-0000-4000-8000-000000000001',
        },
        {
          file_name: 'interview.ics',
          content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
          byte_size: text.length,
          sha256: createHash('sha256').update(text).digest('hex'),
          text,
        },
      ],
    });
    expect(await sendNextDelivery(deps)).toBe(true);
    expect(await sendNextDelivery(deps)).toBe(false);

    const [mail] = sink.to(row.recipient_email);
    const { email } = mail!;
    expect(email.subject).toBe(row.subject);
    expect(email.from).toMatchObject({ name: 'Tabidachi', address: 'mail@tabidachi.example' });
    expect(email.to).toMatchObject([{ address: row.recipient_email }]);
    expect(email.html?.trim()).toBe(row.body_html);
    expect(email.text?.trim()).toBe(row.body_text);
    expect(email.messageId).toBe(`<delivery-${row.id}@tabidachi.example>`);
    expect(email.attachments.map((attachment) => [attachment.filename, attachment.mimeType])).toEqual([
      ['履歴書_リン.pdf', 'application/pdf'],
      ['interview.ics', 'text/calendar'],
    ]);
    expect(Buffer.from(email.attachments[0]!.content as ArrayBuffer).equals(pdf)).toBe(true);
    await row.reload();
    expect(row).toMatchObject({
      state: 'sent',
      attempts: 1,
      sent_at: world.clock.now,
      lease_until: null,
      last_error: null,
      message_id: `<delivery-${row.id}@tabidachi.example>`,
    });
  });

  test('says that it is automatic, unless a company is meant to answer', async () => {
    const row = await delivery();
    await sendNextDelivery(deps);
    expect(sink.to(row.recipient_email)[0]!.raw.toString()).toContain('Auto-Submitted: auto-generated');
  });

  test('is not sent before its time', async () => {
    const row = await delivery({ available_at: minutesFromNow(1) });
    expect(await sendNextDelivery(deps)).toBe(false);
    world.pass(1);
    await sendNextDelivery(deps);
    expect(sink.to(row.recipient_email)).toHaveLength(1);
  });
});

describe('a mail the server does not take', () => {
  test.each<[string, Behaviour]>([
    ['at the recipient', { rcpt: 450 }],
    ['after the content', { content: 451 }],
    ['by silence at the recipient', 'hang_at_rcpt'],
  ])('for now, %s, is tried again later and then goes', async (_name, behaviour) => {
    behave(behaviour);
    const row = await delivery();
    await sendNextDelivery(deps);
    await row.reload();
    expect(row).toMatchObject({ state: 'pending', attempts: 1, message_id: null, lease_until: null });
    expect(row.available_at).toEqual(minutesFromNow(1));
    expect(row.last_error).not.toBeNull();

    behave('take');
    expect(await sendNextDelivery(deps)).toBe(false);
    world.pass(1);
    await sendNextDelivery(deps);
    expect(sink.to(row.recipient_email)).toHaveLength(1);
    expect((await row.reload()).state).toBe('sent');
  });

  test.each<[string, Behaviour]>([
    ['at the recipient', { rcpt: 550 }],
    ['after the content', { content: 554 }],
  ])('ever, %s, has failed', async (_name, behaviour) => {
    behave(behaviour);
    const row = await delivery();
    await sendNextDelivery(deps);
    await row.reload();
    expect(row.state).toBe('failed');
    expect(row.last_error).toContain('No such mailbox');
    world.pass(10_000);
    expect(await sendNextDelivery(deps)).toBe(false);
  });

  test('for now has failed after the last attempt', async () => {
    behave({ rcpt: 450 });
    const row = await delivery();
    for (let round = 0; round < MAX_DELIVERY_ATTEMPTS; round++) {
      expect(await sendNextDelivery(deps)).toBe(true);
      world.pass(600);
    }
    expect(await row.reload()).toMatchObject({ state: 'failed', attempts: MAX_DELIVERY_ATTEMPTS });
    expect(await sendNextDelivery(deps)).toBe(false);
  });

  test('because there is no server is tried again', async () => {
    await sink.close();
    const row = await delivery();
    await sendNextDelivery(deps);
    expect(await row.reload()).toMatchObject({ state: 'pending', attempts: 1 });
  });
});

describe('a mail whose answer is lost', () => {
  test.each<[string, Behaviour]>([
    ['the server hangs up', 'die_after_content'],
    ['the server falls silent', 'hang_after_content'],
  ])('because %s after the content is held, never sent again', async (_name, behaviour) => {
    behave(behaviour);
    const row = await delivery();
    await sendNextDelivery(deps);
    await row.reload();
    expect(row).toMatchObject({ state: 'held', message_id: `<delivery-${row.id}@tabidachi.example>` });
    behave('take');
    world.pass(10_000);
    await recoverExpiredLeases(deps);
    expect(await sendNextDelivery(deps)).toBe(false);
    expect(sink.to(row.recipient_email)).toHaveLength(1);
  });

  test('does not stop the next one on a new connection', async () => {
    sink.rule.behaviour = (to) => (to === 'first@example.com' ? 'die_after_content' : 'take');
    const first = await delivery({ recipient_email: 'first@example.com' });
    const second = await delivery();
    await sendNextDelivery(deps);
    await sendNextDelivery(deps);
    expect([(await first.reload()).state, (await second.reload()).state]).toEqual(['held', 'sent']);
  });
});

test('an attachment that is not the one that was attached stops the mail', async () => {
  world.stored.set('0b8f6a52-0000-4000-8000-000000000002', Buffer.from('another file'));
  const row = await delivery({
    attachments: [
      {
        file_name: 'a.pdf',
        content_type: 'application/pdf',
        byte_size: 1,
        sha256: '0'.repeat(64),
        file_key: '0b8f6a52-0000-4000-8000-000000000002',
      },
    ],
  });
  await sendNextDelivery(deps);
  expect(sink.mails).toEqual([]);
  expect((await row.reload()).state).toBe('failed');
});

test('a file store that is away is waited for', async () => {
  const row = await delivery({
    attachments: [
      { file_name: 'a.pdf', content_type: 'application/pdf', byte_size: 1, sha256: '', file_key: 'gone' },
    ],
  });
  await sendNextDelivery(deps);
  expect(await row.reload()).toMatchObject({ state: 'pending', last_error: 'No such file: gone' });
});

describe('without an SMTP server', () => {
  test('what is due is kept, and stays when a server comes', async () => {
    const due = await delivery();
    const later = await delivery({ available_at: minutesFromNow(5) });
    await keepDueDeliveries({ ...deps, mailer: createKeepOnlyMailer() });
    expect(await due.reload()).toMatchObject({ state: 'kept', sent_at: null, attempts: 0 });
    expect((await later.reload()).state).toBe('pending');
    expect(await sendNextDelivery(deps)).toBe(false);
    expect(sink.mails).toEqual([]);
  });
});

test('senders side by side share the mails and double none', async () => {
  const rows = await Promise.all(Array.from({ length: 40 }, () => delivery()));
  const sendAll = async () => {
    while (await sendNextDelivery(deps));
  };
  await Promise.all([sendAll(), sendAll(), sendAll()]);
  expect(sink.mails).toHaveLength(40);
  expect(new Set(sink.mails.map((mail) => mail.to)).size).toBe(40);
  expect(await Delivery.count({ where: { state: 'sent' } })).toBe(rows.length);
});
