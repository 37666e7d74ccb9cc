import type { Request, RequestHandler } from 'express';
import type { Sequelize } from 'sequelize';
import { prepared, runPrepared } from '../../db/prepared.ts';
import { itemAt, required } from '../../domain/required.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { seesAllApplications, VISITOR, type Actor, type Role } from '../../domain/roles.ts';
import type { Caller } from '../core/requests/caller.ts';
import type { Counts } from '../core/requests/counts.ts';
import { attachKey, takeKey } from './api-keys.ts';
import { requestFields } from './logging.ts';
import {
  PROVIDER_AWAY,
  TokenError,
  type TokenErrorReason,
  type VerifiedToken,
} from '../identity/verify-token.ts';

export type VerifyToken = (bearer: string) => Promise<VerifiedToken>;

interface ActorRow {
  has_ended: boolean;
  /** Null where the identity is new. */
  identity_id: number | null;
  email: string | null;
  email_verified: boolean;
  user_id: number | null;
  hf_member_id: number | null;
  role: 'mentor' | 'manager' | null;
  is_manager_of_applications: boolean | null;
  /** Of what the rules read of the student. */
  student_version: string;
}

/** Retry-After when the identity provider is unavailable. */
const RETRY_AFTER_SECONDS = 5;

/**
 * The identity with its student and staff rows, and whether the token's session has ended. Staff rights require the
 * verified e-mail of an active member. With the version of a student's facts. A token is verified once a minute only; whatever ends rights earlier is in here.
 */
const ACTOR = prepared(`
  select json_build_object('has_ended', s.has_ended, 'identity_id', i.id, 'email', i.email,
    'email_verified', i.email_verified, 'user_id', u.id, 'hf_member_id', m.id, 'role', m.role,
    'is_manager_of_applications', m.is_manager_of_applications, 'student_version', (
      select coalesce(string_agg(v.version::text, ' ' order by v.id), '') from documents.student_versions v
      where v.id in (0, u.id)))::text
  from (select coalesce(bool_and(consumed_at is not null), false) as has_ended
        from oidc_payloads where kind = 'Session' and uid = $session) s
  left join identities i on i.iss = $iss and i.sub = $sub
  left join users u on u.id = i.user_id and not u.is_pending
  left join hf_members m on i.email_verified and m.is_active and lower(m.email) = lower(i.email)`);

/** Stores the provider's claims for a new identity, or when the e-mail or its verification changed. */
const REMEMBER = `
  insert into identities (iss, sub, email, email_verified, created_at, updated_at)
  values (:iss, :sub, :email, :email_verified, now(), now())
  on conflict (iss, sub) do update set email = excluded.email, email_verified = excluded.email_verified,
    updated_at = now()`;

/** A password sign-up stays pending until a token with the same sub has a verified e-mail. */
const ACTIVATE = `
  update users set is_pending = false, updated_at = now()
  from identities i
  where i.iss = :iss and i.sub = :sub and i.email_verified and users.id = i.user_id and users.is_pending
    and lower(users.email) = lower(i.email)`;

function actorOf(row: ActorRow, identityId: number): Actor {
  const roles = new Set<Role>(['visitor', 'account']);
  if (row.user_id !== null) roles.add('student');
  if (row.role !== null) roles.add(row.role);
  return {
    roles,
    identity: { id: identityId, email: row.email, email_verified: row.email_verified },
    user_id: row.user_id,
    hf_member_id: row.hf_member_id,
    sees_all_applications: seesAllApplications(row),
    student_version: row.student_version,
  };
}

function isStale(row: ActorRow, token: VerifiedToken): boolean {
  if (row.identity_id === null) return true;
  if (token.email === null) return false;
  return (
    row.email !== token.email ||
    (token.email_verified !== null && row.email_verified !== token.email_verified)
  );
}

const valuesOf = ({ iss, sub, session }: VerifiedToken) => ({ iss, sub, session: session ?? null });

/** What ACTOR answers, as text. */
async function findRow(sequelize: Sequelize, token: VerifiedToken): Promise<string> {
  const rows = await runPrepared<[string]>(sequelize, ACTOR, valuesOf(token), null);
  return itemAt(rows, 0)[0];
}

