import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { API_KEY_LIMIT_MAX } from '../../../domain/constants.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import { required } from '../../../domain/required.ts';
import { networkOf } from './address.ts';
import type { Counts, Hits } from './counts.ts';

const SPANS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Keys whose digest is remembered. */
const MOST_DIGESTS = 10_000;

export const addressKey = (req: Request) => `address ${networkOf(req.ip)}`;

/** Whom a request counts for before its user is loaded. */
function callerKey(req: Request): string {
  if (req.admin) return `member ${req.admin.hf_member_id}`;
  if (req.key_digest !== undefined) return `keys ${addressKey(req)}`;
  return req.token ? `sub ${req.token.iss} ${req.token.sub}` : addressKey(req);
}

/** Whom a call counts for: the same person whichever way they signed in. */
function personKey(req: Request): string {
  const { identity, user_id, hf_member_id, key } = req.actor;
  if (key) return `key ${key.id}`;
  if (user_id !== null) return `user ${user_id}`;
  if (hf_member_id !== null) return `member ${hf_member_id}`;
  return identity ? `identity ${identity.id}` : addressKey(req);
}

const tooMany = (endsAt: number): DomainError =>
  new DomainError('too_many_requests', {
    details: { retry_after_seconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)) },
  });

const refuseTooMany = (_req: Request, _res: Response, { ends_at }: Hits): never => {
  throw tooMany(ends_at);
};

interface RequestLimit {
  counts: Counts;
  /** Tells its keys from those of other limits. */
  name: string;
  minutes: number;
  most(req: Request): number;
  keyOf(req: Request): string;
  /** Answers what is above the limit. */
  refuse(req: Request, res: Response, hits: Hits): void | Promise<void>;
}

/**
 * Limits requests by key in windows of some minutes, and says where one stands in the headers RateLimit and
 * RateLimit-Policy (draft 8 of the IETF).
 */
export function limitRequests({ counts, name, minutes, most, keyOf, refuse }: RequestLimit): RequestHandler {
  const digests = new LRUCache<string, string>({ max: MOST_DIGESTS });

  function digestOf(key: string): string {
    const known = digests.get(key);
    if (known) return known;
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 12);
    const digest = Buffer.from(hash).toString('base64');
    digests.set(key, digest);
    return digest;
  }

  return async (req, res, next) => {
    const key = keyOf(req);
    const hits = await counts.hit(`${name} ${key}`, minutes * SPANS.minute);
    const limit = most(req);
    const policy = `"${limit}-in-${minutes}min"`;
    const seconds = Math.max(0, Math.ceil((hits.ends_at - Date.now()) / 1000));
    res.setHeader('RateLimit', `${policy}; r=${Math.max(0, limit - hits.times)}; t=${seconds}`);
    res.setHeader('RateLimit-Policy', `${policy}; q=${limit}; w=${minutes * 60}; pk=:${digestOf(key)}:`);
    if (hits.times > limit) await refuse(req, res, hits);
    else next();
  };
}

/** Before a key is looked up: what the machines at one address may ask a minute, whatever their keys' own limits. */
const KEYS_OF_ADDRESS = 3 * API_KEY_LIMIT_MAX;

/**
 * An overall limit per minute for one person, or for the visitors of one address. Signed-in callers are counted by
 * person, others by IP address, so that students behind one campus address do not share a limit. An invalid token
 * counts for its address.
 */
export function limitCallers(counts: Counts, perMinute: { person: number; address: number }): RequestHandler {
  return limitRequests({
    counts,
    name: 'requests',
    minutes: 1,
    most(req) {
      if (req.key_digest !== undefined && !req.admin) return KEYS_OF_ADDRESS;
      return req.token || req.admin ? perMinute.person : perMinute.address;
    },
    keyOf: callerKey,
    refuse: refuseTooMany,
  });
}

/** The limit of an API key, which stands on the request once the key was found. */
export function limitKeys(counts: Counts): RequestHandler {
  return limitRequests({
    counts,
    name: 'requests',
    minutes: 1,
    most: (req) => required(req.api_key).limit_per_minute,
    keyOf: (req) => `key ${required(req.api_key).id}`,
    refuse: refuseTooMany,
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

export function createCallCounter(counts: Counts): CallCounter {
  return {
    async within(req, name, limit, work) {
      if (!limit) return work();
      const isVisitor = req.actor.identity === null;
      const most = isVisitor ? (limit.at_one_address ?? limit.times) : limit.times;
      const key = `call ${name} ${personKey(req)}`;
      const hit = await counts.hit(key, SPANS[limit.per]);
      if (hit.times > most) {
        await counts.takeBack(key, SPANS[limit.per], hit);
        throw tooMany(hit.ends_at);
      }
      try {
        return await work();
      } catch (error) {
        if (!limit.counts_refused) await counts.takeBack(key, SPANS[limit.per], hit);
        throw error;
      }
    },
  };
}
