import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestOptions } from 'node:https';
import { jest } from '@jest/globals';
import { createHttpsChannels } from '../../server/adapters/https-channels.ts';

/** The chat: a server on this machine, reached in place of the address that would have been connected to. */
type Chat = (request: http.IncomingMessage, response: http.ServerResponse, body: string) => void;
let chat: Chat;
let port: number;
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => chat(request, response, Buffer.concat(chunks).toString()));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));

const URL_TEXT = 'https://chat.example.com/hooks/secret-path?token=secret-token';
const MESSAGE = { text: '新しい申し込み', key: 'channel-post-1' };
const PUBLIC = { address: '93.184.215.14', family: 4 };

function channels(addresses = [PUBLIC], attemptMilliseconds = 5000) {
  const lookUp = jest.fn(async (_hostname: string) => addresses);
  const asked: { url: URL; options: RequestOptions }[] = [];
  const adapter = createHttpsChannels({
    lookUp,
    attemptMilliseconds,
    request(url, options, onAnswer) {
      asked.push({ url, options });
      const { lookup: _pinned, agent: _agent, ...others } = options;
      const there = { ...others, host: '127.0.0.1', port, path: url.pathname + url.search };
      return http.request(there, onAnswer);
    },
  });
  return { adapter, lookUp, asked };
}
const answers =
  (status: number, headers: http.OutgoingHttpHeaders = {}): Chat =>
  (_request, response) =>
    void response.writeHead(status, headers).end('no matter');

test('posts one JSON message, with a key that stays the same', async () => {
  const seen: unknown[] = [];
  chat = (request, response, body) => {
    seen.push([
      request.method,
      request.url,
      request.headers['content-type'],
      request.headers['idempotency-key'],
      body,
    ]);
    response.writeHead(200).end('ok');
  };
  expect(await channels().adapter.post(URL_TEXT, MESSAGE)).toEqual({ kind: 'sent' });
  expect(seen).toEqual([
    [
      'POST',
      '/hooks/secret-path?token=secret-token',
      'application/json; charset=utf-8',
      'channel-post-1',
      '{"text":"新しい申し込み"}',
    ],
  ]);
});

test('a name is resolved once, and the connection goes where that led', async () => {
  chat = answers(204);
  const { adapter, lookUp, asked } = channels();
  await adapter.post(URL_TEXT, MESSAGE);
  expect(lookUp.mock.calls).toEqual([['chat.example.com']]);
  const { lookup, agent } = asked[0]!.options;
  // No connection of somebody else is used again, and any name now leads to the address that was looked at.
  expect(agent).toBe(false);
  const answered: unknown[] = [];
  lookup!('rebound.example.com', {}, (...answer) => answered.push(answer));
  lookup!('rebound.example.com', { all: true }, (...answer) => answered.push(answer));
  expect(answered).toEqual([
    [null, PUBLIC.address, 4],
    [null, [PUBLIC]],
  ]);
});

describe('nothing leaves for', () => {
  test.each([
    ['http', 'http://chat.example.com/hook'],
    ['a name and a password in it', 'https://somebody:secret@chat.example.com/'],
    ['another scheme', 'file:///etc/passwd'],
    ['no address', 'not an address'],
    ['this machine by its number', 'https://127.0.0.1/'],
    ['this machine, written otherwise', 'https://2130706433/'],
    ['this machine in hexadecimal', 'https://0x7f.1/'],
    ['this machine in IPv6', 'https://[::1]/'],
    ['a private IPv4 inside of an IPv6', 'https://[::ffff:10.0.0.1]/'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
  ])('%s', async (_name, url) => {
    const { adapter, lookUp, asked } = channels();
    expect(await adapter.post(url, MESSAGE)).toMatchObject({ kind: 'refused' });
    expect([lookUp.mock.calls, asked]).toEqual([[], []]);
  });

  test.each([
    ['into a private network', [{ address: '10.0.0.5', family: 4 }]],
    ['to this machine', [{ address: '::1', family: 6 }]],
    ['to a public and to an inner address', [PUBLIC, { address: '192.168.0.1', family: 4 }]],
    ['nowhere', []],
  ])('a name that leads %s', async (_name, addresses) => {
    const { adapter, asked } = channels(addresses);
    expect(await adapter.post(URL_TEXT, MESSAGE)).toEqual({
      kind: 'refused',
      reason: 'The address leads into a network that is not public.',
    });
    expect(asked).toEqual([]);
  });
});

describe('what the chat answers', () => {
  test.each([
    [200, 'sent'],
    [204, 'sent'],
    [400, 'refused'],
    [404, 'refused'],
    [410, 'refused'],
    [408, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [503, 'retry'],
  ])('%i: %s', async (status, kind) => {
    chat = answers(status);
    expect((await channels().adapter.post(URL_TEXT, MESSAGE)).kind).toBe(kind);
  });

  test.each([301, 302, 307, 308])('a redirect (%i) is not followed', async (status) => {
    let calls = 0;
    chat = (...args) => {
      calls += 1;
      answers(status, { location: 'https://169.254.169.254/' })(...args);
    };
    const { adapter, asked } = channels();
    expect(await adapter.post(URL_TEXT, MESSAGE)).toEqual({
      kind: 'refused',
      reason: `The chat answered ${status}.`,
    });
    expect([calls, asked.length]).toEqual([1, 1]);
  });
});

describe('without an answer it is tried again later, and the reason never names the address', () => {
  test('a chat that hangs', async () => {
    chat = () => {};
    const outcome = await channels([PUBLIC], 50).adapter.post(URL_TEXT, MESSAGE);
    expect(outcome).toEqual({ kind: 'retry', reason: 'There was no answer in time.' });
  });

  test('a resolver that hangs', async () => {
    const adapter = createHttpsChannels({ lookUp: () => new Promise(() => {}), attemptMilliseconds: 50 });
    // The time-out alone keeps no process alive.
    const alive = setInterval(() => {}, 1000);
    const outcome = await adapter.post(URL_TEXT, MESSAGE).finally(() => clearInterval(alive));
    expect(outcome).toEqual({ kind: 'retry', reason: 'There was no answer in time.' });
  });

  test('a chat that hangs up', async () => {
    chat = (request) => void request.socket.destroy();
    const outcome = await channels().adapter.post(URL_TEXT, MESSAGE);
    expect(outcome).toEqual({ kind: 'retry', reason: 'There is no connection (ECONNRESET).' });
  });

  test('a name that does not resolve', async () => {
    const lookUp = async (hostname: string) => {
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
    };
    const outcome = await createHttpsChannels({ lookUp }).post(URL_TEXT, MESSAGE);
    expect(outcome).toEqual({ kind: 'retry', reason: 'There is no connection (ENOTFOUND).' });
    expect(JSON.stringify(outcome)).not.toContain('example');
  });
});
