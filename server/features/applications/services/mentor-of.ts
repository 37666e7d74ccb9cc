import { ApplicationHfMember } from '../../../../db/models/application-records.ts';
import { Application } from '../../../../db/models/application.ts';
import type { Context } from '../../../core/calls/context.ts';

/** Whether the caller looks after an application of this student, or sees all applications. */
export async function isMentorOf(ctx: Context, userId: number): Promise<boolean> {
  if (ctx.actor.sees_all_applications) return true;
  if (ctx.actor.hf_member_id === null) return false;
  const assigned = await ApplicationHfMember.count({
    where: { hf_member_id: ctx.actor.hf_member_id },
    include: [{ model: Application, as: 'application', where: { user_id: userId }, required: true }],
    transaction: ctx.tx,
  });
  return assigned > 0;
}
