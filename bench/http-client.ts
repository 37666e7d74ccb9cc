import http from 'node:http';

export interface Answer {
  status: number;
  body: Buffer;
}

export interface HttpClient {
  /** @throws unless the answer is 200 */
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

/** So many people ask; each of them may ask only so often a minute. */
const ADDRESSES = 250;

/**
 * A plain client over connections that stay open. It names itself as a proxy of many addresses, so that the rate
 * limit does its work on each request and stops none of them: the server has to be started with TRUST_PROXY=loopback.
 */
export function createHttpClient(url: string, connections: number): HttpClient {
  const { hostname, port } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let asked = 0;
  return {
    get(address, headers = {}) {
      const forwarded = `10.0.0.${1 + (asked++ % ADDRESSES)}`;
      const options = {
        agent,
        hostname,
        port,
        path: address,
        headers: { ...headers, 'x-forwarded-for': forwarded },
      };
      return new Promise((resolve, reject) => {
        const request = http.get(options, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () => {
            const body = Buffer.concat(parts);
            const status = response.statusCode ?? 0;
            if (status === 200) resolve({ status, body });
            else reject(new Error(`${address} was answered ${status}: ${body.toString().slice(0, 300)}`));
          });
        });
        request.once('error', reject);
      });
    },
    close: () => agent.destroy(),
  };
}
