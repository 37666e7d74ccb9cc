import { z } from 'zod';
import { Application } from '../../../db/models/application.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { STUDENT } from '../../domain/roles.ts';
import { ownersApplication } from '../application-answers.ts';
import { markUndone, openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForOwner } from '../shapes/application.ts';
import { id } from '../wire.ts';

export const user__undo_quit = command({
  name: 'user__undo_quit',
  summary: 'Takes a withdrawal back within 10 minutes',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  output: applicationForOwner,
  errors: ['not_found', 'illegal_transition', 'undo_expired', 'already_applied'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    const opened = await openFor(ctx, applicationId, 'undo_quit');
    const { user_id, recruitment_id } = opened.application;
    const live = await Application.findOne({
      where: { user_id, recruitment_id, is_quit_by_student: false },
      transaction: ctx.tx,
    });
    if (live) throw new DomainError('already_applied', { details: { application_id: live.id } });
    await recordEvent(ctx, opened, 'undo_quit', { also: { reason_of_quit_by_student: null } });
    await markUndone(ctx, applicationId, 'quit');
    return ownersApplication(ctx, applicationId);
  },
});
