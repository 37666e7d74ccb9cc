import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { RecruitmentResumeQuestion } from '../../../../db/models/recruitment-lists.ts';
import { ResumeQuestionTemplate } from '../../../../db/models/resume-question.ts';
import { Resume, ResumeQuestionAnswer } from '../../../../db/models/resume.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { ownersApplication } from '../../applications/services/application-answers.ts';
import { decidingOf, openApplication } from '../../applications/services/open-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { refuseUnprintable } from '../services/printable-check.ts';
import { applicationForOwner } from '../../applications/views/application-schema.ts';
import { resume as resumeFields } from '../../../../domain/entities/resume.ts';
import { entityInput } from '../../../core/schemas/entity-input.ts';
import { clearable, id, itemMarks, list, longText } from '../../../core/schemas/schema-helpers.ts';

const EDITABLE = ['applied', 'returned_to_student'];

const answerInput = z.strictObject({
  ...itemMarks,
  resume_question_id: id().optional(),
  resume_question_template_id: clearable(id()),
  answer: clearable(longText()),
});
type AnswerInput = z.output<typeof answerInput>;

const pathOf = (index: number, field: string) =>
  `application[resume][resume_question_answers][${index}][${field}]`;

async function isTemplateOf(ctx: CommandContext, templateId: number, questionId: number): Promise<boolean> {
  const where = { id: templateId, resume_question_id: questionId };
  return (await ResumeQuestionTemplate.count({ where, transaction: ctx.tx })) > 0;
}

/** One answer per question: saving a question again without the answer's id updates it. */
async function saveAnswers(
  ctx: CommandContext,
  resume: Resume,
  recruitmentId: number,
  answers: AnswerInput[],
): Promise<void> {
  const { tx: transaction } = ctx;
  const [asked, existing] = await Promise.all([
    RecruitmentResumeQuestion.findAll({ where: { recruitment_id: recruitmentId }, transaction }),
    ResumeQuestionAnswer.findAll({ where: { resume_id: resume.id }, transaction }),
  ]);
  for (const [index, { id: answerId, _destroy, ...fields }] of answers.entries()) {
    const row = existing.find(
      (answer) =>
        answer.id === answerId ||
        (answerId === undefined && answer.resume_question_id === fields.resume_question_id),
    );
    if (answerId !== undefined && !row) throw new DomainError('not_found');
    if (_destroy) {
      await row?.destroy({ transaction });
      // A question removed and answered anew in one call gets a new row.
      if (row) existing.splice(existing.indexOf(row), 1);
      continue;
    }
    const questionId = fields.resume_question_id ?? row?.resume_question_id;
    if (questionId === undefined) throw fieldError(pathOf(index, 'resume_question_id'), 'required');
    const question = asked.find((item) => item.resume_question_id === questionId);
    if (!question) throw fieldError(pathOf(index, 'resume_question_id'), 'invalid_reference');
    const templateId = fields.resume_question_template_id;
    if (templateId && !(await isTemplateOf(ctx, templateId, questionId)))
      throw fieldError(pathOf(index, 'resume_question_template_id'), 'invalid_reference');
    if (row) await row.update(fields, { transaction });
    else
      existing.push(
        await ResumeQuestionAnswer.create(
          {
            resume_id: resume.id,
            resume_question_id: questionId,
            resume_question_template_id: fields.resume_question_template_id ?? null,
            answer: fields.answer ?? null,
            answer_jt: null,
            is_display_in_resume: question.is_display_in_resume,
          },
          { transaction },
        ),
      );
  }
}

export const user__save_resume_for_application = command({
  name: 'user__save_resume_for_application',
  summary: "Saves the student's own words while they may be edited; what is not mentioned stays",
  allow: STUDENT,
  scope: 'own',
  limit: { times: 60, per: 'minute' },
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      resume: entityInput(resumeFields).extend({ resume_question_answers: list(answerInput).optional() }),
    }),
  }),
  output: applicationForOwner,
  errors: ['not_found', 'resume_not_editable'],
  example: {
    application: { id: 1, resume: { resume_question_answers: [{ resume_question_id: 1, answer: '私は…' }] } },
  },
  async run(ctx, { application: { id: applicationId, resume: texts } }) {
    const opened = await openApplication(ctx, applicationId);
    const { application, standing } = opened;
    if (!standing.is_owner) throw new DomainError('forbidden');
    if (!EDITABLE.includes(decidingOf(opened).state)) throw new DomainError('resume_not_editable');
    refuseUnprintable(ctx, { application: { resume: texts } });
    const { resume_question_answers: answers, ...plain } = texts;
    const resume = required(
      await Resume.findOne({ where: { application_id: applicationId }, transaction: ctx.tx }),
    );
    await resume.update({ ...plain, version: resume.version + 1 }, { transaction: ctx.tx });
    if (answers) await saveAnswers(ctx, resume, application.recruitment_id, answers);
    return ownersApplication(ctx, applicationId);
  },
});
