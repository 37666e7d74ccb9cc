import net from 'node:net';
import type { Chance } from '../random.ts';

const REQUESTS: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /日本語 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET http://elsewhere.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'NONSENSE\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
  'PATCH /jtj/commands/user__apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"',
  'PATCH /jtj/commands/user__apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\nzz\r\n',
  'PATCH /jtj/commands/user__apply HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'PATCH /jtj/commands/user__apply HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n',
  `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`,
  'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\u0001b\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20),
];
const WAIT_MS = 300;

/**
 * Sends bytes that no HTTP client would send. Only the status is read: the point is that the server keeps
 * running.
 */
export function sendRaw(
  url: string,
  chance: Chance,
): Promise<{ text: string; status: number; sent: string }> {
  const { hostname, port } = new URL(url);
  const sent = chance.pick(REQUESTS);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    let text = '';
    const end = () => {
      socket.destroy();
      resolve({ text, sent, status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0) });
    };
    socket.setTimeout(WAIT_MS, end);
    socket.on('data', (part) => (text += part.toString()));
    socket.once('error', end);
    socket.once('close', end);
    socket.write(sent);
  });
}
