import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { cancellingWaits, interviewAt } from '../../../../domain/appointments.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import { openInterview } from '../services/appointments.ts';
import { clearable, id, longText, requiredText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__cancel_interview = staffsCommand({
  name: 'hf_member__cancel_interview',
  summary:
    'Cancels an interview that has no result yet; the mail waits 10 minutes, as long as it can be undone, unless it begins within the hour',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview: z.strictObject({
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
    interview: { id: 1, cancel_reason: '会社の都合により中止となりました。' },
    reason: '面接官が急病',
  },
  async run(
    ctx,
    { application: { id: applicationId }, interview: { id: interviewId, cancel_reason }, reason },
  ) {
    const opened = await openFor(ctx, applicationId, 'cancel_interview');
    const interview = await openInterview(ctx, applicationId, interviewId);
    if (interview.is_passed !== null) throw new DomainError('appointment_settled');
    await interview.update(
      { cancelled_at: ctx.now, cancel_reason: cancel_reason ?? null },
      { transaction: ctx.tx },
    );
    const related = {
      after: { cancelled_interview_id: interviewId, interview_number: interview.interview_number },
    };
    const event = await recordEvent(ctx, opened, 'cancel_interview', { reason, related });
    await ctx.emit({
      type: 'interview_cancelled',
      payload: {
        application_id: applicationId,
        application_event_id: event.id,
        interview_id: interviewId,
      },
      ...cancellingWaits(interviewAt(interview), ctx.now),
    });
  },
});
