import type { Response } from 'express';

/**
 * Sends a body that nobody may store: as `res.send`, but without an ETag. A digest of the whole body would serve
 * only a copy that nobody keeps.
 */
export function sendUnstored(res: Response, body: Buffer): void {
  res.setHeader('Content-Length', body.length);
  if (res.req.method === 'HEAD') res.end();
  else res.end(body);
}

/** As `res.json`, for answers that nobody may store. */
export const jsonUnstored = (res: Response, answer: unknown): void =>
  jsonBytesUnstored(res, Buffer.from(JSON.stringify(answer)));

/** The same for what is JSON in UTF-8 already. */
export function jsonBytesUnstored(res: Response, bytes: Buffer): void {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  sendUnstored(res, bytes);
}

/** Whether `Cache-Control` forbids storing the answer. */
export const isUnstored = (res: Response): boolean =>
  String(res.getHeader('Cache-Control')).includes('no-store');
