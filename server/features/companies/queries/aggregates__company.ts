import { z } from 'zod';
import { loadAggregateById } from '../../../../db/aggregate.ts';
import { Company } from '../../../../db/models/company.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE, isStaff } from '../../../../domain/roles.ts';
import {
  COMPANY_STAFF_TREE,
  COMPANY_TREE,
  presentCompany,
  type CompanyRow,
} from '../views/present-company.ts';
import { query, seenBy } from '../../../core/calls/define.ts';
import { companyForStaff, companyPublic } from '../views/company-schema.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

/** A company is public through its released recruitments. */
const HAS_RELEASED =
  'exists (select 1 from recruitments r where r.company_id = "Company".id and r.is_released)';

export const aggregates__company = query({
  name: 'aggregates__company',
  summary: 'A company with a released recruitment; staff see any, with contacts and internal notes',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({ id: id() }),
  output: { public: companyPublic, staff: companyForStaff },
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: companyId }) {
    const staff = isStaff(ctx.actor);
    const row = await loadAggregateById<CompanyRow, Company>(
      Company,
      staff ? COMPANY_STAFF_TREE : COMPANY_TREE,
      companyId,
      ctx.tx,
      { condition: staff ? 'true' : HAS_RELEASED, beside: ctx.beside },
    );
    if (!row) throw new DomainError('not_found');
    return seenBy(staff ? 'staff' : 'public', presentCompany(row));
  },
});
