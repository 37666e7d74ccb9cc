import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  /** How many requests each server has answered, and with which statuses. */
  answered: Map<string, number[]>;
  stop(): Promise<void>;
}

/**
 * A reverse proxy as one stands before several web processes: each request goes to the next of them, with the client's
 * address in X-Forwarded-For. Its servers may be named after its start, since they need its address for theirs.
 */
export async function startProxy(targets: readonly string[]): Promise<Proxy> {
  const answered = new Map<string, number[]>();
  let turn = 0;
  const server = http.createServer((req, res) => {
    const target = targets[turn++ % targets.length]!;
    const headers = {
      ...req.headers,
      'x-forwarded-for': [req.headers['x-forwarded-for'], req.socket.remoteAddress].flat().join(', '),
      'x-forwarded-proto': 'http',
    };
    const { hostname, port } = new URL(target);
    const onward = http.request({ hostname, port, path: req.url, method: req.method, headers }, (answer) => {
      answered.set(target, [...(answered.get(target) ?? []), answer.statusCode!]);
      res.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(res);
    });
    onward.once('error', () => res.writeHead(502).end());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    answered,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
