import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { ownersApplication } from '../services/application-answers.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForOwner } from '../views/application-schema.ts';
import { undoQuit } from '../services/undo-quit.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__undo_quit = command({
  name: 'user__undo_quit',
  summary: 'Takes a withdrawal back within 10 minutes',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  output: applicationForOwner,
  errors: ['not_found', 'illegal_transition', 'undo_expired', 'undo_mail_sent', 'applied_again'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await undoQuit(ctx, applicationId);
    return ownersApplication(ctx, applicationId);
  },
});
