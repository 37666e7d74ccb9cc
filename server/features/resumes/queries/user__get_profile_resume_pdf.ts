import { z } from 'zod';
import { Op } from 'sequelize';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { readProfileResumePdf } from '../services/resume-versions.ts';
import { recruitmentScope } from '../../../core/scopes.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__get_profile_resume_pdf = query({
  name: 'user__get_profile_resume_pdf',
  summary: 'The resume as PDF that a simple application would hand in: the profile as it stands',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ recruitment_id: id() }),
  output: BINARY,
  errors: ['not_found'],
  example: { recruitment_id: 1 },
  async run(ctx, { recruitment_id }) {
    const recruitment = await Recruitment.findOne({
      where: { [Op.and]: [{ id: recruitment_id }, recruitmentScope(ctx.actor)] },
    });
    if (!recruitment) throw new DomainError('not_found');
    return readProfileResumePdf(ctx, recruitment);
  },
});
