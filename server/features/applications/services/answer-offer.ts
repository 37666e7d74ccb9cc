import { moveApplication } from './application-moves.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/** The student's answer to an offer, or staff's record of it with a reason. */
export function answerOffer(
  ctx: CommandContext,
  applicationId: number,
  accepted: boolean,
  reason?: string,
): Promise<void> {
  return moveApplication(ctx, applicationId, 'answer_offer', {
    application: { is_student_accept_offer: accepted },
    reason,
  });
}
