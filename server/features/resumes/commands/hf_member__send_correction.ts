import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { moveApplication } from '../../applications/services/application-moves.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__send_correction = staffsCommand({
  name: 'hf_member__send_correction',
  summary: 'Sends the correction to the student for agreement',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  errors: ['not_found', 'illegal_transition', 'correction_not_permitted', 'validation_failed'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    await moveApplication(ctx, applicationId, 'send_correction');
  },
});
