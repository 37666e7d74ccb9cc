import { z } from 'zod';
import { Op } from 'sequelize';
import { ResumeQuestion } from '../../../../db/models/resume-question.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { loadEarlierAnswers } from '../views/present-earlier-answers.ts';
import { query } from '../../../core/calls/define.ts';
import { resumeQuestionScope } from '../../../core/scopes.ts';
import { earlierAnswer } from '../views/earlier-answer-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

/** More than anybody reads through to find their own words. */
const ANSWERS_MAX = 50;

export const user__get_earlier_answers = query({
  name: 'user__get_earlier_answers',
  summary:
    "The student's own answers to a question in all their applications, the last written first; none where the question does not allow reuse",
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ resume_question_id: id() }),
  output: z.object({ earlier_answers: z.array(earlierAnswer) }),
  errors: ['not_found'],
  example: { resume_question_id: 1 },
  async run(ctx, { resume_question_id }) {
    const question = await ResumeQuestion.findOne({
      where: { [Op.and]: [{ id: resume_question_id }, resumeQuestionScope(ctx.actor)] },
      attributes: ['is_allow_reuse'],
      transaction: ctx.tx,
    });
    if (!question) throw new DomainError('not_found');
    if (!question.is_allow_reuse) return { earlier_answers: [] };
    return {
      earlier_answers: await loadEarlierAnswers(resume_question_id, ctx.actor.user_id, ANSWERS_MAX, ctx.tx),
    };
  },
});
