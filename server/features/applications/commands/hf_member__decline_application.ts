import { z } from 'zod';
import { staffsCommand } from '../services/application-command.ts';
import { moveApplication } from '../services/application-moves.ts';
import { clearable, day, flag, id, longText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__decline_application = staffsCommand({
  name: 'hf_member__decline_application',
  summary:
    'Declines an application with a reason; the mail waits 10 minutes, as long as it can be undone, unless an appointment it calls off begins within the hour',
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      reason_of_decline: longText(2000).min(1, 'required'),
      result_reason: clearable(longText(2000)),
      reapply_from: clearable(day()).describe(
        'From this day the student may apply for the job again; null: not',
      ),
      is_date_confirmed: flag().optional(),
    }),
  }),
  errors: ['not_found', 'illegal_transition', 'date_unconfirmed'],
  example: {
    application: {
      id: 1,
      reason_of_decline: '募集条件に合わないため',
      result_reason: '今回はご紹介を見送らせていただきます。',
    },
  },
  async run(ctx, { application: { id: applicationId, ...application } }) {
    await moveApplication(ctx, applicationId, 'decline', { application });
  },
});
