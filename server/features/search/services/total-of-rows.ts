import type { Sequelize } from 'sequelize';
import type { SearchPlan } from '../../../../domain/search/plan.ts';
import { currentFacets, hasFacets, isCurrent, type Hits } from './facets.ts';
import type { KnownTotal } from './known-answers.ts';
import { FEW, MANY } from './search-statements.ts';
import { areHitsKnown, hitsNear, hitsOfPlan, sortPlaces, type Asked } from './sort-places.ts';

/**
 * The total of a search out of the rows kept in this process, with the state it holds in. The database would look at each
 * of many hits; here those that have changed are enough. As any known total, it counts only for who sees the rows in its
 * very state.
 * @param former what was counted the last time
 * @param plan of the keyword; null without one
 * @returns the former one where the rows are not kept, or the database counts as fast
 */
export async function totalOfRows(
  sequelize: Sequelize,
  former: KnownTotal | undefined,
  plan: SearchPlan | null,
  asked: Asked,
): Promise<KnownTotal | undefined> {
  if (!hasFacets(sequelize)) return former;
  if (former ? former.total <= MANY : plan && !areHitsKnown(sequelize, plan)) return former;
  const facets = await currentFacets(sequelize);
  const { state, table } = facets;
  if (state === '' || state === former?.state) return former;
  const count = (hits: Hits | null) => sortPlaces(table, hits?.places ?? null, asked).met.length;
  const strict = plan && (await hitsOfPlan(sequelize, facets, plan));
  const total = count(strict);
  const near = plan && total < FEW ? await hitsNear(sequelize, facets, plan) : null;
  // Others may have written meanwhile, or the answer came from a replica that is ahead.
  if (![strict, near].every((hits) => hits === null || hits.state === state)) return former;
  if (!isCurrent(sequelize, facets)) return former;
  return near ? { state, total: total + count(near), is_near: true } : { state, total, is_near: false };
}
