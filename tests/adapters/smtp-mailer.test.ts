import net from 'node:net';
import type { AddressInfo } from 'node:net';
import {
  type Mailer,
  type OutgoingMail,
  type SendOutcome,
  createKeepOnlyMailer,
  isMailAddress,
} from '../../server/adapters/mailer.ts';
import { createSmtpMailer } from '../../server/adapters/smtp-mailer.ts';
import { deliveryProblem, type DeliveryProblem } from '../../domain/delivery-problem.ts';
import { startSmtpSink, type Behaviour, type SmtpSink } from '../worker/smtp-sink.ts';

const mail: OutgoingMail = {
  to: 'linh@example.com',
  subject: 'こんにちは',
  html: '<p>Hello</p>',
  text: 'Hello',
  message_id: '<delivery-1@tabidachi.example>',
  is_automatic: true,
  attachments: [],
};

let sink: SmtpSink;
let mailer: Mailer;
let marks: number;
const mark = async () => {
  marks++;
};

beforeEach(async () => {
  marks = 0;
  sink = await startSmtpSink();
  mailer = createSmtpMailer({ url: sink.url, from: 'Tabidachi <mail@tabidachi.example>', stepTimeout: 1500 });
});
afterEach(async () => {
  await mailer.close();
  await sink.close();
});

describe('the moment before the content', () => {
  test('comes once, after the server has taken the recipient', async () => {
    expect(await mailer.send(mail, mark)).toMatchObject({ kind: 'sent' });
    expect(marks).toBe(1);
  });

  test('does not come for a recipient the server refuses', async () => {
    sink.rule.behaviour = () => ({ rcpt: 550 });
    expect(await mailer.send(mail, mark)).toMatchObject({ kind: 'refused' });
    expect(marks).toBe(0);
  });

  test('can still stop the mail, and the next one goes', async () => {
    const stop = async () => {
      throw new Error('not ours any more');
    };
    expect(await mailer.send(mail, stop)).toEqual({
      kind: 'retry',
      reason: expect.stringContaining('not ours any more'),
    });
    expect(await mailer.send(mail, mark)).toMatchObject({ kind: 'sent' });
    expect(sink.mails).toHaveLength(1);
  });
});

describe('headers cannot be broken out of', () => {
  test.each<[string, Partial<OutgoingMail>]>([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: everybody@example.com' }],
    ['a lone line feed in the subject', { subject: 'Hello\nX: y' }],
    ['a line break in the address', { to: 'linh@example.com\r\nRCPT TO:<everybody@example.com>' }],
    ['two addresses', { to: 'linh@example.com, everybody@example.com' }],
    ['an address with a name', { to: 'Everybody <everybody@example.com>' }],
    ['no address', { to: '' }],
    [
      'a line break in the name of a file',
      {
        attachments: [
          { filename: 'a\r\nX: y.pdf', content_type: 'application/pdf', content: Buffer.from('') },
        ],
      },
    ],
    [
      'a line break in the type of a file',
      { attachments: [{ filename: 'a.pdf', content_type: 'a/b\r\nX: y', content: Buffer.from('') }] },
    ],
  ])('%s is refused', async (_name, change) => {
    expect(await mailer.send({ ...mail, ...change }, mark)).toMatchObject({ kind: 'refused' });
    expect(sink.mails).toEqual([]);
    expect(marks).toBe(0);
  });

  test.each([
    ['linh@example.com', true],
    ['linh.tran+jobs@mail.example.co.jp', true],
    ['リン@example.com', true],
    ['linh@localhost', false],
    ['linh', false],
    ['linh@@example.com', false],
    [`${'a'.repeat(65)}@example.com`, false],
    ['linh@example.com\u2028', false],
  ])('is %p an address: %p', (text, expected) => {
    expect(isMailAddress(text)).toBe(expected);
  });
});

describe('what the mail library says is read as what happened', () => {
  const problemOf = (outcome: SendOutcome) => {
    if (outcome.kind === 'sent') return null;
    const state = outcome.kind === 'unknown' ? 'held' : 'pending';
    return deliveryProblem({ last_error: outcome.reason, state }).kind;
  };

  test.each<[DeliveryProblem, Behaviour]>([
    ['refused', { rcpt: 550 }],
    ['refused', { content: 554 }],
    ['put_off', { rcpt: 450 }],
    ['put_off', { content: 451 }],
    ['hung', 'hang_at_rcpt'],
    ['answer_lost', 'die_after_content'],
  ])('%s: %p', async (problem, behaviour) => {
    sink.rule.behaviour = () => behaviour;
    expect(problemOf(await mailer.send(mail, mark))).toBe(problem);
  });

  test('no server, and no login', async () => {
    const closed = await startSmtpSink({ takes: { user: 'tabidachi', password: 'secret word' } });
    const wrong = createSmtpMailer({
      url: `smtp://tabidachi:guess@127.0.0.1:${closed.port}`,
      from: 'mail@tabidachi.example',
    });
    expect(problemOf(await wrong.send(mail, mark))).toBe('our_setup');
    await closed.close();
    expect(problemOf(await wrong.send(mail, mark))).toBe('not_reached');
    await wrong.close();
  });
});

test('many mails share a few connections', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) => mailer.send({ ...mail, to: `linh${index}@example.com` }, mark)),
  );
  expect(outcomes.every((outcome) => outcome.kind === 'sent')).toBe(true);
  expect(new Set(sink.mails.map((item) => item.to)).size).toBe(30);
});

test('logs in when the address of the server says how, and a wrong password is no fault of the mail', async () => {
  const closed = await startSmtpSink({ takes: { user: 'tabidachi', password: 'secret word' } });
  const from = 'mail@tabidachi.example';
  const right = createSmtpMailer({ url: `smtp://tabidachi:secret%20word@127.0.0.1:${closed.port}`, from });
  const wrong = createSmtpMailer({ url: `smtp://tabidachi:guess@127.0.0.1:${closed.port}`, from });
  expect(await right.send(mail, mark)).toMatchObject({ kind: 'sent' });
  expect(await wrong.send(mail, mark)).toMatchObject({ kind: 'retry' });
  await right.close();
  await wrong.close();
  await closed.close();
});

test('D3: a server that trickles for ever is left in time', async () => {
  // Each line comes within the step's time, which is a day here, but the greeting never ends.
  const timers = new Set<NodeJS.Timeout>();
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    const timer = setInterval(() => socket.write('220-still here\r\n'), 30);
    timers.add(timer);
    socket.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const patient = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'mail@tabidachi.example',
    stepTimeout: 24 * 3_600_000,
    attemptTimeout: 250,
  });
  expect(await patient.send(mail, mark)).toMatchObject({ kind: 'retry' });
  await patient.close();
  for (const timer of timers) clearInterval(timer);
  await new Promise((resolve) => server.close(resolve));
});

test('without a server nothing is sent', async () => {
  const keeper = createKeepOnlyMailer();
  expect(keeper.sends).toBe(false);
  expect(await keeper.send(mail, mark)).toMatchObject({ kind: 'retry' });
  expect(marks).toBe(0);
});
