import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { agreeToCorrection } from '../services/agree-to-correction.ts';
import { staffsApplication } from '../../applications/services/application-answers.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForStaff } from '../../applications/views/application-schema.ts';
import { id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_agreement = command({
  name: 'hf_member__record_agreement',
  summary: "Records the student's agreement to the correction, given in another way, with the reason kept",
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    reason: longText(1000).min(1, 'required'),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: { application: { id: 1 }, reason: '電話で同意を確認' },
  async run(ctx, { application, reason }) {
    await agreeToCorrection(ctx, application.id, true, reason);
    return staffsApplication(ctx, application.id);
  },
});
