import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { moveApplication } from '../../applications/services/application-moves.ts';
import { day, flag, id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__return_to_student = staffsCommand({
  name: 'hf_member__return_to_student',
  summary: 'Returns the resume for rewriting, with a comment and a new due date',
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      due_date_to_submit_resume: day().optional(),
      is_date_confirmed: flag().optional(),
    }),
    comment: longText(2000).min(1, 'required'),
  }),
  errors: ['not_found', 'illegal_transition', 'date_unconfirmed'],
  example: {
    application: { id: 1, due_date_to_submit_resume: '2026-12-01' },
    comment: '志望動機をもう少し具体的に書いてください。',
  },
  async run(ctx, { application: { id: applicationId, ...application }, comment }) {
    await moveApplication(ctx, applicationId, 'return_to_student', { application, comment });
  },
});
