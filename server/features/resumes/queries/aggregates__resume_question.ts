import { z } from 'zod';
import { Op } from 'sequelize';
import { loadAggregate } from '../../../../db/aggregate.ts';
import { RecruitmentResumeQuestion } from '../../../../db/models/recruitment-lists.ts';
import { ResumeQuestion } from '../../../../db/models/resume-question.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { isStaff, STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { resumeQuestionScope } from '../../../core/scopes.ts';
import { resumeQuestionForStaff, resumeQuestionPublic } from '../views/resume-question-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const aggregates__resume_question = query({
  name: 'aggregates__resume_question',
  summary:
    'A question of the resume with its templates: one that a released recruitment or an own application asks; staff see any',
  allow: STUDENT_OR_STAFF,
  input: z.strictObject({ id: id() }),
  output: { public: resumeQuestionPublic, staff: resumeQuestionForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: questionId }) {
    const row = await loadAggregate<object, ResumeQuestion>(
      ResumeQuestion,
      { templates: true },
      {
        where: { [Op.and]: [{ id: questionId }, resumeQuestionScope(ctx.actor)] },
        transaction: ctx.tx,
      },
    );
    if (!row) throw new DomainError('not_found');
    if (!isStaff(ctx.actor)) return seenBy('public', row);
    // Counted, so that it cannot go stale; the column of this name is not read.
    const using_frequency = await RecruitmentResumeQuestion.count({
      where: { resume_question_id: questionId },
    });
    return seenBy('staff', { ...row, using_frequency });
  },
});
