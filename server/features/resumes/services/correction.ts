import { QueryTypes } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import type { Application } from '../../../../db/models/application.ts';
import { Resume, ResumeQuestionAnswer } from '../../../../db/models/resume.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import type { ChangeReason } from '../../../../domain/change-reasons.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { RESUME_TEXTS } from '../../../../domain/entities/resume.ts';

const CORRECTED_TEXTS = RESUME_TEXTS.map((name) => `${name}_jt` as const);
/** What would reach the company beside the student's own words. */
const WRITTEN_BY_MENTORS = [...CORRECTED_TEXTS, 'hf_remark'] as const;

/** The corrected words of a resume and of its answers, as they stood. */
export interface KeptCorrection {
  texts: Partial<Record<(typeof CORRECTED_TEXTS)[number] | 'hf_remark', string>>;
  answers: { id: number; answer_jt: string }[];
  change_reasons?: ChangeReason[];
}

/** A correction is sent only when there is one: the refusals of those without. One statement. */
export async function withoutCorrection(
  ctx: CommandContext,
  applications: readonly Application[],
): Promise<Map<number, DomainError>> {
  const rows = await sequelizeOf(Resume).query<{ application_id: number }>(
    `select application_id from resumes r
     where application_id = any($1::int[])
       and coalesce(${CORRECTED_TEXTS.map((name) => `nullif(r.${name}, '')`).join(', ')}) is null
       and not exists (select 1 from resume_question_answers a where a.resume_id = r.id and a.answer_jt <> '')`,
    { bind: [applications.map(({ id }) => id)], type: QueryTypes.SELECT, transaction: ctx.tx },
  );
  const refusal = () =>
    new DomainError('validation_failed', { fields: { 'application[resume]': [{ code: 'required' }] } });
  return new Map(rows.map((row) => [row.application_id, refusal()]));
}

/**
 * "Approved unchanged" means the student's own words: what was begun as a correction does not go out, nor a note to the
 * company that the student has not seen.
 * @returns what it was, for an undo
 */
export async function dropCorrection(ctx: CommandContext, applicationId: number): Promise<KeptCorrection> {
  const transaction = ctx.tx;
  const resume = required(await Resume.findOne({ where: { application_id: applicationId }, transaction }));
  const answers = await ResumeQuestionAnswer.findAll({ where: { resume_id: resume.id }, transaction });
  const kept: KeptCorrection = {
    texts: Object.fromEntries(
      WRITTEN_BY_MENTORS.flatMap((name) => (resume[name] ? [[name, resume[name]]] : [])),
    ),
    answers: answers.flatMap(({ id, answer_jt }) => (answer_jt ? [{ id, answer_jt }] : [])),
    change_reasons: resume.change_reasons,
  };
  const cleared = Object.fromEntries(WRITTEN_BY_MENTORS.map((name) => [name, null]));
  await resume.update({ ...cleared, change_reasons: [], version: resume.version + 1 }, { transaction });
  for (const answer of answers) await answer.update({ answer_jt: null }, { transaction });
  return kept;
}

/** Puts a dropped correction back. */
export async function restoreCorrection(
  ctx: CommandContext,
  applicationId: number,
  kept: KeptCorrection,
): Promise<void> {
  const transaction = ctx.tx;
  const resume = required(await Resume.findOne({ where: { application_id: applicationId }, transaction }));
  const { texts, change_reasons = [] } = kept;
  await resume.update({ ...texts, change_reasons, version: resume.version + 1 }, { transaction });
  for (const { id, answer_jt } of kept.answers)
    await ResumeQuestionAnswer.update({ answer_jt }, { where: { id, resume_id: resume.id }, transaction });
}
