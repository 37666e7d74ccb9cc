import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { Application } from '../../../../db/models/application.ts';
import { Company } from '../../../../db/models/company.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { applicationScope } from '../../../core/scopes.ts';
import { id, outMap } from '../../../core/schemas/schema-helpers.ts';

/** More than anybody applies to; the check needs the names alone. */
const COMPANIES_MAX = 100;

export const hf_member__get_other_companies = query({
  name: 'hf_member__get_other_companies',
  summary:
    "Names of the companies that an application's student has written to besides, for noticing a wrong name in a text",
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application_id: id() }),
  output: z.object({ other_companies: z.array(outMap()) }),
  errors: ['not_found'],
  example: { application_id: 1 },
  async run(ctx, { application_id }) {
    const application = await Application.findOne({
      where: { [Op.and]: [{ id: application_id }, applicationScope(ctx.actor)] },
      attributes: ['id', 'user_id', 'recruitment_id'],
    });
    if (!application) throw new DomainError('not_found');
    const companies = await Company.findAll({
      attributes: ['official_name'],
      where: literal(`"Company".id in (
        select r.company_id from applications a join recruitments r on r.id = a.recruitment_id
        where a.user_id = ${application.user_id})
        and "Company".id <> (select r.company_id from recruitments r where r.id = ${application.recruitment_id})`),
      order: [['id', 'ASC']],
      limit: COMPANIES_MAX,
    });
    return { other_companies: companies.map((company) => company.official_name) };
  },
});
