import { z } from 'zod';
import { ownersCommand } from '../services/application-command.ts';
import { undoQuit } from '../services/undo-quit.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__undo_quit = ownersCommand({
  name: 'user__undo_quit',
  summary: 'Takes a withdrawal back within 10 minutes',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  errors: ['not_found', 'illegal_transition', 'undo_expired', 'undo_mail_sent', 'applied_again'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await undoQuit(ctx, applicationId);
  },
});
