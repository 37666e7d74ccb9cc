import { rateLimit } from 'express-rate-limit';
import type { RequestHandler } from 'express';
import { DomainError } from '../domain/error-codes.ts';

const refuse = () => {
  throw new DomainError('too_many_requests');
};

/** A quiet upper bound per address for the whole API, and a tight one for sign-up, which anybody may call. */
export function apiRateLimits(perMinute: number): { api: RequestHandler; signUp: RequestHandler } {
  const common = {
    windowMs: 60_000,
    standardHeaders: 'draft-8' as const,
    legacyHeaders: false,
    handler: refuse,
  };
  return {
    api: rateLimit({ ...common, limit: perMinute }),
    signUp: rateLimit({ ...common, limit: Math.max(1, Math.floor(perMinute / 60)) }),
  };
}
