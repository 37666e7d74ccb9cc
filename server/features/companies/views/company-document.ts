import { z } from 'zod';
import { loadAggregatesById } from '../../../../db/aggregate.ts';
import { digestOf, type DocumentKind } from '../../../../db/read-documents.ts';
import { Company } from '../../../../db/models/company.ts';
import { PRESENTERS_DIGEST } from '../../../core/presenting/presenters-digest.ts';
import { companyBrief, companyPublic } from './company-schema.ts';
import { COMPANY_TREE, presentCompany, presentCompanyBrief, type CompanyRow } from './present-company.ts';

/**
 * The company inside a job's page and list row, as JSON texts. It has a document of its own, so that an edit of it
 * writes one row however many jobs it has.
 */
export const companyDocument: DocumentKind = {
  name: 'companies',
  digest: digestOf(
    z.toJSONSchema(companyPublic, { unrepresentable: 'any' }),
    COMPANY_TREE,
    PRESENTERS_DIGEST,
  ),
  columns: { brief: 'text', detail: 'text', appliable_terms: 'text' },
  async read(ids, transaction) {
    const rows = await loadAggregatesById<CompanyRow, Company>(Company, COMPANY_TREE, ids, transaction);
    return rows.map((row) => ({
      id: row.id,
      present: () => ({
        brief: JSON.stringify(companyBrief.parse(presentCompanyBrief(row))),
        detail: JSON.stringify(companyPublic.parse(presentCompany(row))),
        appliable_terms: JSON.stringify(
          row.appliable_terms.map(({ start_on, end_on }) => ({ start_on, end_on })),
        ),
      }),
    }));
  },
};
