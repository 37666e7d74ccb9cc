import type { Request, RequestHandler, Response } from 'express';
import { stdSerializers, type Logger } from 'pino';
import { requestIdOf } from '../core/requests/request-id.ts';

/** What the log says of a request. The path alone: query strings contain user input and tokens. */
export const requestFields = (req: Request) => ({
  id: req.id,
  method: req.method,
  path: req.originalUrl.split('?', 1)[0],
});

const err = stdSerializers.wrapErrorSerializer((error) => ({
  type: (error as { name?: string }).name,
  message: error.message,
  stack: error.stack,
}));

function write(logger: Logger, req: Request, res: Response, responseTime: number, error?: Error): void {
  const line = { req: requestFields(req), res: { status: res.statusCode } };
  const cause = error ?? res.err;
  if (cause || res.statusCode >= 500) {
    const level = error || res.statusCode >= 500 ? 'error' : 'info';
    const shown = cause ?? new Error(`failed with status code ${res.statusCode}`);
    logger[level]({ ...line, err: shown, responseTime }, 'request errored');
    return;
  }
  const isWhole = !req.readableAborted && res.writableEnded;
  logger.info({ ...line, responseTime }, isWhole ? 'request completed' : 'request aborted');
}

/**
 * One line per request: method, path, status, time, request id. Never a query string, a header or a body. The id is the
 * one in `X-Request-Id` where that is safe, and goes back there.
 */
export function requestLog(logger: Logger): RequestHandler {
  const lines = logger.child({}, { serializers: { err } });
  return (req, res, next) => {
    const began = Date.now();
    const id = requestIdOf(req.headers['x-request-id']);
    req.id = id;
    req.log = lines;
    res.setHeader('X-Request-Id', id);
    let isOver = false;
    const end = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      write(lines, req, res, Date.now() - began, error);
    };
    const { url } = req;
    if (url !== '/healthz' && url !== '/readyz') {
      const onEnd = () => end();
      res.on('finish', onEnd);
      res.on('close', onEnd);
    }
    res.on('error', end);
    next();
  };
}
