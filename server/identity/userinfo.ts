import { TokenError, type UserinfoEmail } from './verify-token.ts';

const UNKNOWN: UserinfoEmail = { email: null, email_verified: null };

/**
 * Asks the identity provider's /userinfo whose e-mail belongs to an access token (the token must have the scope
 * `openid email`). A provider that refuses or answers nonsense yields nulls: the person is signed in without an e-mail.
 *
 * @throws TokenError userinfo_unavailable when it cannot be reached, has too much to do or fails: asking again may help
 */
export function createUserinfoClient(issuer: string): (bearer: string) => Promise<UserinfoEmail> {
  const url = new URL('userinfo', issuer);
  return async (bearer) => {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
      signal: AbortSignal.timeout(5_000),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw new TokenError('userinfo_unavailable', error);
    });
    if (response.status >= 500 || response.status === 429)
      throw new TokenError('userinfo_unavailable', new Error(`status ${response.status}`));
    if (!response.ok) return UNKNOWN;
    const body: unknown = await response.json().catch(() => null);
    if (typeof body !== 'object' || body === null) return UNKNOWN;
    const { email, email_verified: verified } = body as Record<string, unknown>;
    if (typeof email !== 'string' || email === '') return UNKNOWN;
    return { email, email_verified: typeof verified === 'boolean' ? verified : null };
  };
}
