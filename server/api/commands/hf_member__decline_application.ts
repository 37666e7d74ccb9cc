import { z } from 'zod';
import { UNDO_MINUTES } from '../../domain/constants.ts';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openFor, recordEvent } from '../application-changes.ts';
import { command } from '../define.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { clearable, id, longText } from '../wire.ts';

export const hf_member__decline_application = command({
  name: 'hf_member__decline_application',
  summary: 'Declines an application with a reason; the mail waits 10 minutes, as long as it can be undone',
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      reason_of_decline: longText(2000).min(1, 'required'),
      result_reason: clearable(longText(2000)),
    }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'illegal_transition'],
  example: {
    application: {
      id: 1,
      reason_of_decline: '募集条件に合わないため',
      result_reason: '今回はご紹介を見送らせていただきます。',
    },
  },
  async run(ctx, { application: { id: applicationId, reason_of_decline, result_reason } }) {
    const opened = await openFor(ctx, applicationId, 'decline');
    const event = await recordEvent(ctx, opened, 'decline', {
      reason: reason_of_decline,
      also: { reason_of_decline, ...(result_reason !== undefined && { result_reason }) },
    });
    await ctx.emit({
      type: 'application_declined',
      payload: { application_id: applicationId, application_event_id: event.id },
      delay_minutes: UNDO_MINUTES,
    });
    return staffsApplication(ctx, applicationId);
  },
});
