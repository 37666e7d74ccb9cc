import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { fieldError } from '../../../../domain/error-codes.ts';
import { askAboutDates, unlikelyDay } from '../../../../domain/planned-dates.ts';
import { recordEvent } from '../services/application-changes.ts';
import { openFor } from '../services/open-application.ts';
import { clearable, day, flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__set_reapply_from = staffsCommand({
  name: 'hf_member__set_reapply_from',
  summary:
    'From which day the student may apply again for the job their application has ended for; null: not again',
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      reapply_from: clearable(day()),
      is_date_confirmed: flag().optional(),
    }),
  }),
  errors: ['not_found', 'forbidden', 'illegal_transition', 'applied_again', 'date_unconfirmed'],
  example: { application: { id: 1, reapply_from: '2027-04-01' } },
  async run(ctx, { application: { id: applicationId, reapply_from, is_date_confirmed } }) {
    if (reapply_from === undefined) throw fieldError('application[reapply_from]', 'required');
    const opened = await openFor(ctx, applicationId, 'set_reapply_from');
    const isNew = reapply_from !== opened.application.reapply_from;
    const unlikely = isNew ? unlikelyDay(reapply_from, ctx.now) : null;
    askAboutDates({ 'application[reapply_from]': unlikely }, is_date_confirmed);
    await recordEvent(ctx, opened, 'set_reapply_from', { also: { reapply_from } });
  },
});
