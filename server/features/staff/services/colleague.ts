import { QueryTypes, type Transaction } from 'sequelize';
import type { HfMember } from '../../../../db/models/hf-member.ts';
import { required } from '../../../../domain/required.ts';
import { seesAllApplications, type Staff } from '../../../../domain/roles.ts';

/**
 * A colleague as the actor they would be in the console, to ask what they may read. Their own rows as a student are
 * hidden from them there too.
 */
export async function colleagueAsActor(member: HfMember, tx: Transaction): Promise<Staff> {
  const [own] = await required(member.sequelize).query<{ id: number }>(
    `select u.id from identities i join users u on u.id = i.user_id and not u.is_pending
     where i.email_verified and lower(i.email) = lower($1) order by u.id limit 1`,
    { bind: [member.email], type: QueryTypes.SELECT, transaction: tx },
  );
  return {
    roles: new Set(['visitor', 'account', member.role]),
    identity: null,
    user_id: own?.id ?? null,
    hf_member_id: member.id,
    sees_all_applications: seesAllApplications(member),
    is_acting_as_staff: true,
  };
}
