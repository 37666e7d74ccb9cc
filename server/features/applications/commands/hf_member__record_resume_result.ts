import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { moveApplication } from '../services/application-moves.ts';
import { resultFields } from '../views/result-input.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_resume_result = staffsCommand({
  name: 'hf_member__record_resume_result',
  summary: "Records the company's answer to the resume; a refusal ends the selection",
  input: z.strictObject({
    application: z.strictObject({ id: id(), is_resume_passed: flag(), ...resultFields }),
  }),
  errors: ['not_found', 'illegal_transition'],
  example: {
    application: { id: 1, is_resume_passed: true, result_reason: '面接に進みます。おめでとうございます。' },
  },
  async run(ctx, { application: { id: applicationId, ...application } }) {
    await moveApplication(ctx, applicationId, 'record_resume_result', { application });
  },
});
