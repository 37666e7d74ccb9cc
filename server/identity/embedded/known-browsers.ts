import { createHmac, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { jwtVerify, SignJWT } from 'jose';

const DAYS = 180;

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Browsers that have proved an account once: by its password, or by a link in its mailbox. Others' guesses must not keep
 * its owner out, so guesses in a known browser are counted for that browser alone (OWASP: device cookies). A cookie
 * proves one account only, and nothing but that: it signs nobody in.
 */
export function createKnownBrowsers(options: { secret: string; isHttps: boolean; now: () => Date }) {
  const { secret, isHttps, now } = options;
  const key = createHmac('sha256', secret).update('known browsers').digest();
  const nameOf = (sub: string) => `idp_known_${sub.replace(/\W/g, '').slice(-12)}`;

  return {
    /** From now on this browser is known for the account. */
    async remember(res: Response, sub: string): Promise<void> {
      const until = new Date(now().getTime() + DAYS * 86_400_000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sub)
        .setJti(randomUUID())
        .setExpirationTime(until)
        .sign(key);
      res.cookie(nameOf(sub), token, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        path: '/u/',
        maxAge: DAYS * 86_400_000,
      });
    },

    /** The id of a browser that is known for the account, or null. */
    async idOf(req: Request, sub: string): Promise<string | null> {
      const name = `${nameOf(sub)}=`;
      const sent = req.headers.cookie?.split('; ').find((cookie) => cookie.startsWith(name));
      if (sent === undefined) return null;
      return jwtVerify(sent.slice(name.length), key, {
        subject: sub,
        algorithms: ['HS256'],
        currentDate: now(),
      }).then(
        ({ payload }) => payload.jti ?? null,
        () => null,
      );
    },
  };
}
