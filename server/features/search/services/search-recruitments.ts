import { prepared, runPrepared, unnamed } from '../../../../db/prepared.ts';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import type { MatchFacts } from '../../../../domain/search-match.ts';
import { searchQuery } from '../../../../domain/search-terms.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { matchExpressions, type MatchExpressions } from '../../matching/services/best-match.ts';
import {
  listTextsSql,
  listTextsValues,
  type ListTexts,
} from '../../recruitments/views/recruitment-document.ts';
import { knownTotals } from './known-totals.ts';

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

/** Each but best match has an index of exactly this order. */
const ORDERS = {
  newest: 'published_at desc, recruitment_id desc',
  /** What the top page shows, which no caller can ask for. */
  top: 'is_shown_on_top desc, published_at desc, recruitment_id desc',
  salary: 'salary_max desc nulls last, published_at desc, recruitment_id desc',
  deadline: 'apply_deadline_on, published_at desc, recruitment_id desc',
  best_match: 'score desc, published_at desc, recruitment_id desc',
} as const;

interface SearchRequest {
  /** Null or blank: no keyword. One of signs alone asks for something that no text holds, and finds nothing. */
  keyword?: string | null;
  filters?: SearchFilters;
  sort: keyof typeof ORDERS;
  /** Who best match is for; without anybody it is newest. */
  facts?: MatchFacts | null;
  page: number;
  per_page: number;
  now: Date;
  /** Reads the documents of the page too, in the same statement; those of a student with what decides who fits. */
  documents?: 'visitor' | 'student';
}
interface Found {
  ids: number[];
  total_count: number;
  /** Null where they were not asked for. */
  texts: ListTexts | null;
}
type Page = Pick<Found, 'ids' | 'total_count'> & { state?: string };
const NOTHING: Found = { ids: [], total_count: 0, texts: [0, null, null, null] };

interface Conditions {
  /** Beside being open; empty when everything open is asked for. */
  all: string[];
  /** Whether one of them asks for a few of many values, so that the whole result is small. */
  isNarrow: boolean;
  values: Record<string, unknown>;
}

/** Null when nothing can match. */
function conditionsOf({ keyword, filters = {}, now }: SearchRequest): Conditions | null {
  const all: string[] = [];
  const values: Record<string, unknown> = { today: tokyoDay(now) };
  const add = (condition: string, name: string, value: unknown) => {
    all.push(condition);
    values[name] = value;
  };
  for (const filter of Object.keys(LIST_FILTERS) as ListFilter[]) {
    const wanted = filters[filter];
    if (wanted && wanted.length > 0) add(`${LIST_FILTERS[filter]} && $${filter}::int[]`, filter, wanted);
  }
  if (filters.company_id_eq_any?.length)
    add('company_id = any($companies::int[])', 'companies', filters.company_id_eq_any);
  const isNarrow = all.length > 0;
  const words = keyword?.trim();
  // `+ 0` keeps the level out of the index where another condition finds few: reading half of the index takes longer
  // than checking those few.
  if (filters.required_jlpt_gteq !== undefined)
    add(`required_jlpt${isNarrow || words ? ' + 0' : ''} >= $jlpt`, 'jlpt', filters.required_jlpt_gteq);
  if (filters.is_available_from_overseas_eq !== undefined)
    add('is_available_from_overseas = $overseas', 'overseas', filters.is_available_from_overseas_eq);
  if (filters.recruitment_careers_is_work_globaly_eq !== undefined)
    add('is_work_globaly = $globaly', 'globaly', filters.recruitment_careers_is_work_globaly_eq);
  if (words) {
    const query = searchQuery(words);
    if (query === null) return null;
    // A subselect hides the query from the planner, which would read every row's terms, stored out of line,
    // for a frequent one: 250 ms instead of 20.
    add('grams @@ (select $terms::tsquery)', 'terms', query.terms);
    for (const [place, spelling] of query.spellings.entries())
      add(`strpos(spelling, $spelling${place}) > 0`, `spelling${place}`, spelling);
  }
  return { all, isNarrow, values };
}

const ROWS = 'recruitment_search_rows';
const OPEN = 'apply_deadline_on >= $today';
const PAGE = 'limit $limit::int offset $offset::int';
const COLUMNS = 'recruitment_id, published_at, salary_max, apply_deadline_on, is_shown_on_top';
/** So many rows are tried in order before all that match are sorted, if more than so many match. */
const TRIED = 1000;
const MANY = 3000;
/** Beyond this row, a page is hardly among the tried. */
const DEEP = 200;
/** Tells which changes of the search rows a statement sees (migration 0014). */
const STATE = "concat_ws(':', count(*), max(id), sum(id))";

