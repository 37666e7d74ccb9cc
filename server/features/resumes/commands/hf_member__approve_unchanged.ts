import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../../applications/services/application-answers.ts';
import { moveApplication } from '../../applications/services/application-moves.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForStaff } from '../../applications/views/application-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__approve_unchanged = command({
  name: 'hf_member__approve_unchanged',
  summary: "Approves the resume in the student's own words",
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await moveApplication(ctx, applicationId, 'approve_unchanged');
    return staffsApplication(ctx, applicationId);
  },
});
