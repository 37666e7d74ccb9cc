import type { Request, RequestHandler } from 'express';
import { QueryTypes, type Sequelize } from 'sequelize';
import { DomainError, type ErrorCode } from '../../domain/error-codes.ts';
import type { MachineScope } from '../../domain/machine-scopes.ts';
import { machine } from '../../domain/roles.ts';
import { tokyoDay } from '../../domain/tokyo-time.ts';
import { isKeySecret, keyDigest } from '../core/requests/api-key-secret.ts';
import { limitKeys } from '../core/requests/rate-limits.ts';
import type { Counts } from '../core/requests/counts.ts';
import { requestFields } from './logging.ts';

/** An API key as a request found it. */
export interface FoundKey {
  id: number;
  scopes: MachineScope[];
  limit_per_minute: number;
  expires_on: string;
  is_revoked: boolean;
  /** Null: who answers for it is no active manager any more. */
  hf_member_id: number | null;
  was_used_lately: boolean;
}

const FIND = `
  select k.id, k.scopes, k.limit_per_minute, k.expires_on::text, k.revoked_at is not null as is_revoked,
    m.id as hf_member_id, coalesce(k.last_used_at > $2::timestamptz - interval '5 minutes', false) as was_used_lately
  from api_keys k left join hf_members m on m.id = k.hf_member_id and m.is_active and m.role = 'manager'
  where k.digest = $1`;

/** The column is no part of the version: who edits the key meanwhile does not notice. */
const NOTE_USE = `update api_keys set last_used_at = $2
  where id = $1 and (last_used_at is null or last_used_at <= $2::timestamptz - interval '5 minutes')`;

interface KeyDeps {
  sequelize: Sequelize;
  counts: Counts;
  now(): Date;
}

function refuse(req: Request, code: ErrorCode): never {
  req.log?.info({ req: requestFields(req), reason: code, api_key_id: req.api_key?.id }, 'API key refused');
  throw new DomainError(code);
}

/**
 * Takes a bearer token that means to be an API key, before anything is counted or asked.
 * @throws DomainError api_key_unknown for what no key looks like
 */
export function takeKey(req: Request, bearer: string): boolean {
  if (!isKeySecret(bearer)) return false;
  const digest = keyDigest(bearer);
  if (digest === null) throw new DomainError('api_key_unknown');
  req.key_digest = digest;
  return true;
}

/** Finds the key of each request anew, so that revoking it holds at once and everywhere, and counts for its own limit. */
export function attachKey({ sequelize, counts, now }: KeyDeps): RequestHandler {
  const limit = limitKeys(counts);
  return async (req, res, next) => {
    const { key_digest } = req;
    if (key_digest === undefined) {
      next();
      return;
    }
    const at = now();
    const [key] = await sequelize.query<FoundKey>(FIND, {
      bind: [key_digest, at],
      type: QueryTypes.SELECT,
    });
    if (!key) return refuse(req, 'api_key_unknown');
    req.api_key = key;
    if (key.is_revoked || key.hf_member_id === null) return refuse(req, 'api_key_revoked');
    if (key.expires_on < tokyoDay(at)) return refuse(req, 'api_key_expired');
    if (!key.was_used_lately) await sequelize.query(NOTE_USE, { bind: [key.id, at] });
    const actor = machine({
      id: key.id,
      hf_member_id: key.hf_member_id,
      scopes: new Set(key.scopes),
    });
    req.caller = { known: null, load: async () => actor };
    await limit(req, res, next);
  };
}
