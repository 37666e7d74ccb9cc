import http from 'node:http';
import zlib from 'node:zlib';
import type { Answer, Shot } from './shot.ts';

const TIMEOUT_MS = 60_000;

const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => zlib.gunzipSync(bytes),
  br: (bytes) => zlib.brotliDecompressSync(bytes),
  deflate: (bytes) => zlib.inflateSync(bytes),
};

function unpacked(body: Buffer, encoding: unknown): Buffer {
  const unpack = unpackers[String(encoding)];
  return unpack && body.length > 0 ? unpack(body) : body;
}

/** Sends requests over keep-alive connections. Never throws because of a response. */
export function createAsker(url: string, clients: number) {
  const { hostname, port } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });

  function send(shot: Shot): Promise<Answer> {
    const since = performance.now();
    const nothing = { headers: {}, body: Buffer.alloc(0), isWhole: false };
    const ms = () => performance.now() - since;
    return new Promise((resolve) => {
      const broken = (why: string) =>
        resolve({ ...nothing, status: 0, ms: ms(), begunMs: ms(), broken: why });
      const { body, chunk, cutAfter } = shot;
      const headers: Record<string, string> = { ...shot.headers };
      if (body && chunk === undefined) headers['content-length'] ??= String(body.length);
      if (body && chunk !== undefined) headers['transfer-encoding'] = 'chunked';
      let request: http.ClientRequest;
      try {
        request = http.request({ agent, hostname, port, method: shot.method, path: shot.path, headers });
      } catch (error) {
        // Requests that Node's own client rejects are not interesting.
        broken(`not sent: ${(error as Error).message}`);
        return;
      }
      request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error('no answer in a minute')));
      request.once('error', (error) => broken(error.message));
      request.once('response', (response) => {
        let begunMs = ms();
        response.once('data', () => (begunMs = ms()));
        const parts: Buffer[] = [];
        const end = () => {
          const raw = Buffer.concat(parts);
          let whole = response.complete;
          let read: Buffer = raw;
          try {
            read = unpacked(raw, response.headers['content-encoding']);
          } catch {
            whole = false;
          }
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: read,
            isWhole: whole,
            ms: ms(),
            begunMs,
          });
        };
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', end);
        response.once('end', end);
      });
      if (!body) request.end();
      else if (cutAfter !== undefined) {
        request.write(body.subarray(0, cutAfter), () => setTimeout(() => request.destroy(), 5));
      } else if (chunk !== undefined) {
        for (let at = 0; at < body.length; at += chunk) request.write(body.subarray(at, at + chunk));
        request.end();
      } else request.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}
export type Asker = ReturnType<typeof createAsker>;
