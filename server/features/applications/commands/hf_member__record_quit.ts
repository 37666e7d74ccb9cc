import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { quitApplication } from '../services/quit-application.ts';
import { id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_quit = staffsCommand({
  name: 'hf_member__record_quit',
  summary: "Records the student's withdrawal on their behalf, with the reason kept",
  input: z.strictObject({
    application: z.strictObject({ id: id(), reason_of_quit_by_student: longText(2000).min(1, 'required') }),
  }),
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, reason_of_quit_by_student: '他社の内定を承諾したと電話で連絡' } },
  async run(ctx, { application: { id: applicationId, reason_of_quit_by_student } }) {
    await quitApplication(ctx, applicationId, reason_of_quit_by_student);
  },
});
