import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { staffsApplication } from '../../applications/services/application-answers.ts';
import { moveApplication } from '../../applications/services/application-moves.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForStaff } from '../../applications/views/application-schema.ts';
import { keepCopies, printAgreed } from '../services/printing.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__send_to_company = command({
  name: 'hf_member__send_to_company',
  summary: "Mails the agreed resume to the company as a PDF; the company's alert is to be confirmed first",
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({
    application: z.strictObject({ id: id(), is_alert_confirmed: flag().optional() }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition', 'alert_unconfirmed', 'contact_missing'],
  example: { application: { id: 1, is_alert_confirmed: true } },
  prepare: (ctx, { application }) => printAgreed(ctx, [application.id]),
  async run(ctx, { application: { id: applicationId, is_alert_confirmed } }, copies) {
    await moveApplication(ctx, applicationId, 'send_to_company', { application: { is_alert_confirmed } });
    await keepCopies(ctx, [applicationId], copies);
    return staffsApplication(ctx, applicationId);
  },
});
