import type { Router } from 'express';
import { createLocalJWKSet } from 'jose';
import type { Sequelize } from 'sequelize';
import { Identity } from '../../db/models/identity.ts';
import type { Auth0Config } from '../config.ts';
import type { Counts } from '../core/requests/counts.ts';
import type { VerifyToken } from '../http/authenticate.ts';
import { createEmbeddedProvider, type EmbeddedProvider } from '../identity/embedded/provider.ts';
import type { ProviderClient, SendVerificationMail } from '../identity/embedded/types.ts';
import { createSignUpClient, embeddedIdentityAdmin, type IdentityAdmin } from '../identity/sign-up-client.ts';
import { createUserinfoClient } from '../identity/userinfo.ts';
import { remoteKeys } from '../identity/remote-keys.ts';
import { createTokenVerifier, type FetchUserinfo } from '../identity/verify-token.ts';

export interface IdentityParts {
  verifyToken: VerifyToken;
  /** Whether tokens can be checked now; while the provider is away, the keys at hand do. */
  canVerify: () => Promise<boolean>;
  identityAdmin: IdentityAdmin;
  /**
   * Ends an account at the identity provider, where we may: the embedded one. A tenant's accounts stay there
   * (docs/privacy.md).
   */
  removeAccount?: (account: { iss: string; sub: string }) => Promise<void>;
  /** The embedded provider, when the configuration points at it. */
  provider: EmbeddedProvider | null;
  router: Router | null;
}

interface IdentityOptions {
  auth0: Auth0Config;
  baseUrl: string;
  sequelize: Sequelize;
  sendVerificationMail: SendVerificationMail;
  /** Its own when absent. */
  counts?: Counts;
  onError: (error: unknown) => void;
}

/** The embedded provider as this configuration has it; `npm run token` makes the same one beside a running server. */
export function embeddedProvider(options: IdentityOptions): Promise<EmbeddedProvider> {
  const { auth0, baseUrl, sequelize, sendVerificationMail, counts, onError } = options;
  return createEmbeddedProvider({
    baseUrl,
    sequelize,
    clients: clientsOf(auth0, baseUrl),
    audience: auth0.audience,
    claimNamespace: auth0.claimNamespace,
    sendVerificationMail,
    ...(counts && { counts }),
    showVerificationLink: true,
    onError,
  });
}

function clientsOf(auth0: Auth0Config, baseUrl: string): ProviderClient[] {
  return [
    {
      client_id: auth0.clientId,
      redirect_uris: [`${baseUrl}/auth0-callback`],
      post_logout_redirect_uris: [baseUrl, `${baseUrl}/`],
      start_url: `${baseUrl}/`,
    },
    {
      client_id: auth0.staffClientId,
      name: { en: 'Staff console', ja: 'スタッフ用コンソール', vi: 'Trang dành cho nhân viên' },
      redirect_uris: [`${baseUrl}/staff/auth-callback`],
      post_logout_redirect_uris: [`${baseUrl}/staff/`],
      start_url: `${baseUrl}/staff/`,
    },
  ];
}

/** Token verification and sign-up, by a tenant over HTTPS or by the embedded provider in this process. */
export async function createIdentity(options: IdentityOptions): Promise<IdentityParts> {
  const { auth0 } = options;
  const { issuer, audience, claimNamespace } = auth0;
  if (auth0.embedded) {
    const provider = await embeddedProvider(options);
    await adoptIdentities(options.sequelize, issuer);
    const jwks = createLocalJWKSet(await provider.jwks());
    return {
      verifyToken: createTokenVerifier({ issuer, audience, claimNamespace, jwks }),
      canVerify: () => Promise.resolve(true),
      identityAdmin: embeddedIdentityAdmin(provider),
      removeAccount: ({ sub }) => provider.removeAccount(sub),
      provider,
      router: provider.router,
    };
  }
  const jwks = remoteKeys(issuer);
  const fetchUserinfo = rememberedUserinfo(createUserinfoClient(issuer));
  return {
    verifyToken: createTokenVerifier({
      issuer,
      audience,
      claimNamespace,
      jwks,
      fetchUserinfo,
    }),
    canVerify: () => jwks.areAvailable(),
    identityAdmin: createSignUpClient({ issuer, clientId: auth0.clientId }),
    provider: null,
    router: null,
  };
}

/**
 * The embedded provider's issuer is this server's address. On another port its accounts are the same people, so
 * their identities move with it; otherwise everybody would have to sign up anew.
 */
async function adoptIdentities(sequelize: Sequelize, issuer: string): Promise<void> {
  await sequelize.query(
    `update identities as old set iss = :issuer, updated_at = now()
     where old.iss <> :issuer and old.iss ~ '^http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?/$'
       and not exists (select 1 from identities as own where own.iss = :issuer and own.sub = old.sub)`,
    { replacements: { issuer } },
  );
}

/**
 * The e-mail of a token that carries none: what we stored, once it is verified, else the provider's answer. A provider
 * that is away leaves whom we know as we know them.
 */
export function rememberedUserinfo(ask: (bearer: string) => ReturnType<FetchUserinfo>): FetchUserinfo {
  return async (bearer, { iss, sub }) => {
    const known = await Identity.findOne({ where: { iss, sub } });
    if (known?.email && known.email_verified) return { email: known.email, email_verified: true };
    try {
      return await ask(bearer);
    } catch (error) {
      if (!known?.email) throw error;
      return { email: known.email, email_verified: known.email_verified };
    }
  };
}
