import type { Request } from 'express';

/** The query as the browser wrote it. Not `req.query`: the app around us sets that to a parser of its own. */
export function queryOf(req: Request): URLSearchParams {
  return new URL(req.originalUrl, 'http://path.invalid').searchParams;
}
