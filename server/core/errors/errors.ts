import { failureOf, RETRY_AFTER_SECONDS, type Failure } from '../../../db/failures.ts';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { DomainError, ERROR_STATUS, type ErrorCode, type FieldErrors } from '../../../domain/error-codes.ts';
import { FileGone } from '../../../domain/file-gone.ts';
import { errorMessage } from '../../../domain/messages/message.ts';
import { fieldMessage } from '../../../domain/messages/words.ts';
import { languageCode } from '../../../domain/languages.ts';
import { errorPage, wantsPage } from './error-page.ts';
import { isUnstored, jsonUnstored } from '../requests/send-unstored.ts';
import { pageLanguageId } from '../requests/page-language.ts';

/** The body of every error response. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    fields: Record<string, { code: string; message: string }[]>;
    details: Record<string, unknown>;
    request_id: string;
  };
}

function fieldsIn(language: string, fields: FieldErrors) {
  return Object.fromEntries(
    Object.entries(fields).map(([path, errors]) => [
      path,
      errors.map((error) => ({ code: error.code, message: fieldMessage(error, language) })),
    ]),
  );
}

/**
 * PostgreSQL codes for values no column of the type can store: invalid encoding, number or date out of range.
 * Schemas normally reject these; where one does not, it is still the client's error.
 */
const DATA_ERRORS = ['22021', '22P05', '22003', '22007', '22008'];

const FAILURE_CODES = {
  unavailable: 'temporarily_unavailable',
  full: 'storage_full',
} as const satisfies Record<Failure, ErrorCode>;

/** Maps errors of Express, its parsers and the database to our error codes. */
function asDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const { type, status, parent } = error as {
    type?: string;
    status?: number;
    parent?: { code?: string };
  };
  if (type === 'entity.too.large') return new DomainError('payload_too_large');
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new DomainError('unsupported_media_type');
  if (type?.startsWith('entity.') || type === 'request.aborted' || type === 'request.size.invalid')
    return new DomainError('malformed_request');
  if (status === 400 || error instanceof URIError) return new DomainError('malformed_request');
  if (status === 404 || status === 403 || error instanceof FileGone) return new DomainError('not_found');
  if (status === 412) return new DomainError('precondition_failed');
  if (status === 416) return new DomainError('range_not_satisfiable');
  if (parent?.code && DATA_ERRORS.includes(parent.code)) return new DomainError('malformed_request');
  return null;
}

/** @param language code of the page language */
export function errorBody(error: DomainError, language: string, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      message: errorMessage(error.code, language, error.details),
      fields: fieldsIn(language, error.fields),
      details: error.details,
      request_id: requestId,
    },
  };
}

export function sendError(req: Request, res: Response, error: DomainError): void {
  const language = languageCode(pageLanguageId(req));
  const wait = error.details['retry_after_seconds'];
  if (typeof wait === 'number') res.setHeader('Retry-After', String(wait));
  const body = errorBody(error, language, String(req.id ?? ''));
  res.status(ERROR_STATUS[error.code]);
  if (isUnstored(res)) jsonUnstored(res, body);
  else res.json(body);
}

const OF_A_FILE = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Drops the headers set for a file that could not be sent; only its size is kept (RFC 9110, 15.5.17). */
function forgetFile(res: Response, error: unknown): void {
  for (const name of OF_A_FILE) res.removeHeader(name);
  if (String(res.getHeader('Cache-Control')).includes('max-age')) res.setHeader('Cache-Control', 'no-store');
  const { status, headers } = error as { status?: number; headers?: Record<string, string> };
  const range = status === 416 && headers?.['Content-Range'];
  if (range) res.setHeader('Content-Range', range);
}

/**
 * The last error handler: DomainErrors by their code, an unavailable database as 503, a full disk as 507,
 * anything else as 500 without internal details. Browsers get a page. The cause goes to the request log.
 */
export const handleErrors: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const known = asDomainError(error);
  forgetFile(res, error);
  if (known) {
    sendError(req, res, known);
    return;
  }
  const failure = failureOf(error);
  res.err = error instanceof Error ? error : new Error(String(error));
  if (failure) res.setHeader('Retry-After', RETRY_AFTER_SECONDS[failure]);
  res.setHeader('Cache-Control', 'no-store');
  const answer = new DomainError(failure ? FAILURE_CODES[failure] : 'internal_error');
  if (wantsPage(req)) errorPage(req, res, answer.code);
  else sendError(req, res, answer);
};
