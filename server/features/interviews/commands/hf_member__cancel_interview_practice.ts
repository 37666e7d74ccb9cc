import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { cancellingWaits } from '../../../../domain/appointments.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import { openPractice } from '../services/appointments.ts';
import { clearable, id, longText, requiredText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__cancel_interview_practice = staffsCommand({
  name: 'hf_member__cancel_interview_practice',
  summary:
    'Cancels an interview practice that has not been held; the mail waits 10 minutes, as long as it can be undone, unless it begins within the hour',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview_practice: z.strictObject({
      id: id(),
      /** Told to the student. */
      cancel_reason: clearable(longText(2000)),
    }),
    /** Kept in the history for staff. */
    reason: requiredText(2000),
  }),
  errors: ['not_found', 'illegal_transition', 'appointment_settled'],
  example: {
    application: { id: 1 },
    interview_practice: { id: 1, cancel_reason: '日程を改めてご連絡します。' },
    reason: '担当者の予定が変わったため',
  },
  async run(ctx, { application: { id: applicationId }, interview_practice: asked, reason }) {
    const opened = await openFor(ctx, applicationId, 'cancel_interview_practice');
    const practice = await openPractice(ctx, applicationId, asked.id);
    if (practice.done_at) throw new DomainError('appointment_settled');
    await practice.update(
      { cancelled_at: ctx.now, cancel_reason: asked.cancel_reason ?? null },
      { transaction: ctx.tx },
    );
    const related = { after: { cancelled_practice_id: practice.id } };
    const event = await recordEvent(ctx, opened, 'cancel_interview_practice', { reason, related });
    await ctx.emit({
      type: 'interview_practice_cancelled',
      payload: {
        application_id: applicationId,
        application_event_id: event.id,
        interview_practice_id: practice.id,
      },
      ...cancellingWaits(practice.scheduled_at, ctx.now),
    });
  },
});
