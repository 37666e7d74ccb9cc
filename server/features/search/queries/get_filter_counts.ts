import { z } from 'zod';
import { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { readerOfCaller } from '../../matching/services/caller-as-reader.ts';
import { query } from '../../../core/calls/define.ts';
import { COUNTED_FILTERS, filterCounts } from '../services/filter-counts.ts';
import { fitFor } from '../services/fit-for.ts';
import { filtersOf, searchCriteria } from '../services/search-criteria.ts';
import { choice, flag } from '../../../core/schemas/schema-helpers.ts';

const ofFilter = z
  .record(z.string(), z.number().int())
  .describe('Jobs by value; a value without any may be missing');

export const get_filter_counts = query({
  name: 'get_filter_counts',
  summary:
    'How many jobs each value of every filter of search_recruitments would find, with all other filters as they are',
  addition: true,
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({
    ...searchCriteria,
    /** Typing errors are not corrected. */
    is_as_typed: flag().optional(),
    /** Whose pay is counted where the search names no level. */
    pay_level: choice(STUDENT_LEVELS).optional(),
  }),
  output: z.object({
    total_count: z.number().int(),
    counts: z
      .object(Object.fromEntries(COUNTED_FILTERS.map((name) => [name, ofFilter.optional()])))
      .describe('By filter; pay only with a level, fit only for students'),
  }),
  errors: ['unknown_field', 'unauthenticated', 'sign_up_required'],
  example: { full_text_search_query: '通訳', q: { required_jlpt_gteq: 2 } },
  async run(ctx, { is_as_typed, pay_level, ...criteria }) {
    const reader = await readerOfCaller(ctx);
    const filters = filtersOf(criteria);
    return filterCounts({
      keyword: criteria.full_text_search_query ?? null,
      filters: { ...filters, pay_level: filters.pay_level ?? pay_level },
      fit: fitFor(filters, reader, ctx.actor),
      isAsTyped: is_as_typed,
      isForgiving: true,
      page: 1,
      per_page: 1,
      now: ctx.now,
    });
  },
});
