import express from 'express';
import type { ErrorRequestHandler, Request, Response, Router } from 'express';
import { SignJWT, importJWK, type JSONWebKeySet } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Sequelize } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { failureOf, RETRY_AFTER_SECONDS, type Failure } from '../../../db/failures.ts';
import { createCounts, type Counts } from '../../core/requests/counts.ts';
import { interfaceLanguage } from '../../../domain/languages.ts';
import { createAccounts, type SignUpResult } from './accounts.ts';
import { auth0Routes } from './auth0-routes.ts';
import { emailClaims } from './claims.ts';
import { ACCESS_TOKEN_TTL, REFRESH_REFUSED, SCOPES, providerConfiguration } from './configuration.ts';
import { interactionRoutes } from './interactions.ts';
import { loadKeys, publicPart } from './keys.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { loadOidcProvider } from './load-oidc-provider.ts';
import { Html } from './pages/html.ts';
import { languageOf } from './pages/languages.ts';
import type { PageContext } from './pages/layout.ts';
import type { PageLanguage } from './pages/words.ts';
import { errorPage, expiredPage, logOutPage, loggedOutPage, UNAVAILABLE } from './pages/notices.ts';
import type { PasswordCost } from './passwords.ts';
import { sweepPayloads } from './payload-adapter.ts';
import { protect } from './security-headers.ts';
import { createSessionRows } from './session-rows.ts';
import type {
  PageOptions,
  ProviderClient,
  ProviderLimits,
  ProviderParts,
  SendVerificationMail,
} from './types.ts';

export interface EmbeddedProviderOptions {
  /** Origin the server is reached at, without a path: `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** The connection the models are bound to. */
  sequelize: Sequelize;
  /** The first one is the students' app. */
  clients: readonly ProviderClient[];
  /** The API's identifier: a URI. */
  audience: string;
  /** Prefix of our claims, ending in a slash. */
  claimNamespace: string;
  sendVerificationMail: SendVerificationMail;
  /** Show the mailed link on the page as well. Only where the server is for one person at their own machine. */
  showVerificationLink: boolean;
  limits?: Partial<ProviderLimits>;
  /** Its own when absent. */
  counts?: Counts;
  /** Told of faults of our own; never of passwords or tokens. */
  onError?: (error: unknown) => void;
  now?: () => Date;
  /** For tests, which make many; without it, what keeps passwords safe. */
  passwordCost?: PasswordCost;
}

export interface EmbeddedProvider {
  /** Mount at the origin's root, before body parsers. */
  router: Router;
  /** `baseUrl` with a slash. */
  issuer: string;
  /** The public keys, without a round trip over HTTP. */
  jwks(): Promise<JSONWebKeySet>;
  /** Makes an account without a mail, for demo data and tests. */
  createAccount(input: {
    email: string;
    password: string;
    /** Of this password, where many accounts have the same one. */
    password_hash?: string;
    email_verified: boolean;
  }): Promise<{ sub: string } | 'exists'>;
  /** Begins a sign-up as the form does: an unverified account and a mail, in `ja` or else `en`. See `embeddedIdentityAdmin`. */
  signUp(input: { email: string; password: string; language?: string }): Promise<{ sub: string } | 'exists'>;
  /** Ends an account with its sessions and tokens; one that is gone is no error. */
  removeAccount(sub: string): Promise<void>;
  /** An access token for an account, without a sign-in: `npm run token`. Rejects an unknown e-mail. */
  issueToken(email: string): Promise<string>;
  /** Deletes expired sessions, codes, tokens and links; call it now and then. Returns how many. */
  sweep(): Promise<number>;
}

const DEFAULT_LIMITS: ProviderLimits = {
  guessesFromAddress: { free: 10, seconds: 180 },
  guessesOfAddress: { free: 50, seconds: 30 },
  guessesAtAccount: { free: 50, seconds: 600 },
  guessesInKnownBrowser: { free: 10, seconds: 180 },
  signUpsPerAddress: 50,
  windowMinutes: 15,
  mailsPerHour: 5,
};

/** The paths oidc-provider itself answers; everything else goes on to the app. */
const OWN_PATHS = [
  /^\/(authorize(\/[\w-]+)?|oauth\/(token|revoke)|userinfo)\/?$/,
  /^\/oidc\/logout(\/(confirm|success))?\/?$/,
  /^\/\.well-known\/(openid-configuration|oauth-authorization-server|jwks\.json)\/?$/,
];

/**
 * An identity provider in our own process, for a machine without a tenant. It speaks to the apps as Auth0 does, so
 * that the same front ends run against a real tenant by configuration alone. Everything it knows is in PostgreSQL.
 *
 * It is for development and demonstration: its signing key stands in the same database as everything else.
 */
