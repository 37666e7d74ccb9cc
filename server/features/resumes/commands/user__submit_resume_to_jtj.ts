import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT, type Student } from '../../../../domain/roles.ts';
import { loadApplication } from '../../applications/views/load-application.ts';
import { agreeToCorrection } from '../services/agree-to-correction.ts';
import { ownersApplication } from '../../applications/services/application-answers.ts';
import { decidingOf, openApplication, openFor } from '../../applications/services/open-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { requireReadablePhoto } from '../services/printing.ts';
import { handIn, requireAgreement } from '../services/hand-in.ts';
import { requireProfile } from '../../profile/services/require-profile.ts';
import { applicationForOwner } from '../../applications/views/application-schema.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';

/**
 * Every required question answered, and a profile that fills a resume.
 * @returns the recruitment
 */
async function refuseIncomplete(
  ctx: CommandContext<Student>,
  applicationId: number,
): Promise<{ is_simple: boolean }> {
  await requireProfile(ctx, 'resume');
  const { resume, recruitment } = required(await loadApplication({ id: applicationId }, ctx.tx));
  const answered = new Set(
    resume.resume_question_answers.filter((row) => row.answer?.trim()).map((row) => row.resume_question_id),
  );
  const open = recruitment.resume_questions
    .filter((question) => question.is_required && !answered.has(question.resume_question_id))
    .map((question) => question.resume_question_id);
  if (open.length > 0)
    throw new DomainError('answers_incomplete', { details: { resume_question_ids: open } });
  return recruitment;
}

export const user__submit_resume_to_jtj = command({
  name: 'user__submit_resume_to_jtj',
  summary: 'Hands the resume in; while a correction awaits agreement this is the agreement',
  allow: STUDENT,
  scope: 'own',
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
  prepare: (ctx) => requireReadablePhoto(ctx),
  async run(ctx, { application: { id: applicationId, ...answers } }) {
    const found = await openApplication(ctx, applicationId);
    if (decidingOf(found).state === 'awaiting_agreement') {
      await agreeToCorrection(ctx, applicationId, answers.no_lie_agreement === true);
      return ownersApplication(ctx, applicationId);
    }
    const opened = await openFor(ctx, applicationId, 'submit');
    requireAgreement(answers);
    const { is_simple } = await refuseIncomplete(ctx, applicationId);
    await handIn(ctx, opened, answers, { isSimple: is_simple, isWithApplying: false });
    return ownersApplication(ctx, applicationId);
  },
});
