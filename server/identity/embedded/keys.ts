import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { disableTimeouts } from '../../../db/disable-timeouts.ts';
import { OidcKey } from '../../../db/models/oidc.ts';

/** Everything secret the embedded provider owns. Kept in PostgreSQL, so that a restart logs nobody out. */
export interface ProviderKeys {
  /** Signs tokens: RS256, private. */
  signing: JWK;
  /** Signs the cookies. */
  cookie: string;
  /** Turns an e-mail into a subject. */
  subject: Buffer;
}

/** Any number, as long as nobody else takes this advisory lock. */
const LOCK = 7_311_452;

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'RS256' };
}

async function makeSecret(use: string): Promise<JWK> {
  return { kty: 'oct', use, kid: randomUUID(), k: randomBytes(32).toString('base64url') };
}

async function findOrMake(use: string, make: () => Promise<JWK>, transaction: Transaction): Promise<JWK> {
  const rows = await OidcKey.findAll({ order: [['id', 'DESC']], transaction });
  const found = rows.map((row) => row.jwk as JWK).find((jwk) => jwk.use === use);
  if (found) return found;
  const jwk = await make();
  await OidcKey.create({ jwk }, { transaction });
  return jwk;
}

/** Reads the keys, making them on the first start; two processes starting at once end up with the same ones. */
export async function loadKeys(sequelize: Sequelize): Promise<ProviderKeys> {
  return sequelize.transaction(async (transaction) => {
    await disableTimeouts(sequelize, transaction);
    await sequelize.query('SELECT pg_advisory_xact_lock(:lock)', {
      replacements: { lock: LOCK },
      type: QueryTypes.SELECT,
      transaction,
    });
    const signing = await findOrMake('sig', makeSigningKey, transaction);
    const cookie = await findOrMake('cookie', () => makeSecret('cookie'), transaction);
    const subject = await findOrMake('subject', () => makeSecret('subject'), transaction);
    return { signing, cookie: String(cookie.k), subject: Buffer.from(String(subject.k), 'base64url') };
  });
}

/** The part of a signing key everybody may see. */
export function publicPart({ kty, kid, use, alg, n, e }: JWK): JWK {
  return { kty, kid, use, alg, n, e };
}
