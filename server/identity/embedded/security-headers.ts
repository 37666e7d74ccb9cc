import { randomBytes } from 'node:crypto';
import type { Response } from 'express';

/**
 * Sets the headers of every answer of the provider, over whatever the app set before, and returns the nonce that the
 * page's only style element and its script, which shows a typed password, must carry.
 *
 * No other script runs but the two tiny ones oidc-provider itself writes (handing the silent sign-in's answer to the
 * page around it, and ending another person's session): it adds their hashes to `script-src`. Browsers check `form-action` on redirects too, so the apps' origins belong in it.
 *
 * @param formTargets origins a form may end up at: the clients' redirect addresses
 */
export function protect(res: Response, formTargets: readonly string[]): string {
  const nonce = randomBytes(16).toString('base64url');
  res.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "img-src 'self'",
      `form-action ${["'self'", ...formTargets].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  res.setHeader('X-Frame-Options', 'DENY');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  // A verification link carries its secret in the address: it must not travel on.
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-store');
  return nonce;
}
