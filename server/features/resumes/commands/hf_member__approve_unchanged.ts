import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { moveApplication } from '../../applications/services/application-moves.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__approve_unchanged = staffsCommand({
  name: 'hf_member__approve_unchanged',
  summary: "Approves the resume in the student's own words",
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await moveApplication(ctx, applicationId, 'approve_unchanged');
  },
});
