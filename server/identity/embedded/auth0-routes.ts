import express from 'express';
import type { Request, Response, Router } from 'express';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { AccountError } from './accounts.ts';
import { languageOf } from './pages/languages.ts';
import { errorPage, loggedOutPage } from './pages/notices.ts';
import { queryOf } from './query.ts';
import { limitSignUps } from './rate-limits.ts';
import type { SessionRows } from './session-rows.ts';
import type { ProviderParts } from './types.ts';

/** The calls that Auth0 has beside OpenID Connect's own. */
export function auth0Routes(parts: ProviderParts & { jwks: JSONWebKeySet; sessions: SessionRows }): Router {
  const { provider, sessions, issuer, clients, accounts, page, mailLink } = parts;
  const router = express.Router();
  const keys = createLocalJWKSet(parts.jwks);

  // Auth0's `audience` is RFC 8707's `resource`.
  router.get('/authorize', (req, _res, next) => {
    const url = new URL(req.url, issuer);
    const audience = url.searchParams.get('audience');
    if (audience !== null && audience !== '') {
      url.searchParams.set('resource', audience);
      req.url = url.pathname + url.search;
    }
    next();
  });

  // oidc-provider's own /userinfo takes only tokens without an audience; a tenant's takes those for our API as well.
  router.get('/userinfo', async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (bearer === undefined) {
      next();
      return;
    }
    const options = { algorithms: ['RS256'], issuer, audience: `${issuer}userinfo` };
    const sub = await jwtVerify(bearer, keys, options).then(
      ({ payload }) => payload.sub,
      () => undefined,
    );
    const account = sub === undefined ? null : await accounts.findBySub(sub);
    if (!account) {
      res
        .status(401)
        .set('WWW-Authenticate', 'Bearer error="invalid_token"')
        .json({ error: 'invalid_token' });
      return;
    }
    const { email, email_verified } = account;
    res.json({ sub, email, email_verified, name: email, nickname: email.split('@')[0] });
  });

  const signUpByAddress = limitSignUps(parts, 'call', async (_req, res) => {
    res.status(429).json({ code: 'too_many_attempts', statusCode: 429 });
  });

  /**
   * Auth0's public sign-up. The answer is the same for a new and for a known address: even the id, which depends on
   * the address alone.
   */
  router.post(
    '/dbconnections/signup',
    signUpByAddress,
    express.json({ limit: '10kb' }),
    express.urlencoded({ extended: false, limit: '10kb' }),
    async (req: Request, res: Response) => {
      res.set('Cache-Control', 'no-store');
      const { client_id: clientId, email, password } = (req.body ?? {}) as Record<string, unknown>;
      if (!clients.some((client) => client.client_id === clientId)) {
        res.status(400).json({ code: 'invalid_client', description: 'Unknown client' });
        return;
      }
      try {
        const result = await accounts.signUp({
          email: String(email ?? ''),
          password: String(password ?? ''),
        });
        await mailLink(result, languageOf(req));
        res.json({ _id: result.sub.replace(/^auth0\|/, ''), email: result.email, email_verified: false });
      } catch (error) {
        if (!(error instanceof AccountError)) throw error;
        const status = error.code === 'too_many_mails' ? 429 : 400;
        const codes = {
          invalid_email: 'invalid_email',
          weak_password: 'invalid_password',
          guessable_password: 'password_dictionary_error',
          too_many_mails: 'too_many_attempts',
        };
        res.status(status).json({ code: codes[error.code], statusCode: status });
      }
    },
  );

  // A logout by redirect. Like a tenant's it acts on GET; it also ends the refresh tokens of this browser, because
  // students share computers.
  router.get('/v2/logout', async (req, res) => {
    const session = await provider.Session.get(provider.createContext(req, res));
    await sessions.logOut(session.uid);
    const name = provider.cookieName('session');
    for (const cookie of [name, `${name}.sig`])
      res.clearCookie(cookie, { path: '/', httpOnly: true, sameSite: 'lax' });

    const query = queryOf(req);
    const clientId = query.get('client_id');
    const returnTo = query.get('returnTo');
    const context = page(req, res, { clientId });
    if (returnTo === null) {
      res.type('html').send(loggedOutPage(context));
      return;
    }
    const allowed = clients
      .filter((client) => clientId === null || client.client_id === clientId)
      .flatMap((client) => client.post_logout_redirect_uris);
    if (allowed.includes(returnTo)) res.redirect(returnTo);
    else res.status(400).type('html').send(errorPage(context, 'invalid_return_to'));
  });

  return router;
}
