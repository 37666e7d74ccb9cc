import { CURRENT } from '../../../../db/current.ts';
import { Application } from '../../../../db/models/application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { openFor } from './open-application.ts';
import { takeEndBack } from './application-undo.ts';
import type { CommandContext } from '../../../core/calls/context.ts';

/**
 * Takes a withdrawal back, by the student or recorded by staff with a reason.
 * @throws DomainError applied_again when the student has applied again in the meantime, undo_mail_sent
 */
export async function undoQuit(ctx: CommandContext, applicationId: number, reason?: string): Promise<void> {
  const opened = await openFor(ctx, applicationId, 'undo_quit');
  const { user_id, recruitment_id } = opened.application;
  const current = await Application.findOne({
    where: { user_id, recruitment_id, ...CURRENT },
    transaction: ctx.tx,
  });
  if (current) throw new DomainError('applied_again', { details: { application_id: current.id } });
  await takeEndBack(ctx, opened, 'quit', () => ({ reason, also: { reason_of_quit_by_student: null } }));
}
