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
 * Maximum size of URL plus headers. The longest call of the specification, a resume of six texts of 1,500
 * Japanese
 * characters, takes 81 KB percent-encoded; 256 KB also fits a small photo (190 KB). Idle connections cost
 * nothing: 500
 * of them took the same memory at 16 KB and at 256 KB; 500 that had sent all but the last byte took 120 MB
 * more, as
 * would as many bodies of that size.
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

/** How long a rejected connection stays open, so that the client can read the response before the reset. */
const LINGER_MS = 1_000;

/** A connection, with the response Node has started on it. */
type Connection = Duplex & { bytesRead?: number; _httpMessage?: http.ServerResponse | null };

/** The page language, if its header was among what could be parsed. */
function languageOf(packet: Buffer | undefined, req: http.IncomingMessage | undefined): string {
  const sent = /\r\npage-language-id:[ \t]*(\d{1,3})[ \t]*\r\n/i.exec(packet?.toString('latin1') ?? '');
  return languageCode(Number(req?.headers['page-language-id'] ?? sent?.[1] ?? DEFAULT_PAGE_LANGUAGE_ID));
}

/**
 * Requests rejected by Node's HTTP parser never reach the app, so they are answered here in the usual error
 * format. A
 * connection that sent nothing is closed without a response.
 */
function answer(error: ParserError, socket: Connection): void {
  const begun = socket._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'malformed_request';
  const refusal = new DomainError(code, {
    // Raw UTF-8 in the URL is the only mistake that honest clients make.
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
  // Stop reading: the rest must not be executed after the rejection.
  socket.pause();
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(lingering));
}

export interface AppServer {
  /** Not listening yet; exposed for WebSocket upgrades and the like. */
  readonly server: http.Server;
  /** Sets the app that handles requests within the limits; it may be ready later than the server. */
  take(app: http.RequestListener): void;
}

/** Creates the HTTP server of the app. */
export function createHttpServer(limits: ConnectionLimits = CONNECTION_LIMITS): AppServer {
  const server = http.createServer({ ...serverOptions(limits), maxHeaderSize: MAX_HEADER_BYTES });
  limitConnections(server, limits);
  // Unknown expectations may be ignored (RFC 9110, 10.1.1); Node would respond 417 without a body.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('clientError', answer);
  return {
    server,
    take: (app) => void server.on('request', withinLimits(app, limits, answer)),
  };
}
