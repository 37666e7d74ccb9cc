import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { loadReader } from '../../matching/views/present-eligibility.ts';
import { presentPage } from '../services/present-page.ts';
import { query } from '../../../core/calls/define.ts';
import { paging } from '../../../core/calls/paging.ts';
import { filtersOf, searchCriteria } from '../services/search-criteria.ts';
import { SEARCH_SORTS, searchRecruitmentIds } from '../services/search-recruitments.ts';
import { recruitmentListItem } from '../../recruitments/views/recruitment-schema.ts';
import { choice, paged } from '../../../core/schemas/schema-helpers.ts';

export const search_recruitments = query({
  name: 'search_recruitments',
  summary: 'Released recruitments by keyword and filters: any value within a filter, all filters together',
  allow: EVERYONE,
  input: z.strictObject({
    ...searchCriteria,
    sort: choice(SEARCH_SORTS).default('newest'),
    ...paging,
  }),
  output: paged('recruitments', recruitmentListItem),
  errors: ['unknown_field'],
  example: {
    full_text_search_query: '通訳',
    q: { required_jlpt_gteq: 2, company_offices_prefecture_id_eq_any: [13, 27] },
  },
  async run(ctx, { sort, page, per_page, ...criteria }) {
    const reader = await loadReader(ctx.actor.user_id, ctx.now, ctx.tx, ctx.beside);
    const found = await searchRecruitmentIds({
      keyword: criteria.full_text_search_query ?? null,
      filters: filtersOf(criteria),
      sort,
      facts: reader?.match ?? null,
      page,
      per_page,
      now: ctx.now,
      documents: reader ? 'student' : 'visitor',
    });
    return presentPage(found, { page, per_page }, reader);
  },
});
