import type http from 'node:http';
import type { Socket } from 'node:net';
import { required } from '../../domain/required.ts';
import { networkOf } from '../core/requests/address.ts';

/** Connection timeouts and limits. Times in milliseconds. */
export interface ConnectionLimits {
  /** From the connection, or the first byte of a further request, to the end of the headers. */
  readonly headers: number;
  /** Minimum upload rate: so many bytes per interval while a body is incoming. */
  readonly body: { readonly every: number; readonly bytes: number };
  /** For the whole request, whatever its speed. */
  readonly request: number;
  /** Idle in both directions. */
  readonly silence: number;
  /** Idle between two requests. */
  readonly keepAlive: number;
  /** Interval at which the header and request timeouts are checked. */
  readonly checkEvery: number;
  readonly connections: number;
  /** Connections per IP address; null behind proxies. */
  readonly connectionsOfAddress: number | null;
}

/**
 * A minimum rate rather than a total timeout: 1 KB/s makes slow attacks costly, while a throttled phone (128
 * kbit/s) is
 * sixteen times as fast and uploads 10 MB in eleven minutes. A total timeout would either cut that off or let a
 * trickling body stay as long.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 20_000,
  body: { every: 30_000, bytes: 32_768 },
  request: 15 * 60_000,
  silence: 2 * 60_000,
  // Longer than a proxy's idle timeout of a minute, so that we never close a connection it is about to reuse.
  keepAlive: 65_000,
  checkEvery: 2_000,
  connections: 2_000,
  connectionsOfAddress: 500,
};

/** Far above what browsers and proxies send; Node silently drops headers beyond its limit. */
const MAX_HEADERS = 200;

/** Responds and closes a connection, given an error as Node reports it. */
type Refuse = (error: Error & { code: string }, socket: Socket) => void;

const refusal = (code: 'ERR_HTTP_REQUEST_TIMEOUT' | 'HPE_HEADER_OVERFLOW') =>
  Object.assign(new Error('A limit of ours'), { code });

/** The limits that Node enforces itself. */
export const serverOptions = (limits: ConnectionLimits): http.ServerOptions => ({
  headersTimeout: limits.headers,
  requestTimeout: limits.request,
  connectionsCheckingInterval: limits.checkEvery,
  keepAliveTimeout: limits.keepAlive,
});

/** Enforces the limits not covered by `serverOptions`. Call before the server listens. */
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

/** Wraps the app so that requests over the limits are rejected before their body is read. */
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
    // Backpressure: time during which we were not reading does not count.
    const waited = waitedForUs;
    waitedForUs = req.readableLength > 0;
    if (arrived >= limit.bytes || waited || waitedForUs) return;
    clearInterval(timer);
    refuse(refusal('ERR_HTTP_REQUEST_TIMEOUT'), socket);
  }, limit.every);
  timer.unref();
  req.once('end', () => clearInterval(timer));
}
