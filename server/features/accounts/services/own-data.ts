import { required } from '../../../../domain/required.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { User } from '../../../../db/models/user.ts';
import { prepared, runPrepared } from '../../../../db/prepared.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { loadUser, presentUser } from '../../profile/views/present-user.ts';
import type { Context } from '../../../core/calls/context.ts';

async function staffRights({ actor, tx }: Context) {
  if (actor.hf_member_id === null) return null;
  const member = await HfMember.findByPk(actor.hf_member_id, { transaction: tx });
  return {
    hf_member_id: actor.hf_member_id,
    role: actor.roles.has('manager') ? ('manager' as const) : ('mentor' as const),
    sees_all_applications: actor.sees_all_applications,
    names: memberNames(member),
  };
}

/** By the index that keeps addresses unique. */
const WITH_ADDRESS = prepared('select 1 from users where lower(email) = $email and not is_pending');

/** Whether the proved address of an account without a student is a student's who signs in another way. */
async function isLinkedElsewhere({ actor, tx }: Context): Promise<boolean> {
  const { email, email_verified } = required(actor.identity);
  if (!email || !email_verified) return false;
  const values = { email: email.toLowerCase() };
  return (await runPrepared(sequelizeOf(User), WITH_ADDRESS, values, tx)).length > 0;
}

/** The caller's own data: an account without a user row gets `is_signed_up: false`. Three statements at most. */
export async function ownDataOf(ctx: Context, userId: number | null = ctx.actor.user_id) {
  if (!ctx.actor.identity) throw new DomainError('unauthenticated');
  const hf_member = await staffRights(ctx);
  const user = userId === null ? null : await loadUser(userId, ctx.tx, ctx.beside);
  if (!user)
    return {
      is_signed_up: false as const,
      email: ctx.actor.identity.email,
      email_verified: ctx.actor.identity.email_verified,
      is_email_linked_elsewhere: await isLinkedElsewhere(ctx),
      hf_member,
    };
  return { ...presentUser(user), hf_member };
}
