import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { undoQuit } from '../services/undo-quit.ts';
import { id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__undo_quit = staffsCommand({
  name: 'hf_member__undo_quit',
  summary: "Takes a withdrawal back on the student's behalf within 10 minutes, with the reason kept",
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    reason: longText(1000).min(1, 'required'),
  }),
  errors: ['not_found', 'illegal_transition', 'undo_expired', 'undo_mail_sent', 'applied_again'],
  example: { application: { id: 1 }, reason: '学生から取り消しの連絡' },
  async run(ctx, { application: { id: applicationId }, reason }) {
    await undoQuit(ctx, applicationId, reason);
  },
});
