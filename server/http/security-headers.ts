import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

interface Site {
  /** Origin of the identity provider. */
  identityOrigin: string;
  isHttps: boolean;
  /** What the front ends need beside our own files. */
  also: { scripts: readonly string[]; connections: readonly string[] } | null;
}

/**
 * Headers of every answer. The identity provider's own pages set stricter ones of their own; its origin may
 * be another host in production, so scripts of ours may connect to it and embed its silent sign-in page.
 */
export function securityHeaders({ identityOrigin, isHttps, also }: Site): RequestHandler {
  const { scripts = [], connections = [] } = also ?? {};
  return helmet({
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
  });
}

/** Lets the scripts with these hashes (`'sha256-…'`) run in the page that is answered, and no others. */
export function allowScripts(res: Response, hashes: readonly string[]): void {
  const policy = String(res.getHeader('Content-Security-Policy') ?? '');
  const allowing = policy.replace(/(?<=^|;)script-src [^;]*/, (sources) => [sources, ...hashes].join(' '));
  res.setHeader('Content-Security-Policy', allowing);
}

/** Answers about a person are kept by nobody on the way. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
