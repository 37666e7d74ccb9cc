import { Application } from '../../../../db/models/application.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { Interview } from '../../../../db/models/interview.ts';
import { applyChange, type Deciding } from '../../../../domain/application-lifecycle.ts';
import { calledOffIn } from '../../../../domain/appointments.ts';
import { isUndisclosed, notDeclined, stateBeforeDecline } from '../../../../domain/disclosure.ts';
import type { Context } from '../../../core/calls/context.ts';

/** An application as its owner knows it while a decline is not told yet, and how many interviews stand for them. */
export interface DisclosedState {
  deciding: Deciding;
  interviewCount: number;
}

/**
 * What the owner goes on from when a decline is not told yet; null when nothing is kept from them. Statements only
 * for an application that is declined.
 */
export async function undisclosedDecline(
  ctx: Context,
  application: Application,
): Promise<DisclosedState | null> {
  if (!application.is_declined_by_hf || application.user_id !== ctx.actor.user_id) return null;
  const { tx: transaction } = ctx;
  const line = await ApplicationEvent.findOne({
    where: { application_id: application.id, name: 'decline', undone_at: null },
    order: [['id', 'DESC']],
    transaction,
  });
  if (!line || !isUndisclosed(line, ctx.now)) return null;
  const standing = await Interview.count({
    where: { application_id: application.id, cancelled_at: null },
    transaction,
  });
  const interviewCount = standing + (calledOffIn(line)?.interview_ids.length ?? 0);
  const { is_admitted_edit_resume_by_hf, no_lie_agreement } = application;
  const progress = applyChange(application, notDeclined);
  return {
    deciding: {
      ...progress,
      state: stateBeforeDecline(progress, interviewCount),
      is_admitted_edit_resume_by_hf,
      no_lie_agreement,
      reapply_from: null,
    },
    interviewCount,
  };
}
