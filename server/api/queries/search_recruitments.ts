import { z } from 'zod';
import { KEYWORD_MAX } from '../../domain/constants.ts';
import { EVERYONE } from '../../domain/roles.ts';
import { loadReader } from '../../presenters/eligibility.ts';
import { loadRecruitmentList } from '../../presenters/recruitment.ts';
import { query } from '../define.ts';
import { paging } from '../paging.ts';
import { LIST_FILTERS, SEARCH_SORTS, searchRecruitmentIds } from '../search-recruitments.ts';
import { recruitmentListItem } from '../shapes/recruitment.ts';
import { choice, clearable, flag, id, integer, line, list, paged } from '../wire.ts';

const anyOf = () => list(id(), 200).optional();
const listFilters = Object.fromEntries(Object.keys(LIST_FILTERS).map((name) => [name, anyOf()])) as Record<
  keyof typeof LIST_FILTERS,
  ReturnType<typeof anyOf>
>;

const q = z.strictObject({
  ...listFilters,
  company_id_eq_any: anyOf(),
  required_jlpt_gteq: integer(1, 5).optional(),
  is_available_from_overseas_eq: flag().optional(),
  recruitment_careers_is_work_globaly_eq: flag().optional(),
  /** The two names as the specification's section 7 prints them. */
  is_available_from_overseas: flag().optional(),
  is_work_globaly: flag().optional(),
});

export const search_recruitments = query({
  name: 'search_recruitments',
  summary: 'Released recruitments by keyword and filters: any value within a filter, all filters together',
  allow: EVERYONE,
  input: z.strictObject({
    full_text_search_query: clearable(line(KEYWORD_MAX)),
    q: q.optional(),
    sort: choice(SEARCH_SORTS).default('newest'),
    ...paging,
  }),
  output: paged('recruitments', recruitmentListItem),
  errors: ['unknown_field'],
  example: {
    full_text_search_query: '通訳',
    q: { required_jlpt_gteq: 2, company_offices_prefecture_id_eq_any: [13, 27] },
  },
  async run(ctx, { full_text_search_query, q: filters = {}, sort, page, per_page }) {
    const { is_available_from_overseas, is_work_globaly, ...rest } = filters;
    const reader = await loadReader(ctx.actor.user_id, ctx.now, ctx.tx);
    const { ids, total_count } = await searchRecruitmentIds({
      keyword: full_text_search_query ?? null,
      filters: {
        ...rest,
        is_available_from_overseas_eq: rest.is_available_from_overseas_eq ?? is_available_from_overseas,
        recruitment_careers_is_work_globaly_eq:
          rest.recruitment_careers_is_work_globaly_eq ?? is_work_globaly,
      },
      sort,
      facts: reader?.match ?? null,
      page,
      per_page,
      now: ctx.now,
    });
    return { recruitments: await loadRecruitmentList(ids, ctx.tx, reader), page, per_page, total_count };
  },
});
