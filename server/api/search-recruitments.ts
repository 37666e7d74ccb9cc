import { QueryTypes } from 'sequelize';
import { RecruitmentSearchRow } from '../../db/models/recruitment-search-row.ts';
import { searchQuery } from '../domain/search-terms.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';

/** Filters by the names of the wire, and the array column each looks into: any of the values. */
export const LIST_FILTERS = {
  target_study_department_categories_id_eq_any: 'department_ids',
  company_offices_prefecture_id_eq_any: 'prefecture_ids',
  related_countries_id_eq_any: 'country_ids',
  job_categories_id_eq_any: 'job_category_ids',
  recruitment_careers_first_living_country_id_eq_any: 'career_first_country_ids',
  recruitment_careers_last_living_country_id_eq_any: 'career_last_country_ids',
  required_skills_skill_id_eq_any: 'skill_ids',
} as const;
type ListFilter = keyof typeof LIST_FILTERS;

export type SearchFilters = { [filter in ListFilter]?: number[] | undefined } & {
  company_id_eq_any?: number[] | undefined;
  required_jlpt_gteq?: number | undefined;
  is_available_from_overseas_eq?: boolean | undefined;
  recruitment_careers_is_work_globaly_eq?: boolean | undefined;
};

export const SEARCH_SORTS = ['newest', 'salary', 'deadline', 'best_match'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

// Sorting by an expression keeps the planner from walking the date index for a rare keyword (100 ms).
const ORDERS: Record<SearchSort, string> = {
  newest: "published_at + interval '0' desc, recruitment_id desc",
  /** As newest, until the ranking by the student's profile is merged. */
  best_match: "published_at + interval '0' desc, recruitment_id desc",
  salary: 'coalesce(salary_max, 0) desc, recruitment_id desc',
  deadline: 'apply_deadline_on asc nulls last, recruitment_id desc',
};
const WALK_THE_DATE_INDEX = 'published_at desc, recruitment_id desc';

interface SearchRequest {
  keyword: string | null;
  filters: SearchFilters;
  sort: SearchSort;
  page: number;
  per_page: number;
  now: Date;
}

function conditionsOf({ keyword, filters, now }: SearchRequest) {
  const conditions: string[] = [];
  const replacements: Record<string, unknown> = { today: tokyoDay(now) };
  const add = (condition: string, name: string, value: unknown) => {
    conditions.push(condition);
    replacements[name] = value;
  };
  const query = keyword === null ? null : searchQuery(keyword);
  if (query !== null) add('grams @@ (:query)::tsquery', 'query', query);
  for (const filter of Object.keys(LIST_FILTERS) as ListFilter[]) {
    const values = filters[filter];
    if (values && values.length > 0)
      add(`${LIST_FILTERS[filter]} && array[:${filter}]::int[]`, filter, values);
  }
  if (filters.company_id_eq_any?.length)
    add('company_id in (:companies)', 'companies', filters.company_id_eq_any);
  if (filters.required_jlpt_gteq !== undefined)
    add('required_jlpt >= :jlpt', 'jlpt', filters.required_jlpt_gteq);
  if (filters.is_available_from_overseas_eq !== undefined)
    add('is_available_from_overseas = :overseas', 'overseas', filters.is_available_from_overseas_eq);
  if (filters.recruitment_careers_is_work_globaly_eq !== undefined)
    add('is_work_globaly = :globaly', 'globaly', filters.recruitment_careers_is_work_globaly_eq);
  return { conditions, replacements };
}

/**
 * Ids of one page and the exact total, in one statement however many filters there are. Without any filter
 * the date index is walked and the total counted apart; with filters one scan gives both.
 */
export async function searchRecruitmentIds(
  request: SearchRequest,
): Promise<{ ids: number[]; total_count: number }> {
  const { conditions, replacements } = conditionsOf(request);
  const open = '(apply_deadline_on is null or apply_deadline_on >= :today)';
  const page = 'limit :limit offset :offset';
  const unfiltered = conditions.length === 0 && request.sort === 'newest';
  const statement = unfiltered
    ? `select (select count(*) from recruitment_search_rows where ${open})::int as total_count,
         array(select recruitment_id from recruitment_search_rows where ${open} order by ${WALK_THE_DATE_INDEX} ${page}) as ids`
    : `with found as materialized (
         select recruitment_id, published_at, salary_max, apply_deadline_on from recruitment_search_rows
         where ${[open, ...conditions].join(' and ')})
       select (select count(*) from found)::int as total_count,
         array(select recruitment_id from found order by ${ORDERS[request.sort]} ${page}) as ids`;
  const [row] = await RecruitmentSearchRow.sequelize!.query<{ ids: number[]; total_count: number }>(
    statement,
    {
      replacements: {
        ...replacements,
        limit: request.per_page,
        offset: (request.page - 1) * request.per_page,
      },
      type: QueryTypes.SELECT,
    },
  );
  return row!;
}
