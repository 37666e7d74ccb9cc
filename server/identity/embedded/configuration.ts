import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { failureOf } from '../../../db/failures.ts';
import type { Accounts } from './accounts.ts';
import { emailClaims, sessionClaim } from './claims.ts';
import type { ProviderKeys } from './keys.ts';
import type { loadOidcProvider } from './load-oidc-provider.ts';
import { UNAVAILABLE } from './pages/notices.ts';
import { createPayloadAdapter } from './payload-adapter.ts';
import type { SessionRows } from './session-rows.ts';
import type { ProviderClient } from './types.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds an access token lives. */
export const ACCESS_TOKEN_TTL = HOUR;
export const SCOPES = ['openid', 'profile', 'email', 'offline_access'];

/** Auth0's wording: its SDK falls back to a silent sign-in when it reads "invalid refresh token". */
export const REFRESH_REFUSED = 'Unknown or invalid refresh token.';

export interface ConfigurationOptions {
  oidc: Awaited<ReturnType<typeof loadOidcProvider>>;
  issuer: string;
  clients: readonly ProviderClient[];
  audience: string;
  claimNamespace: string;
  keys: ProviderKeys;
  accounts: Accounts;
  sessions: SessionRows;
  now: () => Date;
  renderError: (ctx: KoaContextWithOIDC, code: string | null) => string;
  renderLogOut: (ctx: KoaContextWithOIDC, form: string) => string;
  renderLoggedOut: (ctx: KoaContextWithOIDC) => string;
}

/** How oidc-provider is set up to answer as an Auth0 tenant does to its single-page SDK. */
export function providerConfiguration(options: ConfigurationOptions): Configuration {
  const { oidc, issuer, clients, audience, claimNamespace, keys, accounts, sessions, now } = options;
  const origins = new Map(
    clients.map((client) => [client.client_id, client.redirect_uris.map((uri) => new URL(uri).origin)]),
  );

  return {
    adapter: createPayloadAdapter({
      sessions,
      loggedOut: (kind) =>
        kind === 'AuthorizationCode'
          ? new oidc.errors.LoginRequired()
          : new oidc.errors.InvalidGrant('the session has ended'),
      unstorable: () => new oidc.errors.InvalidRequest('a parameter holds a character that cannot be kept'),
      alreadyUsed: () => new oidc.errors.InvalidGrant('used twice at the same moment'),
      now,
    }),
    clients: clients.map((client) => ({
      client_id: client.client_id,
      redirect_uris: client.redirect_uris,
      post_logout_redirect_uris: client.post_logout_redirect_uris,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'RS256',
    })),
    clientBasedCORS: (_ctx, origin, client) => origins.get(client.clientId)?.includes(origin) ?? false,
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookie],
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
    },
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'nickname', 'updated_at'],
    },
    // Auth0 puts the claims of `email` and `profile` into the ID token; its SDK reads the user from there.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has('offline_access'),
    expiresWithSession: (_ctx, source) => !source.scopes.has('offline_access'),
    extraParams: {
      // OpenID Connect grants offline_access only with prompt=consent, so the library has dropped it by now; Auth0
      // grants it to an app that asks, and so do we.
      audience(ctx) {
        const params = ctx.oidc.params;
        const asked = String(ctx.query['scope'] ?? '').split(' ');
        if (params && asked.includes('offline_access'))
          params['scope'] = `${String(params['scope'])} offline_access`;
      },
      screen_hint: null,
      auth0Client: null,
    },
    interactions: { url: (_ctx, interaction) => `/u/${interaction.uid}` },

    async findAccount(_ctx, sub) {
      const account = await accounts.findBySub(sub);
      if (!account) return undefined;
      return {
        accountId: sub,
        claims: () => ({
          sub,
          email: account.email,
          email_verified: account.email_verified,
          name: account.email,
          nickname: account.email.split('@')[0],
          updated_at: Math.floor(account.updated_at.getTime() / 1000),
        }),
      };
    },
    async extraTokenClaims(_ctx, token) {
      if (!('accountId' in token)) return undefined;
      const account = await accounts.findBySub(token.accountId);
      const uid = 'sessionUid' in token ? token.sessionUid : undefined;
      if (!account) return undefined;
      return { ...emailClaims(account, claimNamespace), ...sessionClaim(uid, claimNamespace) };
    },
    formats: {
      customizers: {
        // As a tenant does: a token for our API with the scope openid also opens /userinfo.
        jwt(_ctx, token, parts) {
          if (token.scopes.has('openid')) parts.payload.aud = [audience, `${issuer}userinfo`];
        },
      },
    },

    // Both apps are ours: nobody is asked for consent. The grant ties the tokens of one browser and app together, and
    // is what a logout or a reused refresh token revokes; each sign-in prolongs it past every token it may bear.
    async loadExistingGrant(ctx) {
      const { client, session, params, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const id = session.grantIdFor(client.clientId);
      const existing = id === undefined ? undefined : await provider.Grant.find(id);
      const isOurs = existing?.accountId === session.accountId;
      const grant =
        existing && isOurs
          ? existing
          : new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPES.join(' '));
      if (params?.['resource'] === audience) grant.addResourceScope(audience, SCOPES.join(' '));
      Object.assign(grant, { exp: undefined, iat: undefined });
      await grant.save();
      return grant;
    },

    clockTolerance: 10,
    ttl: {
      AuthorizationCode: 60,
      AccessToken: ACCESS_TOKEN_TTL,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: 14 * DAY,
      Grant: 31 * DAY,
      // 15 days without use, 30 days in all.
      RefreshToken: (_ctx, token) => Math.max(1, Math.min(15 * DAY, 30 * DAY - token.totalLifetime())),
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => void (ctx.body = options.renderLogOut(ctx, form)),
        postLogoutSuccessSource: (ctx) => void (ctx.body = options.renderLoggedOut(ctx)),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) => (Array.isArray(oneOf) ? oneOf[0] : oneOf) ?? [],
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== audience) throw new oidc.errors.InvalidTarget(`Service not found: ${resource}`);
          return {
            audience,
            scope: SCOPES.join(' '),
            accessTokenFormat: 'jwt',
            accessTokenTTL: ACCESS_TOKEN_TTL,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    renderError(ctx, out, error) {
      ctx.type = 'html';
      const code = out.error === 'server_error' ? null : out.error;
      ctx.body = options.renderError(ctx, failureOf(error) ? UNAVAILABLE : code);
    },
  };
}
