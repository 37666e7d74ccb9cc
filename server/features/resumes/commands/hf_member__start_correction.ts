import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { moveApplication } from '../../applications/services/application-moves.ts';

import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__start_correction = staffsCommand({
  name: 'hf_member__start_correction',
  summary: 'Begins the correction of a submitted resume',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  errors: ['not_found', 'illegal_transition', 'correction_not_permitted'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await moveApplication(ctx, applicationId, 'start_correction');
  },
});
