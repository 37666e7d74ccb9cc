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

/** A plain client over connections that stay open. */
export function createHttpClient(url: string, connections: number): HttpClient {
  const { hostname, port } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return {
    get(address, headers = {}) {
      const options = {
        agent,
        hostname,
        port,
        path: address,
        headers,
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
