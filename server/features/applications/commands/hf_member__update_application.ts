import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { askAboutDates, unlikelyDay } from '../../../../domain/planned-dates.ts';
import { saveMentions } from '../../staff/services/mentions.ts';
import { openAsStaff } from '../services/open-application.ts';
import { flag, id, integer } from '../../../core/schemas/schema-helpers.ts';
import { application as applicationFields } from '../../../../domain/entities/application.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';

export const hf_member__update_application = staffsCommand({
  name: 'hf_member__update_application',
  summary: "Staff's notes and the due date of an application; never its progress",
  input: z.strictObject({
    application: entityInput(applicationFields).extend({
      id: id(),
      version: integer(),
      is_date_confirmed: flag().optional(),
    }),
  }),
  errors: ['not_found', 'forbidden', 'version_conflict', 'date_unconfirmed'],
  example: { application: { id: 1, version: 2, memo: '次回の面談で志望動機を確認' } },
  async run(ctx, { application: asked }) {
    const { id: applicationId, version, is_date_confirmed, ...fields } = asked;
    const application = await openAsStaff(ctx, applicationId);
    if (application.version !== version)
      throw new DomainError('version_conflict', { details: { version: application.version } });
    const due = fields.due_date_to_submit_resume;
    const unlikely = due === application.due_date_to_submit_resume ? null : unlikelyDay(due, ctx.now);
    askAboutDates({ 'application[due_date_to_submit_resume]': unlikely }, is_date_confirmed);
    const { memo: before } = application;
    await application.update({ ...fields, version: version + 1 }, { transaction: ctx.tx });
    const of = { application_id: applicationId };
    await saveMentions(ctx, of, of, { before, after: application.memo }, 'application[memo]');
  },
});
