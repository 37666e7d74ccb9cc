import type { RequestHandler } from 'express';

/** Response headers readable in addition to the CORS-safelisted ones. */
const EXPOSED = 'Content-Disposition, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
/** Request headers that a page may set. */
const ALLOWED = 'Authorization, Content-Type, Page-Language-Id, X-Request-Id';
/** Seconds a preflight response may be cached. */
const MAX_AGE = '600';

/**
 * CORS for the given origins; none by default. Cookies are not used: requests are authenticated by bearer
 * token, so a
 * page can do no more than the token's holder.
 * @param origins as browsers send them, `https://app.example.com`
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    if (origins.length === 0) {
      next();
      return;
    }
    res.vary('Origin');
    const { origin } = req.headers;
    if (origin === undefined || !origins.includes(origin)) {
      next();
      return;
    }
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Expose-Headers', EXPOSED);
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (req.method !== 'OPTIONS' || req.headers['access-control-request-method'] === undefined) {
      next();
      return;
    }
    res.setHeader('Access-Control-Allow-Methods', 'GET, PATCH');
    res.setHeader('Access-Control-Allow-Headers', ALLOWED);
    res.setHeader('Access-Control-Max-Age', MAX_AGE);
    res.status(204).end();
  };
}
