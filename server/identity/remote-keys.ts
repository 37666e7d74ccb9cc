import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

/** Keys are asked for again after this; meanwhile those at hand are used. */
const FRESH_MS = 600_000;
/** While the issuer cannot be reached, its last keys are good for this long. */
const KEPT_MS = 24 * 3_600_000;
/** Without any keys, an issuer that did not answer is left alone this long: nobody waits for it meanwhile. */
const PAUSE_MS = 5_000;

export type RemoteKeys = JWTVerifyGetKey & {
  /** Whether tokens can be checked: there are keys, or the issuer gives them now. */
  areAvailable(): Promise<boolean>;
};

/**
 * The issuer's public keys over HTTPS, cached: asked for anew after 10 minutes or when a token names a key not seen
 * yet, but never more than once in 30 seconds, so that invented key ids cannot make us hammer the provider. An issuer
 * that is away logs nobody out: its last keys go on for a day.
 * @param now milliseconds of any clock, for tests
 */
export function remoteKeys(issuer: string, now = () => performance.now()): RemoteKeys {
  const remote = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), {
    cacheMaxAge: KEPT_MS,
    cooldownDuration: 30_000,
    timeoutDuration: 5_000,
  });
  let askedAt = -Infinity;
  let failure: { at: number; error: unknown } | null = null;

  async function load(): Promise<void> {
    askedAt = now();
    try {
      await remote.reload();
      failure = null;
    } catch (error) {
      failure = { at: now(), error };
      throw error;
    }
  }

  async function ready(): Promise<void> {
    if (remote.jwks()) {
      if (now() - askedAt > FRESH_MS) void load().catch(() => undefined);
      return;
    }
    if (failure && now() - failure.at < PAUSE_MS) throw failure.error;
    await load();
  }

  const keys: JWTVerifyGetKey = async (header, token) => {
    await ready();
    return remote(header, token);
  };
  const areAvailable = () =>
    ready().then(
      () => true,
      () => false,
    );
  return Object.assign(keys, { areAvailable });
}
