import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import { DomainError } from '../../../domain/error-codes.ts';

/**
 * Signed-in callers are counted by person, others by IP address, so that students behind one campus address do
 * not share a limit. An invalid token counts for its address.
 *
 * Counts are kept in process memory, so several web processes allow several times as much, and a restart resets
 * them. To count across processes, replace the stores below with a shared `Store` of express-rate-limit.
 */
const SPANS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** An IPv6 prefix that belongs to a single customer (RFC 6177). */
const IPV6_PREFIX = 64;

/** The counting key of an address: the IPv4 address itself, or the network of an IPv6 one. */
export const networkOf = (ip: string | undefined) => ipKeyGenerator(ip ?? 'unknown', IPV6_PREFIX);

export const addressKey = (req: Request) => `address ${networkOf(req.ip)}`;

/** Whom a request counts for before its user is loaded. */
function callerKey(req: Request): string {
  if (req.admin) return `member ${req.admin.hf_member_id}`;
  return req.token ? `sub ${req.token.iss} ${req.token.sub}` : addressKey(req);
}

/** Whom a call counts for: the same person whichever way they signed in. */
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

/** An overall limit per minute for one person, or for the visitors of one address. */
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
    // Trusted proxies are the app's own setting; a forged header is no reason to warn.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  });
}

interface Limit {
  times: number;
  per: keyof typeof SPANS;
  at_one_address?: number;
  counts_refused?: true;
}

/** Counts individual calls per person. */
export interface CallCounter {
  /**
   * Runs a call if the caller is within the limit. Failed work changed nothing and is not counted, unless the
   * limit says so; a caller who disconnects is counted.
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
