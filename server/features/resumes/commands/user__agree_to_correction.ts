import { z } from 'zod';
import { ownersCommand } from '../../applications/services/application-command.ts';
import { agreeToCorrection } from '../services/agree-to-correction.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const user__agree_to_correction = ownersCommand({
  name: 'user__agree_to_correction',
  summary: "Agrees to the mentor's correction",
  input: z.strictObject({ application: z.strictObject({ id: id(), no_lie_agreement: flag() }) }),
  errors: ['not_found', 'illegal_transition', 'agreement_required'],
  example: { application: { id: 1, no_lie_agreement: true } },
  async run(ctx, { application }) {
    await agreeToCorrection(ctx, application.id, application.no_lie_agreement);
  },
});
