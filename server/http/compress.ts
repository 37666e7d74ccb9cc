import compression from 'compression';
import type { RequestHandler } from 'express';

/** Compresses answers for who can read it; an answer to anybody else passes by unwrapped. */
export function compress(): RequestHandler {
  const compressed = compression();
  return (req, res, next) => {
    if (req.headers['accept-encoding'] !== undefined) return compressed(req, res, next);
    res.vary('Accept-Encoding');
    next();
  };
}
