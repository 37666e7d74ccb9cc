import { UNDO_MINUTES } from '../domain/constants.ts';
import { openFor, recordEvent } from './application-changes.ts';
import type { CommandContext } from './context.ts';

/** Withdrawal by the student, or recorded by staff; the mails wait as long as it can be taken back. */
export async function quitApplication(
  ctx: CommandContext,
  applicationId: number,
  reason: string,
): Promise<void> {
  const opened = await openFor(ctx, applicationId, 'quit');
  const event = await recordEvent(ctx, opened, 'quit', {
    reason,
    also: { reason_of_quit_by_student: reason },
  });
  await ctx.emit({
    type: 'application_quit',
    payload: { application_id: applicationId, application_event_id: event.id },
    delay_minutes: UNDO_MINUTES,
  });
}
