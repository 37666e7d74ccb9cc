import { setTimeout as wait } from 'node:timers/promises';
import type { Sequelize } from 'sequelize';
import { prepared, runPrepared, type Beside } from '../../../../db/prepared.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import { required } from '../../../../domain/required.ts';
import { MARK } from '../../../../domain/search/row-terms.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { OPEN, ROWS, STATE_NOW } from './search-statements.ts';

/** Open jobs by what they have: `job_category:3`, `bonus`, `company:7`. */
export type JobCounts = ReadonlyMap<string, number>;

/** Who types waits so long for counts that have changed, then gets the former ones. */
const PATIENCE_MS = 20;
/** A count that took longer is made again only after so many times as long: where jobs change all the time, it would never end. */
const LONG_MS = 50;
const RESTS = 10;

/** Hidden from the planner in the facts' rows, so that each is looked up in the index. */
const COUNT = prepared(
  `select 'company:' || company_id, count(*)::int from ${ROWS} where ${OPEN} group by company_id
   union all
   select fact, (select count(*)::int from ${ROWS} where ${OPEN} and grams @@ ('''${MARK.fact}' || fact || '''')::tsquery)
   from unnest($facts::text[]) as fact`,
);

const HIGHEST_JLPT = 1;
const LOWEST_JLPT = 5;

/** Who has a level can have the jobs that ask for it, for an easier one, or for none. */
function withLevels(counts: Map<string, number>): JobCounts {
  let reached = counts.get('jlpt:0') ?? 0;
  for (let level = LOWEST_JLPT; level >= HIGHEST_JLPT; level -= 1) {
    reached += counts.get(`jlpt:${level}`) ?? 0;
    counts.set(`jlpt:${level}`, reached);
  }
  return counts;
}

const keptFor = oncePer((sequelize: Sequelize) => {
  let former: JobCounts | null = null;
  let kept: { state: string; facts: readonly string[]; counts: Promise<JobCounts> } | null = null;
  let isCounting = false;
  let restsUntil = 0;

  async function count(facts: readonly string[], today: string): Promise<JobCounts> {
    const since = performance.now();
    const isFirst = former === null;
    isCounting = true;
    try {
      const rows = await runPrepared<[string, number]>(sequelize, COUNT, { today, facts }, null);
      former = withLevels(new Map(rows));
      return former;
    } finally {
      isCounting = false;
      const took = performance.now() - since;
      restsUntil = took > LONG_MS && !isFirst ? performance.now() + RESTS * took : 0;
    }
  }

  return async (facts: readonly string[], now: Date, beside: Beside | null): Promise<JobCounts> => {
    const [row] = await runPrepared<[string]>(sequelize, STATE_NOW, {}, null, beside);
    const today = tokyoDay(now);
    const state = `${required(row)[0]} ${today}`;
    const isResting = former !== null && (isCounting || performance.now() < restsUntil);
    if (kept?.facts !== facts || (kept.state !== state && !isResting)) {
      const made = { state, facts, counts: count(facts, today) };
      kept = made;
      made.counts.catch(() => {
        if (kept === made) kept = null;
      });
    }
    return former ? Promise.race([kept.counts, wait(PATIENCE_MS, former)]) : kept.counts;
  };
});

/**
 * How many open jobs have each of the facts, and how many each company has. Counted once for each state of the search
 * rows, one count at a time; where that takes long, whoever asks meanwhile gets the counts before.
 * @param beside carried along by the statement that tells the state
 */
export const jobCounts = (
  sequelize: Sequelize,
  facts: readonly string[],
  now: Date,
  beside: Beside | null,
): Promise<JobCounts> => keptFor(sequelize)(facts, now, beside);
