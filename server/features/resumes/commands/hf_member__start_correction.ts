import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../../applications/services/application-answers.ts';
import { moveApplication } from '../../applications/services/application-moves.ts';
import { command } from '../../../core/calls/define.ts';

import { applicationForStaff } from '../../applications/views/application-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__start_correction = command({
  name: 'hf_member__start_correction',
  summary: 'Begins the correction of a submitted resume',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition', 'correction_not_permitted'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await moveApplication(ctx, applicationId, 'start_correction');
    return staffsApplication(ctx, applicationId);
  },
});
