import net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Mailer } from '../../../server/adapters/mailer.ts';
import { createSmtpMailer } from '../../../server/adapters/smtp-mailer.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { pendingDelivery, startPost, type Post } from './post.ts';
import { startWorld } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

let post: Post;
const world = prepared(startWorld);
beforeEach(async () => {
  await world.clear();
  post = await startPost(world, {});
});
afterEach(() => post.close());

const minutesFromNow = (minutes: number) => new Date(world.clock.now.getTime() + minutes * 60_000);

test.each([
  ['a line break and a command', 'linh@example.com\r\nRCPT TO:<everybody@example.com>'],
  ['a line feed alone', 'linh@example.com\n'],
  ['a line break before the host', 'linh@\r\nexample.com'],
  ['two addresses', 'linh@example.com,everybody@example.com'],
])('an address with %s has failed, nothing leaves, and the next mail goes', async (_name, address) => {
  const bad = await pendingDelivery(world, { recipient_email: address });
  const good = await pendingDelivery(world);
  await sendNextDelivery(post.deps);
  await sendNextDelivery(post.deps);
  expect(await bad.reload()).toMatchObject({ state: 'failed', message_id: null });
  expect(bad.last_error).toContain('Not a mail address');
  expect((await good.reload()).state).toBe('sent');
  expect(post.sink.mails.map((mail) => mail.to)).toEqual([good.recipient_email]);
});

describe('a body of 5 MB', () => {
  const line = `<p>${'日本で働きたい学生の皆さんへ。'.repeat(8)}</p>\n`;
  const body_html = line.repeat(Math.ceil(5_000_000 / Buffer.byteLength(line)));
  const large = () => pendingDelivery(world, { body_html });

  test('arrives whole', async () => {
    const row = await large();
    await sendNextDelivery(post.deps);
    expect((await row.reload()).state).toBe('sent');
    // Compared as one value: a difference of megabytes printed would tell nobody anything.
    expect(post.sink.mails[0]!.email.html!.trim() === body_html.trim()).toBe(true);
  });

  test('that is too large for the server has failed, and the next mail goes', async () => {
    post.sink.rule.behaviour = (to) => (to === 'large@example.com' ? { content: 552 } : 'take');
    const row = await pendingDelivery(world, { body_html, recipient_email: 'large@example.com' });
    const next = await pendingDelivery(world);
    await sendNextDelivery(post.deps);
    await sendNextDelivery(post.deps);
    expect([(await row.reload()).state, (await next.reload()).state]).toEqual(['failed', 'sent']);
  });

  test('that the server breaks off half way is tried again later, and arrives once', async () => {
    post.sink.rule.behaviour = () => 'die_within_content';
    const row = await large();
    await sendNextDelivery(post.deps);
    expect(await row.reload()).toMatchObject({ state: 'pending', message_id: null, lease_until: null });
    expect(row.available_at).toEqual(minutesFromNow(1));
    post.sink.rule.behaviour = () => 'take';
    world.pass(1);
    await sendNextDelivery(post.deps);
    expect((await row.reload()).state).toBe('sent');
    expect(post.sink.mails).toHaveLength(1);
  });
});

describe('a server that', () => {
  const sockets = new Set<Socket>();
  let server: net.Server;
  let mailer: Mailer;

  /** Not much of an SMTP server: what it says when somebody connects is all. */
  async function start(greet: (socket: Socket) => void): Promise<void> {
    server = net.createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {}); // Whoever loses patience resets the connection.
      greet(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}`;
    mailer = createSmtpMailer({ url, from: 'mail@tabidachi.example', stepTimeout: 200 });
  }
  afterEach(async () => {
    await mailer.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await new Promise((resolve) => server.close(resolve));
  });

  test.each<[string, (socket: Socket) => void]>([
    ['takes the connection and says nothing', () => {}],
    ['hangs up at once', (socket) => socket.destroy()],
    ['refuses to talk to us', (socket) => socket.end('554 not you\r\n')],
    ['is busy', (socket) => socket.end('421 too many connections\r\n')],
    ['is none', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('%s costs no mail: it is tried again later', async (_name, greet) => {
    await start(greet);
    const row = await pendingDelivery(world);
    await sendNextDelivery({ ...post.deps, mailer });
    expect(await row.reload()).toMatchObject({ state: 'pending', attempts: 1, message_id: null });
    expect(row.available_at).toEqual(minutesFromNow(1));
    world.pass(1);
    await sendNextDelivery(post.deps);
    expect((await row.reload()).state).toBe('sent');
  });
});
