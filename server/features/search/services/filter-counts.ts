import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import type { SearchPlan } from '../../../../domain/search/plan.ts';
import { CONTRACT_TERMS, JLPT_DIGITS, PAY_STEPS, PUBLISHED_DAYS } from '../../../../domain/search-options.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { currentFacets, hitsOf, type FacetRow } from './facet-rows.ts';
import {
  conditionsFor,
  FLAG_FILTER_NAMES,
  LIST_FILTER_NAMES,
  LIST_FILTERS,
  type ListFilter,
  type SearchFilters,
} from './search-filters.ts';
import { searchNames } from './search-names.ts';
import { planOf, searchRecruitmentIds, type SearchRequest } from './search-recruitments.ts';
import { FEW } from './search-statements.ts';

/** Filters whose values are counted: each but the companies, which are chosen on the page of a job. */
export const COUNTED_FILTERS = [
  ...LIST_FILTER_NAMES,
  ...FLAG_FILTER_NAMES,
  'required_jlpt_gteq',
  'contract_term_eq_any',
  'published_within_days',
  'pay_min_yen',
  'is_fit_eq',
] as const;
export type CountedFilter = (typeof COUNTED_FILTERS)[number];

/** Jobs by value of a filter; a value without any may be missing. */
export type ValueCounts = Partial<Record<CountedFilter, Record<string, number>>>;

const isList = (filter: CountedFilter): filter is ListFilter => filter in LIST_FILTERS;

/** Values that are counted one by one, by the very condition of a search for them. */
function choicesOf(filter: CountedFilter): readonly (string | number | boolean)[] {
  switch (filter) {
    case 'required_jlpt_gteq':
      return JLPT_DIGITS;
    case 'contract_term_eq_any':
      return CONTRACT_TERMS;
    case 'published_within_days':
      return PUBLISHED_DAYS;
    case 'pay_min_yen':
      return PAY_STEPS;
    default:
      return [true];
  }
}

/** Counts what a row has of one filter. */
type Counter = { filter: CountedFilter; add(row: FacetRow): void; counts(): Record<string, number> };

/** Ids are small: an array counts them. */
function listCounter(filter: ListFilter): Counter {
  const column = LIST_FILTERS[filter];
  const counts: number[] = [];
  return {
    filter,
    add(row) {
      for (const id of row[column]) counts[id] = (counts[id] ?? 0) + 1;
    },
    counts: () => Object.fromEntries(counts.flatMap((count, id) => (count ? [[id, count]] : []))),
  };
}

function choiceCounter(filter: CountedFilter, request: SearchRequest): Counter {
  const choices = choicesOf(filter).flatMap((choice) => {
    const asked: SearchFilters = {
      pay_level: request.filters?.pay_level,
      [filter]: filter === 'contract_term_eq_any' ? [choice] : choice,
    };
    const [condition] = conditionsFor(asked, { now: request.now, fit: request.fit ?? null });
    return condition ? [{ choice, holds: condition.holds, count: 0 }] : [];
  });
  return {
    filter,
    add(row) {
      for (const choice of choices) if (choice.holds(row)) choice.count++;
    },
    counts: () => Object.fromEntries(choices.map(({ choice, count }) => [String(choice), count])),
  };
}

/**
 * One pass over the rows: what meets all conditions counts for each filter, and what misses only one of them counts for
 * that filter.
 */
function countRows(rows: Iterable<FacetRow>, request: SearchRequest): FilterCounts {
  const { filters = {}, now, fit = null } = request;
  const today = tokyoDay(now);
  const conditions = conditionsFor(filters, { now, fit });
  const counters = COUNTED_FILTERS.map((filter) =>
    isList(filter) ? listCounter(filter) : choiceCounter(filter, request),
  );
  const ofCondition = conditions.map(({ filter }) => counters.find((counter) => counter.filter === filter));
  const all = conditions.length;
  let total_count = 0;
  for (const row of rows) {
    if (row.apply_deadline_on < today) continue;
    let missed = all;
    let place = 0;
    for (; place < all; place++)
      if (!required(conditions[place]).holds(row)) {
        if (missed < all) break;
        missed = place;
      }
    if (place < all) continue;
    if (missed < all) ofCondition[missed]?.add(row);
    else {
      total_count++;
      for (const counter of counters) counter.add(row);
    }
  }
  return {
    total_count,
    counts: Object.fromEntries(counters.map((counter) => [counter.filter, counter.counts()])),
  };
}

/** Of less, a search may go on to what has only some of the keyword's parts. */
const ENOUGH = 10;

/** As a search finds: where few have what is looked for, what is near as well. */
const found = (strict = 0, near = strict) => (strict < FEW ? near : strict);

function withNear(strict: ValueCounts, near: ValueCounts): ValueCounts {
  return Object.fromEntries(
    Object.entries(near).map(([filter, counts]) => [
      filter,
      Object.fromEntries(
        Object.entries(counts).map(([value, count]) => [
          value,
          found(strict[filter as CountedFilter]?.[value], count),
        ]),
      ),
    ]),
  );
}

interface FilterCounts {
  total_count: number;
  counts: ValueCounts;
}

async function countFound(request: SearchRequest, plan: SearchPlan | null): Promise<FilterCounts> {
  const sequelize = sequelizeOf(RecruitmentSearchRow);
  const facets = await currentFacets(sequelize);
  const { filters, fit, now } = request;
  const question = JSON.stringify([filters, fit, tokyoDay(now), plan]);
  const known = facets.answers.get(question) as FilterCounts | undefined;
  if (known) return known;
  const having = (query: string) => {
    const spellings = plan?.spellings ?? [];
    const values = Object.fromEntries(spellings.map((spelling, place) => [`spelling${place}`, spelling]));
    const conditions = spellings.map((_, place) => `strpos(spelling, $spelling${place}) > 0`);
    // Hidden from the planner, as in a search (search-statements.ts).
    return hitsOf(sequelize, facets, [...conditions, 'grams @@ (select $query::tsquery)'], {
      ...values,
      query,
    });
  };
  const strict = countRows(plan === null ? facets.rows.values() : await having(plan.all), request);
  const near = plan?.near ? countRows(await having(plan.near.all), request) : null;
  const counted = near
    ? {
        total_count: found(strict.total_count, near.total_count),
        counts: withNear(strict.counts, near.counts),
      }
    : strict;
  facets.answers.set(question, counted);
  return counted;
}

const NOTHING: FilterCounts = { total_count: 0, counts: {} };

/**
 * How many jobs each value of each filter would find, with all other filters as they are: values within a filter are
 * alternatives, so that those of a filter are counted without it. A keyword is looked for as the search without them
 * does.
 */
export async function filterCounts(request: SearchRequest): Promise<FilterCounts> {
  const keyword = request.keyword?.trim() ?? '';
  if (keyword === '') return countFound(request, null);
  const names = await searchNames(sequelizeOf(RecruitmentSearchRow));
  const typed = planOf(keyword, names);
  const mayBeCorrected = !request.isAsTyped && names.corrected(keyword) !== null;
  if (typed !== 'nothing' && !mayBeCorrected) {
    const counts = await countFound(request, typed);
    if (counts.total_count >= ENOUGH) return counts;
  }
  const { plan } = await searchRecruitmentIds(request);
  return plan === 'nothing' ? NOTHING : countFound(request, plan);
}
