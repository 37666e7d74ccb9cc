import { DomainError } from '../../../../domain/error-codes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import { moveOpened } from '../../applications/services/application-moves.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/**
 * The student's agreement to the mentor's correction, or staff's record of it with a reason: freezes the
 * corrected version, which is what the company will get.
 */
export async function agreeToCorrection(
  ctx: CommandContext,
  applicationId: number,
  agreed: boolean,
  reason?: string,
): Promise<void> {
  const opened = await openFor(ctx, applicationId, 'agree');
  if (!agreed)
    throw new DomainError('agreement_required', {
      fields: { 'application[no_lie_agreement]': [{ code: 'must_be_true' }] },
    });
  await moveOpened(ctx, opened, 'agree', { reason });
}
