import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { ProviderLimits } from './types.ts';

/** Shows the refusal; it stands where the form stood. */
type TooManyHandler = (req: Request, res: Response) => Promise<void>;

/** Of IPv6 the network: 64 bits that one customer of a provider has to themselves at least (RFC 6177). */
export const addressOf = (req: Request) => ipKeyGenerator(req.ip ?? 'unknown', 64);

/** The e-mail a form names; its length is bounded, because it becomes a key in memory. */
export function emailInBody(req: Request): string {
  const email: unknown = (req.body as Record<string, unknown> | undefined)?.['email'];
  return typeof email === 'string' ? email.slice(0, 254) : '';
}

/** A brake for sign-ups from one network address. Counted in memory: a restart forgives. */
export function limitSignUps(limits: ProviderLimits, tooMany: TooManyHandler): RequestHandler {
  return rateLimit({
    windowMs: limits.windowMinutes * 60_000,
    limit: limits.signUpsPerAddress,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: addressOf,
    handler: (req: Request, res: Response, next: NextFunction) => {
      tooMany(req, res).catch(next);
    },
    // The app decides by its own setting which proxies may name an address; a forged header is no reason to warn.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  });
}
