import type { OidcAccount } from '../../../db/models/oidc.ts';

/** The e-mail claims of an access token, under our namespace, as a tenant's rule would add them. */
export function emailClaims(
  account: Pick<OidcAccount, 'email' | 'email_verified'>,
  namespace: string,
): Record<string, string | boolean> {
  return { [`${namespace}email`]: account.email, [`${namespace}email_verified`]: account.email_verified };
}

/** The session a token is issued for: the token is refused when it has ended. */
export const sessionClaim = (uid: string | undefined, namespace: string): Record<string, string> =>
  uid === undefined ? {} : { [`${namespace}session`]: uid };
