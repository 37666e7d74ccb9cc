import { importJWK, SignJWT } from 'jose';
import type { Sequelize } from 'sequelize';
import { loadKeys } from '../../server/identity/embedded/keys.ts';
import type { TestApi } from '../support/api.ts';
import { callerOf } from '../support/caller.ts';
import { makeWorld, type World } from '../wire/support/world.ts';
import type { FuzzedServer } from './server.ts';

/** Frees unique names so that the next world can reuse them. */
async function giveUpNames(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`update referral_codes set token = token || id where token = 'friend'`);
  await sequelize.query(`update hf_member_gids set gid = gid || '.' || id where gid = '1.2'`);
  await sequelize.query(
    `update notification_channels set name = name || ' ' || id where name in ('Events team', 'New team')`,
  );
  await sequelize.query(`update mail_template_groups set key = key || id where key = 'wire'`);
  await sequelize.query(
    `update undeliverable_addresses set email = id || email where email like 'nobody-of-the-world@%'`,
  );
}

/**
 * Creates worlds over HTTP in the fuzzed server: people with tokens and one of each record, as in the wire
 * tests. Each new world restores what valid calls used up.
 */
export async function worldMaker({ sequelize, url, files, config: { auth0 } }: FuzzedServer) {
  const keys = await loadKeys(sequelize);
  const key = await importJWK(keys.signing, 'RS256');
  const issuer = `${url}/`;
  let made = 0;
  /**
   * Signed like the identity provider's tokens. Fixed addresses get the world's number, so each world has new
   * people.
   */
  const tokenFor = (email: string, claims: { sub?: string; verified?: boolean } = {}) =>
    new SignJWT({
      [`${auth0.claimNamespace}email`]: email,
      [`${auth0.claimNamespace}email_verified`]: claims.verified ?? true,
      scope: 'openid profile email',
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: String(keys.signing.kid) })
      .setIssuer(issuer)
      .setAudience(auth0.audience)
      .setSubject(claims.sub ? `${claims.sub}-${made}` : `test|${email}`)
      .setIssuedAt()
      .setExpirationTime('12h')
      .sign(key);
  const api = {
    sequelize,
    issuer,
    tokenFor,
    clock: { now: new Date() },
    adapters: { files },
    as: callerOf(url),
  };
  return async (): Promise<World> => {
    made += 1;
    api.clock.now = new Date();
    await giveUpNames(sequelize);
    return makeWorld(api as unknown as TestApi);
  };
}
