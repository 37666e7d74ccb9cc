import type { Request, RequestHandler, Response } from 'express';
import { networkOf } from '../../core/requests/address.ts';
import type { Counts } from '../../core/requests/counts.ts';
import { limitRequests } from '../../core/requests/rate-limits.ts';
import type { ProviderLimits } from './types.ts';

/** Shows the refusal; it stands where the form stood. */
type TooManyHandler = (req: Request, res: Response) => Promise<void>;

export const addressOf = (req: Request) => networkOf(req.ip);

/** The e-mail a form names; its length is bounded, because it becomes a key in memory. */
export function emailInBody(req: Request): string {
  const email: unknown = (req.body as Record<string, unknown> | undefined)?.['email'];
  return typeof email === 'string' ? email.slice(0, 254) : '';
}

/**
 * A brake for sign-ups from one network address.
 * @param way in which one signs up: each is counted by itself
 */
export function limitSignUps(
  { counts, limits }: { counts: Counts; limits: ProviderLimits },
  way: 'form' | 'call',
  tooMany: TooManyHandler,
): RequestHandler {
  return limitRequests({
    counts,
    name: `sign-up by ${way}`,
    minutes: limits.windowMinutes,
    most: () => limits.signUpsPerAddress,
    keyOf: addressOf,
    refuse: tooMany,
  });
}
