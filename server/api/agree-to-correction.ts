import { DomainError } from '../domain/error-codes.ts';
import { openFor, recordEvent } from './application-changes.ts';
import type { CommandContext } from './context.ts';
import { freezeResume } from './resume-versions.ts';

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
  const event = await recordEvent(ctx, opened, 'agree', { reason, also: { no_lie_agreement: true } });
  await freezeResume(ctx, opened.application, 'agreed', event.id);
  await ctx.emit({
    type: 'correction_agreed',
    payload: { application_id: applicationId, application_event_id: event.id },
  });
}
