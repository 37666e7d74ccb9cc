import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import { DomainError } from '../../../domain/error-codes.ts';

/**
 * Who is signed in is counted by person, everybody else by address: students behind the one address of a campus take
 * nothing from each other. A token that does not verify makes nobody a person: it counts for its address.
 *
 * Counted in the memory of the process, so several web processes grant several times as much, and a restart forgives.
 * To count across processes, give the stores below another one that implements the `Store` of express-rate-limit.
 */
const SPANS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Bits of an IPv6 address that one customer of a provider has to themselves at least (RFC 6177). */
const IPV6_PREFIX = 64;

/** An address as it is counted: one of IPv4, or the network of one of IPv6. */
export const networkOf = (ip: string | undefined) => ipKeyGenerator(ip ?? 'unknown', IPV6_PREFIX);

export const addressKey = (req: Request) => `address ${networkOf(req.ip)}`;

/** Whom a request counts for before its person is looked up. */
function callerKey(req: Request): string {
  if (req.admin) return `member ${req.admin.hf_member_id}`;
  return req.token ? `sub ${req.token.iss} ${req.token.sub}` : addressKey(req);
}

/** Whom a call counts for: the same person, whichever way they signed in. */
function personKey(req: Request): string {
  const { identity, user_id, hf_member_id } = req.actor;
  if (user_id !== null) return `user ${user_id}`;
  if (hf_member_id !== null) return `member ${hf_member_id}`;
  return identity ? `identity ${identity.id}` : addressKey(req);
}

const tooMany = (resetTime: Date | undefined): DomainError => {
  const wait = resetTime ? resetTime.getTime() - Date.now() : SPANS.minute;
  return new DomainError('too_many_requests', {
    details: { retry_after_seconds: Math.max(1, Math.ceil(wait / 1000)) },
  });
};

/** A quiet upper bound of everything one person, or the visitors of one address, ask in a minute. */
export function limitCallers(perMinute: { person: number; address: number }): RequestHandler {
  return rateLimit({
    windowMs: SPANS.minute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: callerKey,
    limit: (req) => (req.token || req.admin ? perMinute.person : perMinute.address),
    handler: (req) => {
      throw tooMany((req as Request & { rateLimit?: { resetTime?: Date } }).rateLimit?.resetTime);
    },
    // The app decides by its own setting which proxies may name an address; a forged header is no reason to warn.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  });
}

interface Limit {
  times: number;
  per: keyof typeof SPANS;
  at_one_address?: number;
  counts_refused?: true;
}

/** Counts single calls for each person. */
export interface CallCounter {
  /**
   * Does the work of a call, if the caller may do it once more. Work that fails has changed nothing and is not
   * counted, unless the limit says so; a caller who hangs up is.
   * @throws DomainError too_many_requests, with the seconds to wait, and whatever the work throws
   */
  within<T>(req: Request, name: string, limit: Limit | null, work: () => Promise<T>): Promise<T>;
}

export function createCallCounter(): CallCounter {
  const stores = Object.fromEntries(
    Object.entries(SPANS).map(([span, windowMs]) => {
      const store = new MemoryStore();
      store.init({ windowMs } as Parameters<MemoryStore['init']>[0]);
      return [span, store];
    }),
  ) as Record<keyof typeof SPANS, MemoryStore>;

  return {
    async within(req, name, limit, work) {
      if (!limit) return work();
      const isVisitor = req.actor.identity === null;
      const most = isVisitor ? (limit.at_one_address ?? limit.times) : limit.times;
      const store = stores[limit.per];
      const key = `${name} ${personKey(req)}`;
      const { totalHits, resetTime } = await store.increment(key);
      if (totalHits > most) {
        await store.decrement(key);
        throw tooMany(resetTime);
      }
      try {
        return await work();
      } catch (error) {
        if (!limit.counts_refused) await store.decrement(key);
        throw error;
      }
    },
  };
}
