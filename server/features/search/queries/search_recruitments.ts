import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { readerOfCaller } from '../../matching/services/caller-as-reader.ts';
import { presentPage } from '../services/present-page.ts';
import { query } from '../../../core/calls/define.ts';
import { paging } from '../../../core/calls/paging.ts';
import { keywordParts, partsOfKeyword } from '../services/keyword-parts.ts';
import { noteVainSearch } from '../services/empty-searches.ts';
import { fitFor } from '../services/fit-for.ts';
import { filtersOf, searchCriteria } from '../services/search-criteria.ts';
import { SEARCH_SORTS, searchRecruitmentIds } from '../services/search-recruitments.ts';
import { recruitmentListItem } from '../../recruitments/views/recruitment-schema.ts';
import { choice, flag, paged } from '../../../core/schemas/schema-helpers.ts';

export const search_recruitments = query({
  name: 'search_recruitments',
  summary:
    'Released recruitments by keyword and filters: any value within a filter, all filters together; with a keyword the most relevant first, for a student those of equal relevance by fit',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({
    ...searchCriteria,
    /** Absent: relevance with a keyword, else newest. */
    sort: choice(SEARCH_SORTS).optional(),
    /** Typing errors are not corrected. */
    is_as_typed: flag().optional(),
    ...paging,
  }),
  output: paged('recruitments', recruitmentListItem).extend({
    corrected_query: z
      .string()
      .nullable()
      .describe('What was looked for instead of a keyword with typing errors'),
    ignored_words: z
      .array(z.string())
      .describe('Parts of the keyword that no job has, and that were left out'),
    is_partial_match: z
      .boolean()
      .describe('Whether jobs with only some of the others are found too: those that have most come first'),
    full_match_count: z.int().describe('Of a partial match: how many jobs have all of the others'),
    is_ordered_by_fit: z
      .boolean()
      .describe(
        'By relevance: whether jobs of equal relevance come in the order of their fit for the student',
      ),
    keyword_parts: keywordParts,
  }),
  errors: ['unknown_field', 'unauthenticated', 'sign_up_required'],
  example: {
    full_text_search_query: '通訳',
    q: { required_jlpt_gteq: 2, company_offices_prefecture_id_eq_any: [13, 27] },
  },
  async run(ctx, { sort, page, per_page, is_as_typed, ...criteria }) {
    const reader = await readerOfCaller(ctx);
    const filters = filtersOf(criteria);
    const request = {
      keyword: criteria.full_text_search_query ?? null,
      filters,
      fit: filters.is_fit_eq === undefined ? null : fitFor(filters, reader, ctx.actor),
      sort,
      isAsTyped: is_as_typed,
      isForgiving: true,
      facts: reader?.match ?? null,
      page,
      per_page,
      now: ctx.now,
      documents: reader ? ('student' as const) : ('visitor' as const),
    };
    const found = await searchRecruitmentIds(request);
    const { corrected_query, ignored_words, is_partial_match, full_match_count, is_ordered_by_fit } = found;
    const keyword_parts = partsOfKeyword(corrected_query ?? request.keyword ?? '', found.pieces);
    noteVainSearch(request, found);
    ctx.adapters.countSearch(found.total_count);
    return presentPage(
      found,
      {
        page,
        per_page,
        corrected_query,
        ignored_words,
        is_partial_match,
        full_match_count,
        is_ordered_by_fit,
        keyword_parts,
      },
      reader,
    );
  },
});
