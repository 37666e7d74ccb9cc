import crypto from 'node:crypto';
import { QueryTypes, type Sequelize } from 'sequelize';
import { AdminSession } from '../../db/models/admin-session.ts';

/** A sign-in at /admin ends after this long, whatever was done in it; the console opens the next without asking. */
export const SESSION_MS = 60 * 60 * 1000;

/** Who works at /admin. */
export interface Admin {
  hf_member_id: number;
  email: string;
}

const hashOf = (token: string) => crypto.createHash('sha256').update(token).digest('hex');

/** The rights of now: whoever is no active manager any more, or whose address is no longer verified, is out. */
const FIND = `
  select m.id as hf_member_id, i.email
  from admin_sessions s
  join identities i on i.id = s.identity_id
  join hf_members m on i.email_verified and m.is_active and m.role = 'manager' and lower(m.email) = lower(i.email)
  where s.token_hash = :hash and s.expires_at > :now`;

/** @returns the cookie's value: 256 random bits, of which the database keeps the hash */
export async function openSession(sequelize: Sequelize, identityId: number, now: Date): Promise<string> {
  const token = crypto.randomBytes(32).toString('base64url');
  await sequelize.transaction(async (transaction) => {
    await sequelize.query('delete from admin_sessions where expires_at <= :now', {
      replacements: { now },
      transaction,
    });
    await AdminSession.create(
      {
        token_hash: hashOf(token),
        identity_id: identityId,
        expires_at: new Date(now.getTime() + SESSION_MS),
      },
      { transaction },
    );
  });
  return token;
}

/** Null when the session is over, or the person has no right to it any more. */
export async function findAdmin(sequelize: Sequelize, token: string, now: Date): Promise<Admin | null> {
  const [admin] = await sequelize.query<Admin>(FIND, {
    replacements: { hash: hashOf(token), now },
    type: QueryTypes.SELECT,
  });
  return admin ?? null;
}

/** Ends every session of a person, as signing out of the console does. */
export async function closeSessions(identityId: number): Promise<void> {
  await AdminSession.destroy({ where: { identity_id: identityId } });
}
