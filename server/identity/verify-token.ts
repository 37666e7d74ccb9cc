import { hash } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';

/** Why a bearer token was refused. For the log and for tests; the person asking only ever hears 401. */
export type TokenErrorReason =
  | 'malformed'
  | 'algorithm'
  | 'unknown_key'
  | 'signature'
  | 'expired'
  | 'not_yet_valid'
  | 'issuer'
  | 'audience'
  | 'claims'
  | 'keys_unavailable'
  | 'userinfo_unavailable';

/** The token may be good: the identity provider cannot be asked now. */
export const PROVIDER_AWAY: readonly TokenErrorReason[] = ['keys_unavailable', 'userinfo_unavailable'];

/** The one error of token verification. It never carries the token itself, so that it may be logged. */
export class TokenError extends Error {
  readonly reason: TokenErrorReason;

  constructor(reason: TokenErrorReason, cause?: unknown) {
    super(`Bearer token refused: ${reason}`, { cause });
    this.name = 'TokenError';
    this.reason = reason;
  }
}

/** Who a token speaks for. `(iss, sub)` is the identity; an e-mail is null when neither token nor provider names one. */
export interface VerifiedToken {
  iss: string;
  sub: string;
  email: string | null;
  email_verified: boolean | null;
  /** The session it was issued for, where the provider names it: the token ends with it. */
  session?: string;
}

/** The e-mail of an identity as the provider tells it. */
export interface UserinfoEmail {
  email: string | null;
  email_verified: boolean | null;
}

/**
 * Asked for the e-mail only when the token itself carries none. The caller looks into its own store by `(iss, sub)`
 * first and asks the provider (`createUserinfoClient`) once, so that not every request costs a round trip; while the
 * stored answer says "not verified" it is worth asking again.
 */
export type FetchUserinfo = (
  bearer: string,
  identity: { iss: string; sub: string },
) => Promise<UserinfoEmail>;

export interface TokenVerifierOptions {
  /** The identity provider's domain followed by a slash, as Auth0 writes it. */
  issuer: string;
  audience: string;
  /** `remoteKeys(issuer)` (remote-keys.ts) for a tenant, `createLocalJWKSet(await provider.jwks())` for the embedded provider. */
  jwks: JWTVerifyGetKey;
  /** Prefix of our claims, ending in a slash: `email`, `email_verified` and `session` behind it. */
  claimNamespace: string;
  fetchUserinfo?: FetchUserinfo;
  /** The clock, for tests. */
  now?: () => Date;
}

/** Seconds by which the clocks of two machines may differ. */
const CLOCK_TOLERANCE_SECONDS = 10;
/** So long a token that was verified is not verified again. */
const KEPT_MS = 60_000;
/** Tokens kept; those not used the longest go first. */
const MOST_KEPT = 5_000;
/** Longer than any token an identity provider sends; a cheap refusal before any parsing. */
const MAX_TOKEN_LENGTH = 8192;

function reasonOf(error: unknown): TokenErrorReason {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return 'issuer';
    if (error.claim === 'aud') return 'audience';
    if (error.claim === 'nbf' && error.reason === 'check_failed') return 'not_yet_valid';
    return 'claims';
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return 'algorithm';
  if (error instanceof errors.JWKSNoMatchingKey) return 'unknown_key';
  if (error instanceof errors.JWKSMultipleMatchingKeys) return 'unknown_key';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'malformed';
  if (error instanceof errors.JOSENotSupported) return 'algorithm';
  return 'keys_unavailable';
}

function emailOf(payload: JWTPayload, namespace: string): UserinfoEmail | null {
  const email = payload[`${namespace}email`];
  if (typeof email !== 'string' || email === '') return null;
  // Only the boolean counts: a provider rule that writes the text "true" has not verified anything we may rely on.
  const verified = payload[`${namespace}email_verified`];
  return { email, email_verified: typeof verified === 'boolean' ? verified : null };
}

/** What a verified token says. */
interface Claims {
  who: { iss: string; sub: string; session?: string };
  /** Null where the token has no e-mail, which the provider tells then. */
  token: VerifiedToken | null;
  /** Milliseconds since 1970. */
  expires_at: number;
}

/**
 * Makes the function that decides whom a bearer token speaks for.
 *
 * The token must be signed with RS256 by a key of the issuer, be for our audience and not be expired. The algorithm is
 * fixed here and not read from the token: `none`, and a public key misused as an HS256 secret, never come to a check.
 * A token that was accepted is kept for a minute, never beyond its end, so that not every request of a page checks its
 * signature; a key that the issuer takes back holds as long. While it is kept, it is answered as the same object.
 *
 * @throws TokenError for every token that is not accepted
 */
export function createTokenVerifier(
  options: TokenVerifierOptions,
): (bearer: string) => Promise<VerifiedToken> {
  const { issuer, audience, jwks, claimNamespace, fetchUserinfo, now } = options;

  async function verify(bearer: string): Promise<JWTPayload> {
    if (bearer.length > MAX_TOKEN_LENGTH) throw new TokenError('malformed');
    try {
      const { payload } = await jwtVerify(bearer, jwks, {
        algorithms: ['RS256'],
        issuer,
        audience,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat'],
        ...(now ? { currentDate: now() } : {}),
      });
      return payload;
    } catch (error) {
      const reason = reasonOf(error);
      // jose's other errors carry the token's claims, which must not reach a log.
      throw new TokenError(reason, reason === 'keys_unavailable' ? error : undefined);
    }
  }

  function claimsOf(payload: JWTPayload): Claims {
    const { iss, sub, exp } = payload;
    if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '' || sub.length > 255) {
      throw new TokenError('claims');
    }
    const session = payload[`${claimNamespace}session`];
    const who = { iss, sub, ...(typeof session === 'string' && { session }) };
    const email = emailOf(payload, claimNamespace);
    return { who, token: email && { ...who, ...email }, expires_at: 1000 * (exp ?? 0) };
  }

  // By a digest, so that no token lies in memory. What may change while a token holds is not kept: whether its session
  // or its person is still there is asked of the database at each request.
  const kept = new LRUCache<string, { claims: Claims; until: number }>({ max: MOST_KEPT });

  async function verifiedClaims(bearer: string): Promise<Claims> {
    const time = (now?.() ?? new Date()).getTime();
    const digest = hash('sha256', bearer, 'base64');
    const known = kept.get(digest);
    if (known && time < known.until) return known.claims;
    const claims = claimsOf(await verify(bearer));
    kept.set(digest, { claims, until: Math.min(time + KEPT_MS, claims.expires_at) });
    return claims;
  }

  return async function verifyToken(bearer) {
    const { who, token } = await verifiedClaims(bearer);
    if (token) return token;
    const answer = await fetchUserinfo?.(bearer, who);
    return { ...who, email: answer?.email ?? null, email_verified: answer?.email_verified ?? null };
  };
}
