import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../services/application-answers.ts';
import { moveApplication } from '../services/application-moves.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForStaff } from '../views/application-schema.ts';
import { resultFields } from '../views/result-input.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__finish_selection = command({
  name: 'hf_member__finish_selection',
  summary: "Records the selection's final result; passed is an offer to answer",
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application: z.strictObject({ id: id(), is_passed: flag(), ...resultFields }) }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1, is_passed: true, result_reason: '内定です。おめでとうございます。' } },
  async run(ctx, { application: { id: applicationId, ...application } }) {
    await moveApplication(ctx, applicationId, 'finish', { application });
    return staffsApplication(ctx, applicationId);
  },
});
