import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../../applications/services/application-answers.ts';
import { command } from '../../../core/calls/define.ts';
import { sendAgain } from '../services/send-to-company.ts';
import { applicationForStaff } from '../../applications/views/application-schema.ts';
import { keepCopies, printAgreed } from '../services/printing.ts';
import { id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__send_again = command({
  name: 'hf_member__send_again',
  summary: 'Mails the same resume to the company once more, with the reason kept',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  limit: { times: 300, per: 'hour' },
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    reason: longText(1000).min(1, 'required'),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition', 'contact_missing'],
  example: { application: { id: 1 }, reason: '担当者変更のため再送' },
  prepare: (ctx, { application }) => printAgreed(ctx, [application.id]),
  async run(ctx, { application: { id: applicationId }, reason }, copies) {
    await sendAgain(ctx, applicationId, reason);
    await keepCopies(ctx, [applicationId], copies);
    return staffsApplication(ctx, applicationId);
  },
});
