import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { normalizeEmail } from './accounts.ts';
import type { ProviderLimits } from './types.ts';

/** Shows the refusal; it stands where the form stood. */
export type TooManyHandler = (req: Request, res: Response) => Promise<void>;

export interface ProviderRateLimits {
  logInByAddress: RequestHandler;
  logInByAccount: RequestHandler;
  signUpByAddress: RequestHandler;
}

/** Of IPv6 the network: 64 bits that one customer of a provider has to themselves at least (RFC 6177). */
const byAddress = (req: Request) => ipKeyGenerator(req.ip ?? 'unknown', 64);

/** The e-mail a form names; its length is bounded, because it becomes a key in memory. */
export function emailInBody(req: Request): string {
  const email: unknown = (req.body as Record<string, unknown> | undefined)?.['email'];
  return typeof email === 'string' ? email.slice(0, 254) : '';
}

/**
 * Brakes for guessing: log-ins count only when refused, sign-ups always. Tries at an account count for each address they
 * come from, so that nobody can lock its owner out from elsewhere. Counted in memory: a restart forgives, which
 * is fine for a provider that serves one machine.
 */
export function createRateLimits(limits: ProviderLimits, tooMany: TooManyHandler): ProviderRateLimits {
  const common = {
    windowMs: limits.windowMinutes * 60_000,
    standardHeaders: 'draft-8' as const,
    legacyHeaders: false,
    handler: (req: Request, res: Response, next: NextFunction) => {
      tooMany(req, res).catch(next);
    },
    // The app decides by its own setting which proxies may name an address; a forged header is no reason to warn.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  };
  // Counted are refused credentials, not a field left empty or a page that had expired.
  const onlyRefused = {
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req: Request, res: Response) => res.statusCode !== 401,
  };
  return {
    logInByAddress: rateLimit({
      ...common,
      limit: limits.failuresPerAddress,
      ...onlyRefused,
      keyGenerator: byAddress,
    }),
    logInByAccount: rateLimit({
      ...common,
      limit: limits.failuresPerAccount,
      ...onlyRefused,
      keyGenerator: (req) => `${byAddress(req)} ${normalizeEmail(emailInBody(req))}`,
    }),
    signUpByAddress: rateLimit({ ...common, limit: limits.signUpsPerAddress, keyGenerator: byAddress }),
  };
}
