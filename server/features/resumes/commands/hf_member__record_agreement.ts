import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { agreeToCorrection } from '../services/agree-to-correction.ts';
import { id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_agreement = staffsCommand({
  name: 'hf_member__record_agreement',
  summary: "Records the student's agreement to the correction, given in another way, with the reason kept",
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    reason: longText(1000).min(1, 'required'),
  }),
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1 }, reason: '電話で同意を確認' },
  async run(ctx, { application, reason }) {
    await agreeToCorrection(ctx, application.id, true, reason);
  },
});
