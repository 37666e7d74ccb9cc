import { z } from 'zod';
import { ownersCommand } from '../services/application-command.ts';
import { quitApplication } from '../services/quit-application.ts';
import { id, longText } from '../../../core/schemas/schema-helpers.ts';

export const user__quit_application = ownersCommand({
  name: 'user__quit_application',
  summary: 'Withdraws an application; can be taken back for 10 minutes',
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      reason_of_quit_by_student: longText(2000).min(1, 'required'),
    }),
  }),
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, reason_of_quit_by_student: 'I accepted another offer.' } },
  async run(ctx, { application: { id: applicationId, reason_of_quit_by_student } }) {
    await quitApplication(ctx, applicationId, reason_of_quit_by_student);
  },
});
