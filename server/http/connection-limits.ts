import type http from 'node:http';
import type { Socket } from 'node:net';
import { required } from '../../domain/required.ts';
import { networkOf } from '../core/requests/rate-limits.ts';

/** How long a client may take, and how many connections may be open. Times in milliseconds. */
export interface ConnectionLimits {
  /** From the connection, or the first byte of a further request, to the end of the headers. */
  readonly headers: number;
  /** A body that is still coming must bring so many bytes in each such time. */
  readonly body: { readonly every: number; readonly bytes: number };
  /** For the whole request, however fast it comes. */
  readonly request: number;
  /** Without a byte in either direction. */
  readonly silence: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** How often the first and the third are looked at. */
  readonly checkEvery: number;
  readonly connections: number;
  /** Of one address; null where those are the addresses of proxies. */
  readonly connectionsOfAddress: number | null;
}

/**
 * A body may be slow but not drip: at 1 KB a second a connection costs its sender something, and a phone that has used
 * up its fast data (128 kbit/s) is sixteen times as fast: it brings 10 MB in eleven minutes. A limit for the whole
 * would either cut that off or let a dripping body stay as long.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 20_000,
  body: { every: 30_000, bytes: 32_768 },
  request: 15 * 60_000,
  silence: 2 * 60_000,
  // A proxy keeps idle connections for a minute: closing them sooner fails the request it is just sending on one.
  keepAlive: 65_000,
  checkEvery: 2_000,
  connections: 2_000,
  connectionsOfAddress: 500,
};

/** Far above what browsers and proxies send; Node would leave out further ones without a word. */
const MAX_HEADERS = 200;

/** Answers and ends a connection, for an error as Node would tell it. */
type Refuse = (error: Error & { code: string }, socket: Socket) => void;

const refusal = (code: 'ERR_HTTP_REQUEST_TIMEOUT' | 'HPE_HEADER_OVERFLOW') =>
  Object.assign(new Error('A limit of ours'), { code });

/** What of the limits Node keeps by itself. */
export const serverOptions = (limits: ConnectionLimits): http.ServerOptions => ({
  headersTimeout: limits.headers,
  requestTimeout: limits.request,
  connectionsCheckingInterval: limits.checkEvery,
  keepAliveTimeout: limits.keepAlive,
});

/** Keeps the limits that are not among `serverOptions`. Before the server listens. */
export function limitConnections(server: http.Server, limits: ConnectionLimits): void {
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silence);
  const { connectionsOfAddress: most } = limits;
  if (most === null) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = required(open.get(address)) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

/** The app for requests within the limits; others never reach it, or are ended before their body has come. */
export function withinLimits(
  app: http.RequestListener,
  { body }: ConnectionLimits,
  refuse: Refuse,
): http.RequestListener {
  return (req, res) => {
    if (req.rawHeaders.length > 2 * MAX_HEADERS) {
      refuse(refusal('HPE_HEADER_OVERFLOW'), req.socket);
      return;
    }
    if (hasBody(req)) watchBody(req, body, refuse);
    app(req, res);
  };
}

const hasBody = ({ headers }: http.IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watchBody(req: http.IncomingMessage, limit: ConnectionLimits['body'], refuse: Refuse): void {
  const { socket } = req;
  let before = socket.bytesRead;
  let waitedForUs = false;
  const timer = setInterval(() => {
    if (req.complete || socket.destroyed) {
      clearInterval(timer);
      return;
    }
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    // While what has come is not read, the client is kept from sending: that time does not count.
    const waited = waitedForUs;
    waitedForUs = req.readableLength > 0;
    if (arrived >= limit.bytes || waited || waitedForUs) return;
    clearInterval(timer);
    refuse(refusal('ERR_HTTP_REQUEST_TIMEOUT'), socket);
  }, limit.every);
  timer.unref();
  req.once('end', () => clearInterval(timer));
}
