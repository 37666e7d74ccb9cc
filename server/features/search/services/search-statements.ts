import { prepared } from '../../../../db/prepared.ts';
import type { SearchPlan } from '../../../../domain/search/plan.ts';
import type { MatchFacts } from '../../../../domain/search/match-score.ts';
import { matchExpressions, type MatchExpressions } from '../../matching/services/best-match.ts';

/** Each but relevance and best match has an index of exactly this order. Fit is 0 where it does not count. */
const ORDERS = {
  relevance: 'tier, fit desc, published_at desc, recruitment_id desc',
  newest: 'published_at desc, recruitment_id desc',
  /** What the top page shows, which no caller can ask for. */
  top: 'is_shown_on_top desc, published_at desc, recruitment_id desc',
  salary: 'salary_max desc nulls last, published_at desc, recruitment_id desc',
  deadline: 'apply_deadline_on, published_at desc, recruitment_id desc',
  best_match: 'score desc, published_at desc, recruitment_id desc',
} as const;

/** How a page is ordered, and for whom. */
export interface Ordered {
  /** Absent: relevance, which without a keyword is newest. */
  sort?: keyof typeof ORDERS | undefined;
  /** Who best match, and fit within relevance, are for; without anybody both are newest. */
  facts?: MatchFacts | null;
  page: number;
  per_page: number;
}

/** What is asked for, as SQL. */
export interface Conditions {
  /** Beside being open and the keyword. */
  filters: string[];
  /** Beside being open; empty when everything open is asked for. */
  all: string[];
  /** How the keyword is looked for; null without one. */
  plan: SearchPlan | null;
  /** Whether one of them asks for a few of many values, so that the whole result is small. */
  isNarrow: boolean;
  values: Record<string, unknown>;
}

/** What is looked for: what is near joins where little is found. */
export const WANTED = '(select wanted from wanted)';

export const ROWS = 'recruitment_search_rows';
export const OPEN = 'apply_deadline_on >= $today';
const PAGE = 'limit $limit::int offset $offset::int';
/** Up to the end of the page. */
const REACH = '($limit::int + $offset::int)';
const COLUMNS = 'recruitment_id, published_at, salary_max, apply_deadline_on, is_shown_on_top';
/** More than so many that have a keyword have no order by fit, and are counted out of the rows kept here. */
export const MANY = 3000;
/** Reading a row's terms takes as long as finding a dozen by the index, so fewer are tried for a keyword. */
const TRIED_FOR_KEYWORD = 500;
/** Beyond this row, a page is hardly among the tried. */
const DEEP = 200;
/** With fewer, a search finds what is near as well. */
export const FEW = 20;
/** Tells which changes of the search rows a statement sees (migration 0014). */
export const STATE = "concat_ws(':', count(*), max(id), sum(id))";
export const STATE_NOW = prepared(`select ${STATE} from search.counts`);

