import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import type { SearchPlan } from '../../../../domain/search/plan.ts';
import { CONTRACT_TERMS, JLPT_DIGITS, PAY_STEPS, PUBLISHED_DAYS } from '../../../../domain/search/options.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { FacetColumn, FacetTable, Tally } from './facet-table.ts';
import { currentFacets, type Hits } from './facets.ts';
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
import { hitsNear, hitsOfPlan, sortPlaces } from './sort-places.ts';

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

const isListFilter = (filter: CountedFilter): filter is ListFilter => filter in LIST_FILTERS;

/** Where a filter with choices looks. */
function columnOf(filter: CountedFilter, { filters }: SearchRequest): FacetColumn {
  if (filter === 'published_within_days') return 'published_on';
  if (filter === 'pay_min_yen') return `pay_${filters?.pay_level ?? 'bachelor'}`;
  return 'traits';
}

function conditionOf(filter: CountedFilter, choice: string | number | boolean, request: SearchRequest) {
  const asked: SearchFilters = {
    pay_level: request.filters?.pay_level,
    [filter]: filter === 'contract_term_eq_any' ? [choice] : choice,
  };
  return conditionsFor(asked, { now: request.now, fit: request.fit ?? null })[0];
}

/** Counts the values of lists. */
function countLists({ values, counts }: Tally<readonly number[]>): Record<string, number> {
  const sums: Record<number, number> = {};
  for (const [number, ids] of values.entries()) {
    const count = counts[number] as number;
    if (count > 0) for (const id of ids) sums[id] = (sums[id] ?? 0) + count;
  }
  return sums;
}

/** Counts what meets each choice of a filter. */
function countChoices(
  filter: CountedFilter,
  { values, counts }: Tally<unknown>,
  request: SearchRequest,
): Record<string, number> {
  return Object.fromEntries(
    choicesOf(filter).flatMap((choice) => {
      const test = conditionOf(filter, choice, request)?.test;
      if (!test) return [];
      const met = values.reduce<number>(
        (sum, value, number) => sum + (test.meets(value) ? (counts[number] as number) : 0),
        0,
      );
      return [[String(choice), met]];
    }),
  );
}

/**
 * What meets all conditions counts for each filter, and what misses only one of them counts for that filter.
 * @param places to be looked at; null: all
 */
function countPlaces(table: FacetTable, places: Int32Array | null, request: SearchRequest): FilterCounts {
  const { met, missing } = sortPlaces(table, places, request);
  const shared = new Map<FacetColumn, Tally<unknown>>();
  const tallyOf = (column: FacetColumn, own: Int32Array | undefined): Tally<unknown> => {
    if (own) return table.tally(column, met, own);
    const tally = shared.get(column) ?? table.tally(column, met);
    shared.set(column, tally);
    return tally;
  };
  const counts: ValueCounts = {};
  for (const filter of COUNTED_FILTERS) {
    const own = missing.get(filter);
    if (filter === 'is_fit_eq') {
      const fits = conditionOf(filter, true, request)?.holds(table);
      counts[filter] = fits ? { true: met.filter(fits).length + (own?.filter(fits).length ?? 0) } : {};
    } else if (isListFilter(filter)) {
      counts[filter] = countLists(tallyOf(LIST_FILTERS[filter], own) as Tally<readonly number[]>);
    } else counts[filter] = countChoices(filter, tallyOf(columnOf(filter, request), own), request);
  }
  return { total_count: met.length, counts };
}

/** Of less, a search may go on to what has only some of the keyword's parts. */
const ENOUGH = 10;

/** As a search finds: where few have what is looked for, the others that have what is near as well. */
const found = (strict = 0, near = 0) => (strict < FEW ? strict + near : strict);

function withNear(strict: ValueCounts, near: ValueCounts): ValueCounts {
  return Object.fromEntries(
    COUNTED_FILTERS.map((filter) => {
      const values = Object.keys({ ...strict[filter], ...near[filter] });
      return [
        filter,
        Object.fromEntries(
          values.map((value) => [value, found(strict[filter]?.[value], near[filter]?.[value])]),
        ),
      ];
    }),
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
  const count = (hits: Hits | null) => countPlaces(facets.table, hits?.places ?? null, request);
  // Each is counted as soon as it is there: the database may still be looking for the other.
  const [strict, near] = plan
    ? await Promise.all([
        hitsOfPlan(sequelize, facets, plan).then(count),
        hitsNear(sequelize, facets, plan).then((hits) => hits && count(hits)),
      ])
    : [count(null), null];
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
