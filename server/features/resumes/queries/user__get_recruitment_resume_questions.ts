import { z } from 'zod';
import { Op } from 'sequelize';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { paging } from '../../../core/calls/paging.ts';
import { resumeQuestionPage, resumeQuestionPageOf } from '../services/resume-question-page.ts';
import { recruitmentScope } from '../../../core/scopes.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__get_recruitment_resume_questions = query({
  name: 'user__get_recruitment_resume_questions',
  summary: 'The questions a recruitment asks in its resume, before one applies',
  allow: STUDENT_OR_STAFF,
  input: z.strictObject({ recruitment_id: id(), ...paging }),
  output: resumeQuestionPage,
  errors: ['not_found'],
  example: { recruitment_id: 1 },
  async run(ctx, { recruitment_id, ...page }) {
    const recruitment = await Recruitment.findOne({
      where: { [Op.and]: [{ id: recruitment_id }, recruitmentScope(ctx.actor)] },
      attributes: ['id'],
    });
    if (!recruitment) throw new DomainError('not_found');
    return resumeQuestionPageOf(ctx, recruitment_id, page);
  },
});
