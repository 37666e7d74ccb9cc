import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import type { SearchPlan } from '../../../../domain/search/plan.ts';
import { CONTRACT_TERMS, JLPT_DIGITS, PAY_STEPS, PUBLISHED_DAYS } from '../../../../domain/search/options.ts';
import { TOKYO_OFFSET_MILLISECONDS, tokyoDay } from '../../../../domain/tokyo-time.ts';
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

/** How many rows are alike, with one of them. */
type Tally = Map<number, { row: FacetRow; count: number }>;

function tally(into: Tally, key: number, row: FacetRow): void {
  const like = into.get(key);
  if (like) like.count++;
  else into.set(key, { row, count: 1 });
}

const DAY = 24 * 60 * 60 * 1000;

/** Rows with the same key do not differ in what these filters ask of them. */
const KEYS = {
  code: (row: FacetRow) => row.code,
  day: (row: FacetRow) => Math.floor((row.published_at + TOKYO_OFFSET_MILLISECONDS) / DAY),
  pay: (row: FacetRow, column: PayColumn) => row[column] ?? 0,
};
type Key = keyof typeof KEYS;
type PayColumn = `pay_${NonNullable<SearchFilters['pay_level']>}`;

const payColumnOf = ({ filters }: SearchRequest): PayColumn => `pay_${filters?.pay_level ?? 'bachelor'}`;

const keyOf = (filter: CountedFilter): Key =>
  filter === 'published_within_days' ? 'day' : filter === 'pay_min_yen' ? 'pay' : 'code';

/** Counts what rows have of one filter. */
interface Counter {
  filter: CountedFilter;
  add(row: FacetRow): void;
  counts(): Record<string, number>;
}

/** Ids are small: an array counts them. */
function listCounter(filter: ListFilter): Counter {
  const column = LIST_FILTERS[filter];
  const counts: number[] = [];
  return {
    filter,
    add(row) {
      const ids = row[column];
      for (let place = 0; place < ids.length; place++) {
        const id = ids[place] as number;
        while (counts.length <= id) counts.push(0);
        counts[id] = (counts[id] as number) + 1;
      }
    },
    counts: () => Object.fromEntries(counts.flatMap((count, id) => (count > 0 ? [[id, count]] : []))),
  };
}

function conditionOf(filter: CountedFilter, choice: string | number | boolean, request: SearchRequest) {
  const asked: SearchFilters = {
    pay_level: request.filters?.pay_level,
    [filter]: filter === 'contract_term_eq_any' ? [choice] : choice,
  };
  return conditionsFor(asked, { now: request.now, fit: request.fit ?? null })[0];
}

function fitCounter(request: SearchRequest): Counter {
  const condition = conditionOf('is_fit_eq', true, request);
  let count = 0;
  return {
    filter: 'is_fit_eq',
    add(row) {
      if (condition?.holds(row)) count++;
    },
    counts: (): Record<string, number> => (condition ? { true: count } : {}),
  };
}

/** @param shared rows that count for each filter */
function choiceCounter(filter: CountedFilter, request: SearchRequest, shared: Tally): Counter {
  const key = KEYS[keyOf(filter)];
  const payColumn = payColumnOf(request);
  const own: Tally = new Map();
  return {
    filter,
    add: (row) => tally(own, key(row, payColumn), row),
    counts: () =>
      Object.fromEntries(
        choicesOf(filter).flatMap((choice) => {
          const condition = conditionOf(filter, choice, request);
          if (!condition) return [];
          let sum = 0;
          for (const { row, count } of [...shared.values(), ...own.values()])
            if (condition.holds(row)) sum += count;
          return [[String(choice), sum]];
        }),
      ),
  };
}

/**
 * One pass over the rows: what meets all conditions counts for each filter, and what misses only one of them counts for
 * that filter.
 */
function countRows(rows: Iterable<FacetRow>, request: SearchRequest): FilterCounts {
  const { filters = {}, now, fit = null } = request;
  const today = Number(tokyoDay(now).replaceAll('-', ''));
  const conditions = conditionsFor(filters, { now, fit });
  const shared: Record<Key, Tally> = { code: new Map(), day: new Map(), pay: new Map() };
  const payColumn = payColumnOf(request);
  const byRow = [...LIST_FILTER_NAMES.map(listCounter), fitCounter(request)];
  const counters = [
    ...byRow,
    ...COUNTED_FILTERS.filter((filter) => !byRow.some((counter) => counter.filter === filter)).map((filter) =>
      choiceCounter(filter, request, shared[keyOf(filter)]),
    ),
  ];
  const ofCondition = conditions.map(({ filter }) => counters.find((counter) => counter.filter === filter));
  const all = conditions.length;
  let total_count = 0;
  for (const row of rows) {
    if (row.closes_on < today) continue;
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
      for (const counter of byRow) counter.add(row);
      tally(shared.code, KEYS.code(row), row);
      tally(shared.day, KEYS.day(row), row);
      tally(shared.pay, KEYS.pay(row, payColumn), row);
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

async function countFor(request: SearchRequest, plan: SearchPlan | null): Promise<FilterCounts> {
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
  if (keyword === '') return countFor(request, null);
  const names = await searchNames(sequelizeOf(RecruitmentSearchRow));
  const typed = planOf(keyword, names);
  const mayBeCorrected = !request.isAsTyped && names.corrected(keyword) !== null;
  if (typed !== 'nothing' && !mayBeCorrected) {
    const counts = await countFor(request, typed);
    if (counts.total_count >= ENOUGH) return counts;
  }
  const { plan } = await searchRecruitmentIds(request);
  return plan === 'nothing' ? NOTHING : countFor(request, plan);
}
