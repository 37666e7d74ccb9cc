import { takeEndBack } from './application-undo.ts';
import { openFor } from './open-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/**
 * Takes the answer to an offer back, by the student or recorded by staff with a reason: it is open again.
 * @throws DomainError undo_expired, undo_mail_sent
 */
export async function undoOfferAnswer(
  ctx: CommandContext,
  applicationId: number,
  reason?: string,
): Promise<void> {
  const opened = await openFor(ctx, applicationId, 'undo_offer_answer');
  await takeEndBack(ctx, opened, 'answer_offer', () => ({ reason }));
}
