import { openFor, recordEvent } from './application-changes.ts';
import type { CommandContext } from './context.ts';

/** The student's answer to an offer, or staff's record of it with a reason. */
export async function answerOffer(
  ctx: CommandContext,
  applicationId: number,
  accepted: boolean,
  reason?: string,
): Promise<void> {
  const opened = await openFor(ctx, applicationId, 'answer_offer');
  const event = await recordEvent(ctx, opened, 'answer_offer', { yes: accepted, reason });
  await ctx.emit({
    type: 'offer_answered',
    payload: { application_id: applicationId, application_event_id: event.id, accepted },
  });
}
