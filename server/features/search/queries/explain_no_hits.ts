import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { choice, flag } from '../../../core/schemas/schema-helpers.ts';
import { explainNoHits } from '../services/explain-no-hits.ts';
import { filtersOf, searchCriteria } from '../services/search-criteria.ts';
import { SEARCH_SORTS } from '../services/search-recruitments.ts';
import { suggestion } from '../services/suggestions.ts';

const count = () => z.number().int();

export const explain_no_hits = query({
  name: 'explain_no_hits',
  summary:
    'For a search that finds nothing: which word or filter to let go, what else may be meant, and how many jobs each finds',
  allow: EVERYONE,
  addition: true,
  input: z.strictObject({
    ...searchCriteria,
    sort: choice(SEARCH_SORTS).optional(),
    is_as_typed: flag().optional(),
  }),
  output: z.object({
    without_words: z
      .array(z.object({ words: z.string(), full_text_search_query: z.string(), total_count: count() }))
      .describe('The keyword without one of its parts'),
    without_filters: z
      .array(z.object({ filter: z.string(), total_count: count() }))
      .describe('The search without one of its filters'),
    without_keyword_count: count().describe('What the filters alone find; 0 without filters or keyword'),
    without_all_filters_count: count().describe(
      'What the keyword alone finds, where no single filter can be let go; else 0',
    ),
    spellings: z
      .array(z.object({ full_text_search_query: z.string(), total_count: count() }))
      .describe('The keyword with its typing errors corrected, where that was not wanted'),
    names: z.array(suggestion).describe('What is called as the keyword is, or nearly so'),
    categories: z.array(suggestion).describe('Job categories that the keyword is about, or near'),
    all_count: count().describe('All open jobs; 0 where the search asks for nothing'),
  }),
  errors: ['unknown_field'],
  example: { full_text_search_query: 'qwertz 通訳', q: { required_jlpt_gteq: 5 } },
  run(ctx, { sort, is_as_typed, ...criteria }) {
    return explainNoHits({
      keyword: criteria.full_text_search_query?.trim() ?? '',
      filters: filtersOf(criteria),
      isAsTyped: is_as_typed,
      sort,
      language: ctx.language,
      now: ctx.now,
    });
  },
});
