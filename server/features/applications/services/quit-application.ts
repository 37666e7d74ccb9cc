import { moveApplication } from './application-moves.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/** Withdrawal by the student, or recorded by staff; the mails wait as long as it can be taken back. */
export function quitApplication(ctx: CommandContext, applicationId: number, reason: string): Promise<void> {
  return moveApplication(ctx, applicationId, 'quit', {
    application: { reason_of_quit_by_student: reason },
  });
}
