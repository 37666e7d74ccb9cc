import { HfMember } from '../../db/models/hf-member.ts';
import { DomainError } from '../domain/error-codes.ts';
import { memberNames } from '../presenters/names.ts';
import { loadUser, presentUser } from '../presenters/user.ts';
import type { Context } from './context.ts';

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

/** The caller's own data: an account without a user row gets `is_signed_up: false`. Three statements at most. */
export async function ownDataOf(ctx: Context, userId: number | null = ctx.actor.user_id) {
  if (!ctx.actor.identity) throw new DomainError('unauthenticated');
  const hf_member = await staffRights(ctx);
  const user = userId === null ? null : await loadUser(userId, ctx.tx);
  if (!user)
    return {
      is_signed_up: false as const,
      email: ctx.actor.identity.email,
      email_verified: ctx.actor.identity.email_verified,
      hf_member,
    };
  return { ...presentUser(user), hf_member };
}
