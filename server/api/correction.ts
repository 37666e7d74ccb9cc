import { Resume, ResumeQuestionAnswer } from '../../db/models/resume.ts';
import { fieldError } from '../domain/error-codes.ts';
import type { CommandContext } from './context.ts';
import { RESUME_TEXTS } from './shapes/application.ts';

const CORRECTED_TEXTS = RESUME_TEXTS.map((name) => `${name}_jt` as const);

async function load(ctx: CommandContext, applicationId: number) {
  const resume = (await Resume.findOne({ where: { application_id: applicationId }, transaction: ctx.tx }))!;
  const answers = await ResumeQuestionAnswer.findAll({
    where: { resume_id: resume.id },
    transaction: ctx.tx,
  });
  return { resume, answers };
}

/** A correction is sent only when there is one. */
export async function refuseWithoutCorrection(ctx: CommandContext, applicationId: number): Promise<void> {
  const { resume, answers } = await load(ctx, applicationId);
  const corrected =
    answers.some((answer) => answer.answer_jt) || CORRECTED_TEXTS.some((name) => resume[name]);
  if (!corrected) throw fieldError('application[resume]', 'required');
}

/** "Approved unchanged" means the student's own words: what was begun as a correction does not go out. */
export async function dropCorrection(ctx: CommandContext, applicationId: number): Promise<void> {
  const { resume, answers } = await load(ctx, applicationId);
  const cleared = Object.fromEntries(CORRECTED_TEXTS.map((name) => [name, null]));
  await resume.update({ ...cleared, version: resume.version + 1 }, { transaction: ctx.tx });
  for (const answer of answers) await answer.update({ answer_jt: null }, { transaction: ctx.tx });
}
