import { z } from 'zod';
import { Op } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT_OR_STAFF } from '../../../../domain/roles.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { readResumePdf } from '../services/resume-versions.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { id, integer } from '../../../core/schemas/schema-helpers.ts';

export const user__get_application_resume_pdf = query({
  name: 'user__get_application_resume_pdf',
  summary: 'The resume as PDF: the stored copy of a version, else the draft as it stands',
  allow: STUDENT_OR_STAFF,
  scope: 'assigned',
  limit: { times: 60, per: 'minute' },
  input: z.strictObject({ application_id: id(), version_number: integer(1).optional() }),
  output: BINARY,
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id, version_number }) {
    const application = await Application.findOne({
      where: { [Op.and]: [{ id: application_id }, applicationScope(ctx.actor)] },
    });
    if (!application) throw new DomainError('not_found');
    return readResumePdf(ctx, application, version_number);
  },
});
