import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

interface Site {
  /** Origin of the identity provider. */
  identityOrigin: string;
  isHttps: boolean;
  /** Extra sources the front ends need in addition to our own files. */
  also: { scripts: readonly string[]; connections: readonly string[] } | null;
}

/** The headers that helmet sets, which are the same for each answer: asked for once. */
function headersOf(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const probe = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader() {},
  };
  middleware({} as IncomingMessage, probe as unknown as ServerResponse, () => {});
  return headers;
}

/**
 * Headers of every response. The identity provider's own pages set stricter ones; in production it may be on
 * another
 * origin, so our scripts may connect to it and embed its silent sign-in page.
 */
export function securityHeaders({ identityOrigin, isHttps, also }: Site): RequestHandler {
  const { scripts = [], connections = [] } = also ?? {};
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...scripts],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", identityOrigin, ...connections],
          frameSrc: ["'self'", 'blob:', identityOrigin],
          objectSrc: ["'self'", 'blob:'],
          workerSrc: ["'self'", 'blob:'],
          baseUri: ["'self'"],
          formAction: ["'self'", identityOrigin],
          frameAncestors: ["'self'"],
          ...(isHttps && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: isHttps,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  );
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** Restricts the page's scripts to those with these hashes (`'sha256-…'`). */
export function allowScripts(res: Response, hashes: readonly string[]): void {
  const policy = String(res.getHeader('Content-Security-Policy') ?? '');
  const allowing = policy.replace(/(?<=^|;)script-src [^;]*/, (sources) => [sources, ...hashes].join(' '));
  res.setHeader('Content-Security-Policy', allowing);
}

/** Personal data must not be cached anywhere. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
