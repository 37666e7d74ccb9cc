import { z } from 'zod';
import { staffsCommand } from '../../applications/services/application-command.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { askAboutDates, unlikelyEnd } from '../../../../domain/planned-dates.ts';
import { isManager } from '../../../../domain/roles.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import { interviewResult } from '../../applications/services/application-undo.ts';
import { openInterview } from '../services/appointments.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__record_interview_result = staffsCommand({
  name: 'hf_member__record_interview_result',
  summary: 'Records the result of one interview; the selection goes on until it is finished',
  input: z.strictObject({
    application: z.strictObject({ id: id() }),
    interview: z.strictObject({ id: id(), is_passed: flag(), is_date_confirmed: flag().optional() }),
  }),
  errors: ['not_found', 'illegal_transition', 'appointment_settled', 'result_recorded', 'date_unconfirmed'],
  example: { application: { id: 1 }, interview: { id: 1, is_passed: true } },
  async run(ctx, { application: { id: applicationId }, interview: asked }) {
    const { id: interviewId, is_passed, is_date_confirmed } = asked;
    const opened = await openFor(ctx, applicationId, 'record_interview_result');
    const interview = await openInterview(ctx, applicationId, interviewId);
    // As with the other results: what is recorded is corrected by a manager, and the history keeps both.
    if (interview.is_passed !== null && interview.is_passed !== is_passed && !isManager(ctx.actor))
      throw new DomainError('result_recorded');
    const unlikely = unlikelyEnd(interviewAt(interview), ctx.now);
    askAboutDates({ 'interview[is_passed]': unlikely }, is_date_confirmed);
    const before = { interview: interviewResult(interview) };
    await interview.update({ is_passed, get_result_at: ctx.now }, { transaction: ctx.tx });
    const { interview_number } = interview;
    const related = { before, after: { interview: interviewResult(interview), interview_number } };
    await recordEvent(ctx, opened, 'record_interview_result', { related });
  },
});