/** The columns to sort by of all that fit; `offset 0` keeps the planner from walking an order's index for them. */
const fitting = (conditions: readonly string[], match: MatchExpressions | null) =>
  `select ${COLUMNS}${match ? `, ${match.score} as score` : ''} from ${ROWS}
   where ${[OPEN, ...conditions].join(' and ')} offset 0`;
const sorted = (from: string, order: string) =>
  `array(select recruitment_id from ${from} order by ${order} ${PAGE})`;

/** Everything open: the order's index gives the page, and the counts the total. */
function everything(order: string, match: MatchExpressions | null): string {
  const total = `(select coalesce(sum(difference), 0) from search.counts where ${OPEN})::int as total_count`;
  if (match === null)
    return `select ${total}, array(select recruitment_id from ${ROWS} where ${OPEN} order by ${order} ${PAGE}) as ids`;
  const all = sorted(`(${fitting([], match)}) as fitting`, order);
  if (match.shares === null) return `select ${total}, ${all} as ids`;
  // Those that share a wish are looked up and ranked alone, where enough of them are above all others.
  return `with sharing as materialized (${fitting([match.shares], match)})
    select ${total}, case
      when (select count(*) from sharing where score > ${match.mostWithout}) >= $limit::int + $offset::int
        then ${sorted('sharing', order)}
      else ${all} end as ids`;
}

/** A small result: one scan gives page and total. */
function few({ all }: Conditions, order: string, match: MatchExpressions | null): string {
  return `with fitting as materialized (${fitting(all, match)})
    select (select count(*) from fitting)::int as total_count, ${sorted('fitting', order)} as ids`;
}

/** Possibly a large result: counted first, unless the total of this state is known; where it is large, the page is likely among the first in order. */
function many({ all }: Conditions, order: string, match: MatchExpressions | null, isDeep: boolean): string {
  const counted = `state as materialized (select ${STATE} as state from search.counts),
    counted as materialized (
      select state, case when state = $known_state then $known_total::int
        else (select count(*) from (${fitting(all, null)}) as fitting) end::int as total_count
      from state)`;
  const page = sorted(`(${fitting(all, match)}) as fitting`, order);
  const beyond = 'when total_count <= $offset::int then array[]::int[]';
  if (match !== null || isDeep)
    return `with ${counted} select state, total_count, case ${beyond} else ${page} end as ids from counted`;
  return `with ${counted}, tried as materialized (
      select array(
        select recruitment_id from (select * from ${ROWS} where ${OPEN} order by ${order} limit ${TRIED}) as first
        where ${all.join(' and ')} order by ${order} ${PAGE}) as ids)
    select state, total_count, case ${beyond}
      when total_count > ${MANY} and (select cardinality(ids) from tried) = $limit::int then (select ids from tried)
      else ${page} end as ids
    from counted`;
}

/**
 * Ids of one page and the exact total, in one statement however many filters there are (at most).
 * Ties are decided by the later publication, then by the id, so that pages never overlap.
 */
export async function searchRecruitmentIds(request: SearchRequest): Promise<Found> {
  const conditions = conditionsOf(request);
  if (conditions === null) return NOTHING;
  const { facts = null } = request;
  const sort = request.sort === 'best_match' && facts === null ? 'newest' : request.sort;
  const match = sort === 'best_match' ? matchExpressions(required(facts)) : null;
  const order = ORDERS[sort];
  const statement =
    conditions.all.length === 0
      ? everything(order, match)
      : conditions.isNarrow
        ? few(conditions, order, match)
        : many(conditions, order, match, request.page * request.per_page > DEEP);
  const totals = knownTotals(sequelizeOf(RecruitmentSearchRow), conditions);
  const values = {
    ...conditions.values,
    ...match?.values,
    known_state: totals.known?.state ?? '',
    known_total: totals.known?.total ?? 0,
    limit: request.per_page,
    offset: (request.page - 1) * request.per_page,
  };
  const { documents } = request;
  const texts = documents ? `, lateral ${listTextsSql('found.ids', documents === 'student')} as texts` : '';
  const text = `select to_json(found)${documents ? ', texts.*' : ''} from (${statement}) as found${texts}`;
  // A plan for any filters and words would be a poor one for these.
  const isSame = conditions.all.length === 0 && match === null;
  const rows = await runPrepared<[Page, ...(ListTexts | [])]>(
    sequelizeOf(RecruitmentSearchRow),
    isSame ? prepared(text) : unnamed(text),
    { ...values, ...listTextsValues() },
    null,
  );
  const [{ ids, total_count, state }, ...found] = required(rows[0]);
  if (state !== undefined) totals.remember({ state, total: total_count });
  return { ids, total_count, texts: found.length === 0 ? null : found };
}