/** A remembered page holds while the statement sees the search rows in the state that it was read in. */
const IS_PAGE_KNOWN = 'state = $page_state';
const WHEN_PAGE_KNOWN = `when ${IS_PAGE_KNOWN} then $page_ids::int[]`;

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
      when (select count(*) from sharing where score > ${match.mostWithout}) >= ${REACH}
        then ${sorted('sharing', order)}
      else ${all} end as ids`;
}

/**
 * Open rows that meet the filters and have a tsquery, where only the first few are read. A materialized query is planned
 * for all its rows, by the index. Planned for one, PostgreSQL goes through the rows and reads each one's terms: 1,500 ms
 * where none of 100,000 has them.
 */
const rowsWith = (filters: readonly string[], query: string): string =>
  `(with hits as materialized (
      select from ${ROWS} where ${[OPEN, ...filters, `grams @@ (select ${query}::tsquery)`].join(' and ')})
    select from hits) as found`;

/**
 * The tsquery of a keyword, at the head of a statement. A subselect hides it from the planner, which would read every
 * row's terms, stored out of line, for a frequent one: 250 ms instead of 20.
 */
function lookedFor({ plan, filters }: Conditions): string {
  if (plan === null) return '';
  if (plan.near === null) return 'wanted as materialized (select $all::tsquery as wanted),';
  const hits = `select 1 from ${rowsWith(filters, '$all')} limit ${FEW}`;
  return `wanted as materialized (
    select case when is_near then $near_all::tsquery else $all::tsquery end as wanted
    from (select count(*) < ${FEW} as is_near from (${hits}) as hits) as counted),`;
}

/** SQL of whether any open row that meets the filters has a tsquery. */
export const isAnySql = (filters: readonly string[], query: string): string =>
  `exists (select from ${rowsWith(filters, query)})`;

/** A small result: one scan gives page and total, with the state it holds in. */
function few(conditions: Conditions, order: string, match: MatchExpressions | null): string {
  const { all } = conditions;
  return `with ${lookedFor(conditions)} fitting as materialized (${fitting(all, match)})
    select ${conditions.plan === null ? `(select ${STATE} from search.counts) as state, ` : ''}
      (select count(*) from fitting)::int as total_count, ${sorted('fitting', order)} as ids`;
}

/** Without columns, which would cost a third more. */
const countOf = (conditions: readonly string[]) =>
  `(select count(*) from (select from ${ROWS} where ${[OPEN, ...conditions].join(' and ')} offset 0) as fitting)`;

/** The total, counted unless that of this state is known, and what is looked for: what is near, where that is little. */
function counted({ plan, filters }: Conditions): string {
  const isKnown = 'state = $known_state';
  const strict = [...filters, ...(plan ? ['grams @@ (select $all::tsquery)'] : [])];
  const near = plan?.near ? countOf([...filters, 'grams @@ (select $near_all::tsquery)']) : null;
  const query = near ? 'case when is_near then $near_all::tsquery else $all::tsquery end' : '$all::tsquery';
  return `state as materialized (
      select ${STATE} as state, sum(difference) filter (where ${OPEN}) as open_count from search.counts),
    strict as materialized (
      select state, open_count, case when not (${isKnown}) then ${countOf(strict)} end as strict_count from state),
    counted as materialized (
      select state, open_count, is_near, case when ${isKnown} then $known_total::int ${near ? `when is_near then ${near}` : ''}
        else strict_count end::int as total_count
      from (select *, ${near ? `coalesce(strict_count < ${FEW}, $known_is_near::boolean)` : 'false'} as is_near from strict) as found)
    ${plan ? `, wanted as materialized (select ${query} as wanted from counted)` : ''}`;
}

interface Tier {
  name: string;
  /** SQL of its tsquery. */
  query: string;
  /** SQL of whether it counts at all. */
  only: string;
  /** SQL of whether the newest jobs are worth trying first; null where it finds few anyway. */
  tried: string | null;
}

/**
 * By relevance: one tier after the other, each only where those before leave room on the page, within each by date;
 * for a student by fit and then by date, unless more are found than are worth scoring.
 * @returns the statement, and the tiers' tsqueries by their names
 */
function byRelevance(
  conditions: Conditions,
  plan: SearchPlan,
  isDeep: boolean,
  match: MatchExpressions | null,
): { statement: string; values: Record<string, unknown> } {
  const isMany = `(select total_count from counted) > ${MANY}`;
  const fit = match ? `case when ${isMany} then 0 else ${match.score} end` : '0';
  const isNear = '(select is_near from counted)';
  // Among the tried there should be twice as many as needed.
  const isDense = `(select total_count::float8 * ${TRIED_FOR_KEYWORD} >= 2 * ${REACH} * open_count from counted)`;
  const tiers: Tier[] = [
    ...plan.tiers.map((query, place) => ({
      name: `tier${place}`,
      query: `(select $tier${place}::tsquery)`,
      only: 'true',
      // Titles are few; what titles or facts hold is nearly everything, unless what is near is found too.
      tried: place > 0 && place === plan.tiers.length - 1 ? (plan.near ? `not ${isNear}` : 'true') : null,
    })),
    ...(plan.near ? [{ name: 'near', query: '(select $near::tsquery)', only: isNear, tried: 'true' }] : []),
    { name: 'rest', query: WANTED, only: 'true', tried: 'true' },
  ];
  const before = (place: number) =>
    tiers.slice(0, place).map(({ name }) => `select recruitment_id from ${name}`);
  const rowsOf = ({ name, query, only, tried }: Tier, place: number) => {
    const found = before(place);
    const room =
      found.length === 0
        ? 'true'
        : `(select count(*) from (${found.join(' union all ')}) as found) < least(${REACH}, (select total_count from counted))`;
    const isNew = found.length === 0 ? 'true' : `recruitment_id <> all(array(${found.join(' union all ')}))`;
    const fits = [OPEN, ...conditions.filters, `grams @@ ${query}`];
    const limited = (from: string, order: string) =>
      `select ${place} as tier, recruitment_id, published_at, fit from ${from} order by ${order} limit ${REACH}`;
    // `offset 0` keeps the planner from walking the order's index for what may be found late.
    const part = (where: readonly string[]) =>
      `(${limited(
        `(select recruitment_id, published_at, ${fit} as fit from ${ROWS}
          where ${[room, only, ...where].join(' and ')} offset 0) as fitting
        where ${isNew}`,
        match ? `fit desc, ${ORDERS.newest}` : ORDERS.newest,
      )})`;
    if (tried === null || isDeep) return `${name} as materialized ${part(fits)}`;
    // In their order, so that the first that suffice end it.
    const first = `(select *, 0 as fit from ${ROWS} where ${OPEN} order by ${ORDERS.newest} limit ${TRIED_FOR_KEYWORD}) as first
      where ${[isMany, isDense, room, only, tried, ...fits, isNew].join(' and ')}`;
    const enough = `(select count(*) from tried_${name}) >= ${REACH}`;
    return `tried_${name} as materialized (${limited(first, ORDERS.newest)}),
      ${name} as materialized (
        select * from tried_${name} where ${enough} union all select * from ${part([`not ${enough}`, ...fits])} as others)`;
  };
  const ranked = tiers.map(({ name }) => `select * from ${name}`).join(' union all ');
  return {
    statement: `with ${counted(conditions)}, ${tiers.map(rowsOf).join(',\n')}
      select state, is_near, total_count, case ${WHEN_PAGE_KNOWN}
          else array(select recruitment_id from (${ranked}) as ranked order by ${ORDERS.relevance} ${PAGE}) end as ids,
        case when ${IS_PAGE_KNOWN} then $page_is_poor::boolean
          else not exists (${before(tiers.length - 1).join(' union all ')}) end as is_poor,
        ${match ? `not (${isMany})` : 'false'} as is_ordered_by_fit
      from counted`,
    values: {
      ...Object.fromEntries(plan.tiers.map((query, place) => [`tier${place}`, query])),
      ...(plan.near && { near: plan.near.tier }),
      ...match?.values,
    },
  };
}

/**
 * Possibly a large result: counted first, unless the total is known. The page is looked for among the first in order,
 * of which twice as many are tried as should hold it, where that is less work than to sort all that match.
 */
function many(
  conditions: Conditions,
  order: string,
  match: MatchExpressions | null,
  isDeep: boolean,
): string {
  const { all } = conditions;
  const page = sorted(`(${fitting(all, match)}) as fitting`, order);
  const known = `${WHEN_PAGE_KNOWN} when total_count <= $offset::int then array[]::int[]`;
  if (match !== null || isDeep)
    return `with ${counted(conditions)} select state, is_near, total_count, case ${known} else ${page} end as ids from counted`;
  const tries = `(2.0 * ${REACH} * open_count / greatest(total_count, 1))`;
  return `with ${counted(conditions)}, tried as materialized (
      select array(
        select recruitment_id from (
          select * from ${ROWS} where ${OPEN} order by ${order}
          limit (select ceil(${tries}) from counted)) as first
        where ${all.join(' and ')} order by ${order} ${PAGE}) as ids)
    select state, is_near, total_count, case ${known}
      when total_count >= ${tries} and (select cardinality(ids) from tried) = $limit::int then (select ids from tried)
      else ${page} end as ids
    from counted`;
}

interface Statement {
  statement: string;
  /** Whether it is one of few: of others, a plan for any filters and words would be a poor one. */
  isSame: boolean;
  /** Whether its total saves the same search from counting the next time. */
  isCounted: boolean;
  values: Record<string, unknown>;
}

/** @param isKnown whether this process has counted the total before */
export function statementFor(
  { sort = 'relevance', facts = null, page, per_page }: Ordered,
  conditions: Conditions,
  isKnown: boolean,
): Statement {
  const { plan, all, isNarrow } = conditions;
  const isDeep = page * per_page > DEEP;
  if (sort === 'relevance' && plan) {
    const match = facts && matchExpressions(facts);
    const isSame = conditions.filters.length === 0 && match === null;
    return { ...byRelevance(conditions, plan, isDeep, match), isSame, isCounted: true };
  }
  const match = sort === 'best_match' && facts ? matchExpressions(facts) : null;
  const order =
    ORDERS[match ? 'best_match' : sort === 'best_match' || sort === 'relevance' ? 'newest' : sort];
  const values = match?.values ?? {};
  if (all.length === 0)
    return { statement: everything(order, match), isSame: match === null, isCounted: false, values };
  const isFew = isNarrow && (plan !== null || !isKnown);
  return {
    statement: isFew ? few(conditions, order, match) : many(conditions, order, match, isDeep),
    isSame: false,
    isCounted: !isNarrow || plan === null,
    values,
  };
}
