import type { Request, RequestHandler } from 'express';
import type { Figures } from './figures.ts';
import type { Tracing } from './tracing.ts';

/** Everything else is a page or one of its files. A path may hold a token or an id: only its first part is told. */
const PLACES: Readonly<Record<string, string>> = {
  admin: 'admin',
  assets: 'asset',
  docs: 'docs',
  files: 'file',
  jtj: 'unknown call',
  master: 'unknown call',
  'openapi.json': 'docs',
  'openapi-staff.json': 'docs',
  'config.json': 'config',
  staff: 'console',
  unsubscribe: 'unsubscribe',
};
const STREAM = 'GET live';

/** What was asked for, of a set that is known beforehand: the call, the console's resource, or the part of the site. */
function calledOf(req: Request): string {
  if (req.called !== undefined) return req.called;
  const path = req.originalUrl.split('?', 1)[0] ?? '';
  if (path === '/staff/api/live') return STREAM;
  const [, first = ''] = path.split('/', 2);
  return PLACES[first] ?? 'page';
}

/** Counts, times and traces every request but those of monitoring. */
export function observeRequests(figures: Figures, tracing: Tracing): RequestHandler {
  return (req, res, next) => {
    if (req.path === '/healthz' || req.path === '/readyz') {
      next();
      return;
    }
    const began = performance.now();
    let isOver = false;
    const { traceparent } = req.headers;
    const endSpan = tracing.request(typeof traceparent === 'string' ? traceparent : undefined, next);
    const end = () => {
      if (isOver) return;
      isOver = true;
      const called = calledOf(req);
      const { statusCode } = res;
      figures.requestEnded(called, statusCode, called === STREAM ? null : (performance.now() - began) / 1000);
      const facts = {
        'http.request.method': req.method,
        'http.response.status_code': statusCode,
        'tabidachi.request_id': req.id ?? '',
      };
      endSpan(called, facts, statusCode >= 500);
    };
    res.on('finish', end);
    res.on('close', end);
  };
}
