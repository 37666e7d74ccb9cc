import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { moveApplication } from '../services/application-moves.ts';
import { resultFields } from '../views/result-input.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__finish_selection = staffsCommand({
  name: 'hf_member__finish_selection',
  summary: "Records the selection's final result; passed is an offer to answer",
  input: z.strictObject({ application: z.strictObject({ id: id(), is_passed: flag(), ...resultFields }) }),
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, is_passed: true, result_reason: '内定です。おめでとうございます。' } },
  async run(ctx, { application: { id: applicationId, ...application } }) {
    await moveApplication(ctx, applicationId, 'finish', { application });
  },
});
