import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { QueryTypes, type Sequelize } from 'sequelize';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import { countedKeyword } from '../../../../domain/search/empty-search.ts';
import { dayAfter, tokyoDay } from '../../../../domain/tokyo-time.ts';
import { everyMinute } from '../../../core/background/every-minute.ts';
import type { searchRecruitmentIds } from './search-recruitments.ts';

/** Of one process in a minute; what is searched only once is forgotten first. */
const MOST_NOTED = 500;
/** Of a day, give or take what several processes write at once: what a machine makes up does not fill the table. */
const MOST_OF_A_DAY = 3_000;
const KEPT_DAYS = 90;

/** Whoever is shown a keyword is told nothing of a single person: not of one search, nor of one evening's. */
const SHOWN_TIMES = 3;
const SHOWN_DAYS = 2;
const SHOWN_OF_DAYS = 30;

/** What was searched in vain since the last writing, by database: a read does not write. */
const notedIn = oncePer((_database: Sequelize) => new LRUCache<string, number>({ max: MOST_NOTED }));

type Found = Pick<Awaited<ReturnType<typeof searchRecruitmentIds>>, 'total_count' | 'ignored_words'>;

interface Request {
  keyword?: string | null;
  filters?: object;
  page: number;
  isAsTyped?: boolean | undefined;
}

/** Once for each search. With filters it may be they that nothing fits; what is insisted on was counted before. */
function vainWords({ keyword, filters = {}, page, isAsTyped }: Request, found: Found): readonly string[] {
  const isNarrowed = Object.values(filters).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  if (!keyword || isNarrowed || page > 1 || isAsTyped) return [];
  return found.total_count === 0 ? [keyword] : found.ignored_words;
}

/**
 * Notes a search that found nothing, or the parts of its keyword that no job has, without whose it was. Written by
 * `keepEmptySearches`.
 */
export function noteVainSearch(request: Request, found: Found): void {
  const keywords = vainWords(request, found);
  if (keywords.length === 0) return;
  const counts = notedIn(sequelizeOf(RecruitmentSearchRow));
  for (const keyword of new Set(keywords.flatMap((one) => countedKeyword(one) ?? [])))
    counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
}

/** Adds what this process has noted to the day's counts. What cannot be written is lost. */
export async function keepEmptySearches(sequelize: Sequelize, now: Date): Promise<void> {
  const noted = notedIn(sequelize);
  if (noted.size === 0) return;
  const counts = [...noted.entries()];
  noted.clear();
  // In one order in every process, so that none waits for another in a circle.
  const rows = counts.sort(([one], [other]) => (one < other ? -1 : 1));
  await sequelize.query(
    `insert into empty_searches (day, keyword, times)
     select $1, keyword, times from unnest($2::text[], $3::int[]) as new (keyword, times)
       where exists (select 1 from empty_searches known where known.day = $1 and known.keyword = new.keyword)
         or (select count(*) from empty_searches where day = $1) < ${MOST_OF_A_DAY}
     on conflict (day, keyword) do update set times = empty_searches.times + excluded.times`,
    { bind: [tokyoDay(now), rows.map(([keyword]) => keyword), rows.map(([, times]) => times)] },
  );
}

interface Deps {
  sequelize: Sequelize;
  now(): Date;
  logger: Pick<Logger, 'error'>;
}

/** Writes what this process has noted every minute, and once more when it stops. */
export function startEmptySearchCounts({ sequelize, now, logger }: Deps): { stop(): Promise<void> } {
  const keep = async () => {
    await keepEmptySearches(sequelize, now());
    return false;
  };
  const failure = 'Searches that found nothing could not be counted';
  const timer = everyMinute(logger, keep, failure);
  return {
    async stop() {
      await timer.stop();
      await keep().catch((error: unknown) => logger.error({ err: error }, failure));
    },
  };
}

/** Forgets what is older than it is kept. */
export async function forgetEmptySearches(sequelize: Sequelize, now: Date): Promise<void> {
  await sequelize.query('delete from empty_searches where day < :day', {
    replacements: { day: dayAfter(tokyoDay(now), -KEPT_DAYS) },
  });
}

export interface EmptySearch {
  keyword: string;
  times: number;
  last_day: string;
}

/** What several people searched in vain of late, the most frequent first. */
export async function emptySearches(
  sequelize: Sequelize,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EmptySearch[]; total_count: number }> {
  const [found] = await sequelize.query<{ rows: EmptySearch[]; total_count: number }>(
    `with shown as (
       select keyword, sum(times)::int as times, max(day) as last_day from empty_searches where day > :from
         group by keyword having sum(times) >= ${SHOWN_TIMES} and count(*) >= ${SHOWN_DAYS}),
     page as (select * from shown order by times desc, last_day desc, keyword limit :limit offset :offset)
     select (select count(*)::int from shown) as total_count,
       (select coalesce(json_agg(page order by times desc, last_day desc, keyword), '[]') from page) as rows`,
    {
      replacements: { from: dayAfter(tokyoDay(now), -SHOWN_OF_DAYS), limit, offset },
      type: QueryTypes.SELECT,
    },
  );
  return found ?? { rows: [], total_count: 0 };
}