/** The actor, and what ACTOR answered. */
interface Found {
  text: string;
  actor: Actor;
}

/**
 * Loads the actor of a verified token: one statement, three more when the identity is new or has changed.
 * @returns null when the token's session has ended
 */
async function findActor(sequelize: Sequelize, token: VerifiedToken): Promise<Found | null> {
  let text = await findRow(sequelize, token);
  let row = JSON.parse(text) as ActorRow;
  if (row.has_ended) return null;
  if (isStale(row, token)) {
    const { iss, sub, email } = token;
    await sequelize.transaction(async (transaction) => {
      const claims = { iss, sub, email, email_verified: token.email_verified ?? false };
      await sequelize.query(REMEMBER, { replacements: claims, transaction });
      await sequelize.query(ACTIVATE, { replacements: { iss, sub }, transaction });
    });
    text = await findRow(sequelize, token);
    row = JSON.parse(text) as ActorRow;
  }
  return { text, actor: actorOf(row, required(row.identity_id)) };
}

/**
 * Verifies the request's token, if any. An invalid one is rejected later by `attachCaller`, after rate limiting.
 */
function readToken(verify: VerifyToken): RequestHandler {
  return async (req, _res, next) => {
    const header = req.headers.authorization;
    if (header !== undefined) {
      const bearer = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(header)?.[1];
      try {
        if (!bearer) throw new DomainError('unauthenticated');
        if (!takeKey(req, bearer)) req.token = await verify(bearer);
      } catch (error) {
        req.token_error = error;
      }
    }
    next();
  };
}

function refusal(req: Request, reason: TokenErrorReason | 'logged_out'): DomainError {
  req.log?.info({ req: requestFields(req), reason }, 'bearer token refused');
  return new DomainError('unauthenticated');
}

const VISITOR_CALLER: Caller = { known: null, load: async () => VISITOR };

/** What an earlier request found, with the means to check whether it still holds. */
function knownActor(sequelize: Sequelize, token: VerifiedToken, found: Found): Caller['known'] {
  let now: string | null = null;
  return {
    actor: found.actor,
    beside: { statement: ACTOR, given: valuesOf(token), take: (value) => (now = String(value)) },
    async isConfirmed() {
      now ??= await findRow(sequelize, token);
      return now === found.text;
    },
  };
}

function attachCaller(sequelize: Sequelize): RequestHandler {
  // The verifier answers the same object for a token as long as it keeps it: a minute.
  const actors = new WeakMap<VerifiedToken, Found>();
  return (req, res, next) => {
    const { token, token_error } = req;
    if (token_error instanceof TokenError) {
      if (PROVIDER_AWAY.includes(token_error.reason)) {
        const { reason, cause } = token_error;
        req.log?.warn({ req: requestFields(req), reason, err: cause }, 'identity provider unavailable');
        res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
        throw new DomainError('temporarily_unavailable');
      }
      throw refusal(req, token_error.reason);
    }
    if (token_error !== undefined) throw token_error;
    // A key has put its own caller there.
    if (!req.api_key) req.caller = token ? callerOf(req, token) : VISITOR_CALLER;
    next();
  };

  function callerOf(req: Request, token: VerifiedToken): Caller {
    const found = actors.get(token);
    return {
      known: found ? knownActor(sequelize, token, found) : null,
      async load() {
        const loaded = await findActor(sequelize, token);
        if (!loaded) throw refusal(req, 'logged_out');
        actors.set(token, loaded);
        return loaded.actor;
      },
    };
  }
}

/**
 * Puts the caller on the request: a visitor without a token, a machine with an API key, 401 for an invalid token, 503 while the identity
 * provider is
 * unavailable, so that nobody gets signed out. Requests are rate-limited per person, or else per IP address,
 * after the
 * token has been verified and before the database is queried.
 */
export function authenticate(
  deps: { sequelize: Sequelize; counts: Counts; now(): Date },
  verify: VerifyToken,
  limit: RequestHandler,
): RequestHandler[] {
  return [readToken(verify), limit, attachKey(deps), attachCaller(deps.sequelize)];
}
