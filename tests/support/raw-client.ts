import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import { createHttpServer } from '../../server/http/unreadable-requests.ts';

export interface RawRequest {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  /** Sent as is: not encoded, and no content type added. */
  body?: Buffer | string;
}
export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Whether this request reused the previous connection. */
  isSameConnection: boolean;
}

/**
 * The app behind a real socket with the server's own limits, for requests that no client library would send.
 * Uses one keep-alive connection, so the next request shows what a bad one did to it.
 */
export async function rawClient(app: RequestListener) {
  const { server, take } = createHttpServer();
  take(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  const send = ({ method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const request = http.request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...length, ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              text: Buffer.concat(parts).toString(),
              isSameConnection: request.reusedSocket,
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });

  return {
    port,
    send,
    async close() {
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
