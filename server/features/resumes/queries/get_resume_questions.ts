import { z } from 'zod';
import { Op } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { paging } from '../../../core/calls/paging.ts';
import { resumeQuestionPage, resumeQuestionPageOf } from '../services/resume-question-page.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const get_resume_questions = query({
  name: 'get_resume_questions',
  summary: 'The questions an application is to answer',
  allow: STUDENT_OR_STAFF,
  scope: 'assigned',
  input: z.strictObject({ application_id: id(), ...paging }),
  output: resumeQuestionPage,
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id, ...page }) {
    const application = await Application.findOne({
      where: { [Op.and]: [{ id: application_id }, applicationScope(ctx.actor)] },
      attributes: ['recruitment_id'],
    });
    if (!application) throw new DomainError('not_found');
    return resumeQuestionPageOf(ctx, application.recruitment_id, page);
  },
});
