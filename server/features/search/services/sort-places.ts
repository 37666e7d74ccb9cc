import type { Sequelize } from 'sequelize';
import type { Fit } from '../../../../domain/eligibility/fit.ts';
import { required } from '../../../../domain/required.ts';
import type { SearchPlan } from '../../../../domain/search/plan.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { FacetTable } from './facet-table.ts';
import { hasHits, hitsOf, type Facets, type Hits, type Question } from './facets.ts';
import { conditionsFor, type SearchFilters } from './search-filters.ts';

/** What is asked beside the keyword. */
export interface Asked {
  filters?: SearchFilters | undefined;
  fit?: Fit | null | undefined;
  now: Date;
}

/** Hidden from the planner, as in a search (search-statements.ts). */
function conditionsOf({ spellings }: SearchPlan, query: string): Question {
  const values = Object.fromEntries(spellings.map((spelling, place) => [`spelling${place}`, spelling]));
  const conditions = spellings.map((_, place) => `strpos(spelling, $spelling${place}) > 0`);
  return {
    conditions: [...conditions, 'grams @@ (select $query::tsquery)'],
    values: { ...values, query },
  };
}

/** Where the rows stand that a plan finds. */
export const hitsOfPlan = (sequelize: Sequelize, facets: Facets, plan: SearchPlan): Promise<Hits> =>
  hitsOf(sequelize, facets, conditionsOf(plan, plan.all));

/** Where the rows stand that have only what is near; null: the plan looks for nothing near. */
export async function hitsNear(sequelize: Sequelize, facets: Facets, plan: SearchPlan): Promise<Hits | null> {
  const { all, near } = plan;
  return near && hitsOf(sequelize, facets, conditionsOf(plan, `(${near.all}) & !(${all})`));
}

/** Whether it has been asked before where the rows stand that a plan finds. */
export const areHitsKnown = (sequelize: Sequelize, plan: SearchPlan): boolean =>
  hasHits(sequelize, conditionsOf(plan, plan.all));

export interface SortedPlaces {
  /** Open, and meet all conditions. */
  met: Int32Array;
  /** Open, and miss only this condition, by its filter. */
  missing: ReadonlyMap<keyof SearchFilters, Int32Array>;
}

/**
 * One pass over the rows.
 * @param places to be looked at; null: all
 */
export function sortPlaces(
  table: FacetTable,
  places: Int32Array | null,
  { filters = {}, fit = null, now }: Asked,
): SortedPlaces {
  const today = tokyoDay(now);
  const isOpen = table.whose('apply_deadline_on', (day) => day >= today);
  const conditions = conditionsFor(filters, { now, fit });
  const tests = conditions.map((condition) => condition.holds(table));
  const all = tests.length;
  const missing = tests.map((): number[] => []);
  const count = places?.length ?? table.size;
  const met = new Int32Array(count);
  let found = 0;
  for (let at = 0; at < count; at++) {
    const place = places ? (places[at] as number) : at;
    if (!table.isThere(place) || !isOpen(place)) continue;
    let missed = all;
    let next = 0;
    for (; next < all; next++)
      if (!(tests[next] as (place: number) => boolean)(place)) {
        if (missed < all) break;
        missed = next;
      }
    if (next < all) continue;
    if (missed < all) required(missing[missed]).push(place);
    else met[found++] = place;
  }
  return {
    met: met.subarray(0, found),
    missing: new Map(
      conditions.map(({ filter }, place) => [filter, Int32Array.from(required(missing[place]))]),
    ),
  };
}
