import crypto from 'node:crypto';
import { QueryTypes, type Sequelize } from 'sequelize';
import { AdminSession } from '../../db/models/admin-session.ts';

/** Absolute session lifetime at /admin; the console renews it silently. */
export const SESSION_MS = 60 * 60 * 1000;

/** A manager signed in at /admin. */
export interface Admin {
  hf_member_id: number;
  email: string;
}

const hashOf = (token: string) => crypto.createHash('sha256').update(token).digest('hex');

/** Checks current rights: only active managers whose address is still verified. */
const FIND = `
  select m.id as hf_member_id, i.email
  from admin_sessions s
  join identities i on i.id = s.identity_id
  join hf_members m on i.email_verified and m.is_active and m.role = 'manager' and lower(m.email) = lower(i.email)
  where s.token_hash = :hash and s.expires_at > :now`;

/** @returns the cookie's value: 256 random bits, stored only as a hash */
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

/** Null when the session has expired or the person lost the right to it. */
export async function findAdmin(sequelize: Sequelize, token: string, now: Date): Promise<Admin | null> {
  const [admin] = await sequelize.query<Admin>(FIND, {
    replacements: { hash: hashOf(token), now },
    type: QueryTypes.SELECT,
  });
  return admin ?? null;
}

/** Ends all of a person's sessions, on signing out of the console. */
export async function closeSessions(identityId: number): Promise<void> {
  await AdminSession.destroy({ where: { identity_id: identityId } });
}
