import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { agreeToCorrection } from '../services/agree-to-correction.ts';
import { ownersApplication } from '../../applications/services/application-answers.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForOwner } from '../../applications/views/application-schema.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const user__agree_to_correction = command({
  name: 'user__agree_to_correction',
  summary: "Agrees to the mentor's correction",
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({ application: z.strictObject({ id: id(), no_lie_agreement: flag() }) }),
  output: applicationForOwner,
  errors: ['not_found', 'illegal_transition', 'agreement_required'],
  example: { application: { id: 1, no_lie_agreement: true } },
  async run(ctx, { application }) {
    await agreeToCorrection(ctx, application.id, application.no_lie_agreement);
    return ownersApplication(ctx, application.id);
  },
});
