import type { UserinfoEmail } from './verify-token.ts';

const UNKNOWN: UserinfoEmail = { email: null, email_verified: null };

/**
 * Asks the identity provider's /userinfo whose e-mail belongs to an access token (the token must have the scope
 * `openid email`). A provider that cannot be reached or answers nonsense yields nulls, so that its hiccup leaves the
 * person signed in without an e-mail instead of logging them out; do not store such an answer.
 */
export function createUserinfoClient(issuer: string): (bearer: string) => Promise<UserinfoEmail> {
  const url = new URL('userinfo', issuer);
  return async (bearer) => {
    try {
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
        signal: AbortSignal.timeout(5_000),
        redirect: 'error',
      });
      if (!response.ok) return UNKNOWN;
      const body: unknown = await response.json();
      if (typeof body !== 'object' || body === null) return UNKNOWN;
      const { email, email_verified: verified } = body as Record<string, unknown>;
      if (typeof email !== 'string' || email === '') return UNKNOWN;
      return { email, email_verified: typeof verified === 'boolean' ? verified : null };
    } catch {
      return UNKNOWN;
    }
  };
}
