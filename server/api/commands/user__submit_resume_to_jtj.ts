import { z } from 'zod';
import { DomainError } from '../../domain/error-codes.ts';
import { STUDENT } from '../../domain/roles.ts';
import { isPastDueDay } from '../../domain/tokyo-time.ts';
import { loadApplication } from '../../presenters/application.ts';
import { agreeToCorrection } from '../agree-to-correction.ts';
import { ownersApplication } from '../application-answers.ts';
import { openApplication, recordEvent, openFor } from '../application-changes.ts';
import type { CommandContext } from '../context.ts';
import { command } from '../define.ts';
import { requireProfile } from '../require-profile.ts';
import { freezeResume } from '../resume-versions.ts';
import { applicationForOwner } from '../shapes/application.ts';
import { flag, id } from '../wire.ts';

/** Every required question answered, and a profile that fills a resume. */
async function refuseIncomplete(ctx: CommandContext, applicationId: number): Promise<void> {
  await requireProfile(ctx, 'resume');
  const { resume, recruitment } = (await loadApplication({ id: applicationId }, ctx.tx))!;
  const answered = new Set(
    resume.resume_question_answers.filter((row) => row.answer?.trim()).map((row) => row.resume_question_id),
  );
  const open = recruitment.resume_questions
    .filter((question) => question.is_required && !answered.has(question.resume_question_id))
    .map((question) => question.resume_question_id);
  if (open.length > 0)
    throw new DomainError('answers_incomplete', { details: { resume_question_ids: open } });
}

export const user__submit_resume_to_jtj = command({
  name: 'user__submit_resume_to_jtj',
  summary: 'Hands the resume in; while a correction awaits agreement this is the agreement',
  allow: STUDENT,
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      is_admitted_edit_resume_by_hf: flag().optional(),
      no_lie_agreement: flag().optional(),
    }),
  }),
  output: applicationForOwner,
  errors: [
    'not_found',
    'illegal_transition',
    'profile_incomplete',
    'answers_incomplete',
    'agreement_required',
  ],
  example: { application: { id: 1, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true } },
  async run(ctx, { application: { id: applicationId, is_admitted_edit_resume_by_hf, no_lie_agreement } }) {
    const { application } = await openApplication(ctx, applicationId);
    if (application.state === 'awaiting_agreement') {
      await agreeToCorrection(ctx, applicationId, no_lie_agreement === true);
      return ownersApplication(ctx, applicationId);
    }
    const opened = await openFor(ctx, applicationId, 'submit');
    if (no_lie_agreement !== true)
      throw new DomainError('agreement_required', {
        fields: { 'application[no_lie_agreement]': [{ code: 'must_be_true' }] },
      });
    await refuseIncomplete(ctx, applicationId);
    const event = await recordEvent(ctx, opened, 'submit', {
      also: {
        no_lie_agreement: true,
        is_admitted_edit_resume_by_hf:
          is_admitted_edit_resume_by_hf ?? opened.application.is_admitted_edit_resume_by_hf,
        is_late: isPastDueDay(opened.application.due_date_to_submit_resume, ctx.now),
      },
    });
    const version = await freezeResume(ctx, opened.application, 'submitted', event.id);
    await ctx.emit({
      type: 'resume_submitted',
      payload: { application_id: applicationId, version_number: version.number },
    });
    return ownersApplication(ctx, applicationId);
  },
});
