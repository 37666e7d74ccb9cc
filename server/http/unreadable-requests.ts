import { randomUUID } from 'node:crypto';
import http, { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError, ERROR_STATUS, type ErrorCode } from '../../domain/error-codes.ts';
import { DEFAULT_PAGE_LANGUAGE_ID, languageCode } from '../../domain/languages.ts';
import {
  CONNECTION_LIMITS,
  limitConnections,
  serverOptions,
  withinLimits,
  type ConnectionLimits,
} from './connection-limits.ts';
import { errorBody } from '../core/errors/errors.ts';

/**
 * An address with its headers. The longest call of the specification, a resume of six texts of 1,500 Japanese
 * characters, takes 81 KB percent-encoded; a quarter of a megabyte also holds a small photo (190 KB). It costs nothing
 * until it is sent: 500 idle connections took the same memory at 16 KB and at 256 KB, 500 that had sent all but the
 * last byte 120 MB more, which is what as many bodies of 256 KB take.
 */
export const MAX_HEADER_BYTES = 256 * 1024;

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'address_too_long',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** How long a connection that has been answered may stay, so that the answer is read before the connection breaks. */
const LINGER_MS = 1_000;

/** A connection, with the answer that Node has begun on it. */
type Connection = Duplex & { bytesRead?: number; _httpMessage?: http.ServerResponse | null };

/** The page language, where its header is in what could be read. */
function languageOf(packet: Buffer | undefined, req: http.IncomingMessage | undefined): string {
  const sent = /\r\npage-language-id:[ \t]*(\d{1,3})[ \t]*\r\n/i.exec(packet?.toString('latin1') ?? '');
  return languageCode(Number(req?.headers['page-language-id'] ?? sent?.[1] ?? DEFAULT_PAGE_LANGUAGE_ID));
}

/**
 * What Node's reader of HTTP refuses never reaches the app: it is answered here, in the form of every refusal. A
 * connection that has said nothing has asked nothing, and is closed without a word.
 */
function answer(error: ParserError, socket: Connection): void {
  const begun = socket._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'malformed_request';
  const refusal = new DomainError(code, {
    // An address of plain UTF-8 is the one mistake that honest clients make.
    ...(error.code === 'HPE_INVALID_URL' && {
      details: { reason: 'the address has characters that must be percent-encoded' },
    }),
  });
  const body = JSON.stringify(
    errorBody(refusal, languageOf(error.rawPacket, begun?.req), String(begun?.req.id ?? randomUUID())),
  );
  const status = ERROR_STATUS[code];
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // The rest of the request is not read any more: it must not be carried out after its refusal.
  socket.pause();
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(lingering));
}

export interface AppServer {
  /** Not listening yet; what takes up connections of another kind may be told of it. */
  readonly server: http.Server;
  /** Hands requests on to the app, which may come later than the server: those within the limits. */
  take(app: http.RequestListener): void;
}

/** A server for an app. */
export function createHttpServer(limits: ConnectionLimits = CONNECTION_LIMITS): AppServer {
  const server = http.createServer({ ...serverOptions(limits), maxHeaderSize: MAX_HEADER_BYTES });
  limitConnections(server, limits);
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1); Node would answer 417 without a body.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('clientError', answer);
  return {
    server,
    take: (app) => void server.on('request', withinLimits(app, limits, answer)),
  };
}