export async function createEmbeddedProvider(options: EmbeddedProviderOptions): Promise<EmbeddedProvider> {
  const { sequelize, clients, audience, claimNamespace, sendVerificationMail, showVerificationLink } =
    options;
  const now = options.now ?? (() => new Date());
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const base = new URL(options.baseUrl);
  const issuer = `${base.origin}/`;
  const firstClient = clients[0];
  if (!firstClient) throw new Error('The embedded identity provider needs at least one client');

  const oidc = await loadOidcProvider();
  const keys = await loadKeys(sequelize);
  const sessions = createSessionRows(sequelize, now);
  const accounts = createAccounts({
    sequelize,
    sessions,
    subjectKey: keys.subject,
    mailsPerHour: limits.mailsPerHour,
    now,
    ...(options.passwordCost && { passwordCost: options.passwordCost }),
  });
  const jwks: JSONWebKeySet = { keys: [publicPart(keys.signing)] };
  const targets = clients.flatMap((client) => [...client.redirect_uris, ...client.post_logout_redirect_uris]);
  const formTargets = [...new Set(targets.map((uri) => new URL(uri).origin))];

  async function mailLink({ email, token }: SignUpResult, language: PageLanguage): Promise<string> {
    const url = new URL(`/u/verify?token=${token}&lang=${language}`, issuer).href;
    await sendVerificationMail({ email, url, language });
    return url;
  }

  function page(req: Request, res: Response, { clientId, uiLocales, here }: PageOptions = {}): PageContext {
    const client = clients.find((one) => one.client_id === clientId) ?? required(firstClient);
    const language = languageOf(req, uiLocales);
    return {
      language,
      nonce: protect(res, formTargets),
      startUrl: client.start_url,
      appName: client.name?.[language],
      here: here ?? (req.method === 'GET' ? req.originalUrl : null),
    };
  }

  // oidc-provider hands us its own context; the Express request and response lie beneath it.
  const pageOf = (ctx: KoaContextWithOIDC) => {
    const { client, params } = ctx.oidc;
    const clientId = client?.clientId ?? params?.['client_id'];
    return page(ctx.req as Request, ctx.res as Response, { clientId, uiLocales: params?.['ui_locales'] });
  };

  const provider = new oidc.Provider(
    issuer,
    providerConfiguration({
      oidc,
      issuer,
      clients,
      audience,
      claimNamespace,
      keys,
      accounts,
      sessions,
      now,
      renderError: (ctx, code) => errorPage(pageOf(ctx), code),
      renderLogOut: (ctx, form) => logOutPage(pageOf(ctx), new Html(form)),
      renderLoggedOut: (ctx) => loggedOutPage(pageOf(ctx)),
    }),
  );
  // Only for the three headers that `bridge` below sets itself.
  provider.proxy = true;
  /** Requests that failed because the database is away or full: what the library's handler makes of them is a 500. */
  const failed = new WeakMap<object, Failure>();
  provider.on('server_error', (ctx, error) => {
    const failure = failureOf(error);
    if (!failure) {
      onError(error);
      return;
    }
    failed.set(ctx.req, failure);
    // Logged with the request.
    (ctx.res as Response).err = error;
  });
  provider.use(async (ctx, next) => {
    await next();
    const failure = failed.get(ctx.req);
    if (failure) {
      ctx.status = 503;
      ctx.set('Retry-After', String(RETRY_AFTER_SECONDS[failure]));
      if (typeof ctx.body !== 'string') ctx.body = { error: UNAVAILABLE };
      return;
    }
    const body = ctx.body as { error?: string; error_description?: string } | undefined;
    const params = (ctx as unknown as KoaContextWithOIDC).oidc?.params;
    if (
      ctx.path === '/oauth/token' &&
      body?.error === 'invalid_grant' &&
      params?.['grant_type'] === 'refresh_token'
    ) {
      ctx.body = { ...body, error_description: REFRESH_REFUSED };
    }
    // The silent sign-in's frame carries "not signed in" as an answer, not as a failure to load.
    if (params?.['response_mode'] === 'web_message' && ctx.status === 400) ctx.status = 200;
  });

  const parts: ProviderParts = {
    provider,
    issuer,
    clients,
    accounts,
    limits,
    counts: options.counts ?? createCounts(now),
    knownBrowsers: createKnownBrowsers({ secret: keys.cookie, isHttps: base.protocol === 'https:', now }),
    now,
    mailLink,
    showVerificationLink,
    page,
  };

  const callback = provider.callback();
  const router = express.Router({ caseSensitive: true });
  router.use(interactionRoutes(parts));
  router.use(auth0Routes({ ...parts, jwks, sessions }));
  router.use(function bridge(req, res, next) {
    if (!OWN_PATHS.some((own) => own.test(req.path))) {
      next();
      return;
    }
    // Whatever Host a request claims, addresses we write are ours.
    req.headers['x-forwarded-host'] = base.host;
    req.headers['x-forwarded-proto'] = base.protocol.slice(0, -1);
    delete req.headers['x-forwarded-for'];
    protect(res, formTargets);
    callback(req, res).catch(next);
  });

  const onRouteError: ErrorRequestHandler = (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    if (failureOf(error)) {
      // The app answers that, for every page and call alike.
      next(error);
      return;
    }
    const context = page(req, res);
    res.type('html');
    if (error instanceof oidc.errors.SessionNotFound) {
      res.status(400).send(expiredPage(context));
      return;
    }
    const status = Number((error as { status?: unknown } | null)?.status);
    if (status >= 400 && status < 500) {
      res.status(status).send(errorPage(context, 'invalid_request'));
      return;
    }
    onError(error);
    res.status(500).send(errorPage(context, null));
  };
  router.use(onRouteError);

  return {
    router,
    issuer,
    jwks: () => Promise.resolve(jwks),
    createAccount: (input) => accounts.createAccount(input),
    async signUp({ email, password, language }) {
      const result = await accounts.signUp({ email, password });
      await mailLink(result, interfaceLanguage(language ?? 'en'));
      return result.isNew ? { sub: result.sub } : 'exists';
    },
    removeAccount: (sub) => accounts.removeAccount(sub),
    async issueToken(email) {
      const account = await accounts.findByEmail(email);
      if (!account) throw new Error(`No account with the e-mail ${email}`);
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({
        ...emailClaims(account, claimNamespace),
        scope: SCOPES.join(' '),
        client_id: firstClient.client_id,
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: String(keys.signing.kid) })
        .setIssuer(issuer)
        .setSubject(account.sub)
        .setAudience([audience, `${issuer}userinfo`])
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_TTL)
        .sign(await importJWK(keys.signing, 'RS256'));
    },
    sweep: () => sweepPayloads(now()),
  };
}
