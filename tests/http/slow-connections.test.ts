import type http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { Inquiry } from '../../db/models/inquiry.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../server/http/connection-limits.ts';
import { createHttpServer } from '../../server/http/unreadable-requests.ts';
import { startOperations } from '../../server/start/operations.ts';
import { startApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

/** Clients that are slow on purpose hold no connection for long, and keep nobody else waiting. */

const SHORT = {
  ...CONNECTION_LIMITS,
  checkEvery: 50,
  body: { every: 200, bytes: 1_000 },
  connectionsOfAddress: null,
};

/**
 * Long beside a stall of this process, which is client and server at once: a connection that has been accepted but
 * not read by then is closed without a word, as one that has sent nothing.
 */
const SHORT_HEADERS = 1_000;

const stops: (() => void)[] = [];
const api = prepared(startApi);
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(limits: Partial<ConnectionLimits> = {}, app: http.RequestListener = api.app) {
  const { server, take } = createHttpServer({ ...SHORT, ...limits });
  take(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A connection that has sent these bytes; `text` is what has come back when the server has closed it. */
function open(port: number, bytes: string) {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  // A connection that breaks is one that is closed.
  socket.on('error', () => {});
  stops.push(() => socket.destroy());
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  if (bytes !== '') socket.write(bytes);
  return {
    socket,
    text: closed.then(() => text),
    connected: new Promise((resolve) => socket.on('connect', resolve)),
  };
}

const head = (method: string, path: string, headers: Record<string, string | number>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Sends a byte every now and then, until the connection ends. Answers how to stop. */
function drip(socket: net.Socket, byte = ' '): () => void {
  const timer = setInterval(() => socket.write(byte), 20);
  const stop = () => clearInterval(timer);
  socket.on('close', stop);
  return stop;
}

const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
const bodyOf = (text: string) => JSON.parse(text.split('\r\n\r\n')[1] ?? 'null') as { error: object };

test('R18: 200 connections that never finish their headers are closed, and others are answered meanwhile', async () => {
  const port = await serve({ headers: SHORT_HEADERS });
  const slow = Array.from({ length: 100 }, () => open(port, 'GET / HTTP/1.1\r\nhost: x\r\nx-a: '));
  for (const { socket } of slow) drip(socket, 'b');
  const silent = Array.from({ length: 100 }, () => open(port, ''));
  await Promise.all([...slow, ...silent].map(({ connected }) => connected));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const answers = await Promise.all(slow.map(({ text }) => text));
  expect(new Set(answers.map(statusOf))).toEqual(new Set([408]));
  expect(new Set(await Promise.all(silent.map(({ text }) => text)))).toEqual(new Set(['']));
});

describe('R18: a body that drips', () => {
  test('is ended with 408, in the language of the page, and what follows it is not carried out', async () => {
    const port = await serve();
    const person = await student(api);
    const body = JSON.stringify({ message: 'Slow' });
    const { socket, text } = open(
      port,
      head('PATCH', '/jtj/commands/user__send_inquiry', {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'content-length': body.length + 1_000,
        'page-language-id': 1,
      }),
    );
    const sentBefore = socket.bytesWritten;
    const stop = drip(socket);
    // The rest of what was announced, to the last byte: a whole command, but for its refusal.
    socket.once('data', () => {
      stop();
      socket.write(' '.repeat(1_000 - (socket.bytesWritten - sentBefore)) + body);
    });
    const answer = await text;
    expect(statusOf(answer)).toBe(408);
    expect(bodyOf(answer).error).toMatchObject({
      code: 'request_timeout',
      message: 'リクエストの受信が時間内に終わりませんでした。もう一度お試しください。',
    });
    expect(await Inquiry.count()).toBe(0);
  });

  test('is ended at AdminJS, at the staff console and where nobody reads it', async () => {
    const port = await serve();
    const { token } = await member(api, 'manager');
    const origin = 'http://127.0.0.1';
    const session = await fetch(`http://127.0.0.1:${port}/admin/session`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, origin },
    });
    const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
    const form = 'multipart/form-data; boundary=x';
    const requests = [
      head('POST', '/admin/api/resources/skills/actions/new', {
        cookie,
        origin,
        'content-type': form,
        'content-length': 9_999,
      }),
      head('POST', '/staff/api/companies', {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': 9_999,
      }),
      head('POST', '/staff/api/companies', {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      }),
    ].map((bytes) => open(port, bytes));
    for (const [place, { socket }] of requests.entries()) drip(socket, place === 2 ? '1\r\n \r\n' : ' ');
    const answers = await Promise.all(requests.map(({ text }) => text));
    expect(answers.map(statusOf)).toEqual([408, 408, 408]);
  });

  test('is ended where the answer has gone before it', async () => {
    const port = await serve();
    const { socket, text } = open(port, head('POST', '/nowhere', { 'content-length': 9_999 }));
    drip(socket);
    expect(statusOf(await text)).toBe(404);
  });

  test('is ended at the address of the figures, too', async () => {
    const { registry } = api.figures;
    const operations = await startOperations(
      { host: '127.0.0.1', port: 0 },
      { registry, refresh: async () => {}, roles: {}, limits: { ...SHORT, headers: SHORT_HEADERS } },
    );
    try {
      const { port } = new URL(operations.url);
      const { socket, text } = open(Number(port), head('GET', '/metrics', { 'x-a': 'b' }).trimEnd());
      drip(socket, 'b');
      expect(statusOf(await text)).toBe(408);
    } finally {
      await operations.stop();
    }
  });

  test('is not one that is only slow', async () => {
    const port = await serve({ body: { every: 1_000, bytes: 20 } });
    const person = await student(api);
    const body = JSON.stringify({ message: 'From a train' }).padEnd(100);
    const { socket, text } = open(
      port,
      head('PATCH', '/jtj/commands/user__send_inquiry', {
        authorization: `Bearer ${person.token}`,
        connection: 'close',
        'content-type': 'application/json',
        'content-length': body.length,
      }),
    );
    const bytes = Array.from(body);
    const timer = setInterval(() => {
      const byte = bytes.shift();
      if (byte === undefined) clearInterval(timer);
      else socket.write(byte);
    }, 25);
    expect(statusOf(await text)).toBe(200);
  });

  test('is not one that waits for us to read it', async () => {
    const port = await serve({ body: { every: 50, bytes: 1_000 } }, (req, res) => {
      setTimeout(() => req.resume().on('end', () => res.end('read')), 500);
    });
    const { text } = open(
      port,
      head('POST', '/', { connection: 'close', 'content-length': 200_000 }) + 'a'.repeat(200_000),
    );
    expect(statusOf(await text)).toBe(200);
  });
});

test('R18: who does not take the answer is let go', async () => {
  let isOver: () => void;
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const port = await serve({ silence: 200 }, (_req, res) => {
    res.on('close', () => isOver());
    res.end(Buffer.alloc(64 * 1024 * 1024));
  });
  open(port, head('GET', '/', {})).socket.pause();
  await over;
});

describe('R18: connections at once', () => {
  const ask = async (port: number) => {
    const { text } = open(port, head('GET', '/healthz', { connection: 'close' }));
    return statusOf(await text);
  };

  test.each([
    ['of one address', { connectionsOfAddress: 3 }],
    ['in all', { connections: 3 }],
  ])('%s are limited; one that ends makes room', async (_name, limits) => {
    const port = await serve(limits);
    const held = Array.from({ length: 3 }, () => open(port, 'GET'));
    await Promise.all(held.map(({ connected }) => connected));
    expect(await ask(port)).toBe(0);
    held[0]!.socket.destroy();
    await held[0]!.text;
    let status = 0;
    while (status === 0) status = await ask(port);
    expect(status).toBe(200);
  });
});

test('R18: a request of more than 200 headers is refused with 431, not shortened', async () => {
  const port = await serve();
  const headers = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`x-${n}`, 'a']));
  const { text } = open(port, head('GET', '/healthz', headers));
  expect(statusOf(await text)).toBe(431);
});
