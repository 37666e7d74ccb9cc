import { QueryTypes, type Options, type Sequelize } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { initModels } from '../../db/models/init.ts';
import { required } from '../../domain/required.ts';
import { filterCounts } from '../../server/features/search/services/filter-counts.ts';
import {
  searchRecruitmentIds,
  type SearchRequest,
} from '../../server/features/search/services/search-recruitments.ts';
import { ROWS } from '../../server/features/search/services/search-statements.ts';
import { medianOf, runLoop, timingsOf } from '../loop.ts';
import { check, type Figures, type Row } from '../report.ts';
import { makeRowsBefore, ROWS_BEFORE, searchBefore } from '../search-before.ts';
import type { World } from '../world.ts';
import { fillRecruitments } from './search.ts';

/** Of every kind that people type (bench/search-quality), none chosen for its time. */
export const KEYWORDS: readonly string[] = [
  '営業',
  'sales',
  'kinh doanh',
  'エンジニア',
  'engineers',
  'えんじにあ',
  'エンジニヤ',
  '경리',
  '経理',
  'marketing',
  '通訳',
  'ホテル',
  'lễ tân',
  'programer',
  'ITエンジニア',
  'ウェブデザイナー',
  '機械学習エンジニア',
  'Game programmer',
  'kĩ sư',
  'cơ khí',
  '软件工程师',
  '京都',
  '大阪',
  'Fukuoka',
  'Python',
  'C++',
  'IT',
  'AI',
  '株式会社',
  '正社員',
  'JLPT N2',
  'no Japanese required',
  '賞与',
  'visa support',
  '社宅',
  '月給25万円以上',
  '福岡 エンジニア',
  '英語 ホテル',
  'Tokyo marketing',
  'qwertzuiop',
];
/** As they are typed, letter by letter. */
const TYPED = ['エ', 'えん', 'eng', 'kỹ', 'tok', '営', 'py', 'ホテ', 'n2', 'vis'];

/** Of the issue that set these targets. */
const BEFORE_X = 1.4;
const DATABASE_MS = 30;
const COUNTS_X = 1.5;
const SUGGESTION_CLIENTS = 10;
const SUGGESTION_P975_MS = 50;
const WRITE_X = 2;

const PER_PAGE = 20;
/** Each keyword so often in each way. */
const ROUNDS = { full: 5, quick: 1 };
const WARMS_UP = '事務';
/** A new one takes its time with its first statements. */
const CONNECTIONS = 2;
const SAVED = { full: 100, quick: 5 };

/**
 * The ways a search is made: `cold`, by a process that has not made it before; `saved`, by one that has, a job was saved
 * since; `again`, nothing has changed since. The search of before and the counts beside the filters likewise.
 */
const WAYS = [
  'cold',
  'saved',
  'again',
  'database_cold',
  'database_saved',
  'before_cold',
  'before_again',
  'counts_cold',
  'counts_saved',
] as const;
type Times<T> = Record<(typeof WAYS)[number], T>;
const eachWay = <T>(of: (way: keyof Times<T>) => T) =>
  Object.fromEntries(WAYS.map((way) => [way, of(way)])) as Times<T>;

const meanOf = (times: readonly number[]): number =>
  times.reduce((sum, time) => sum + time, 0) / times.length;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** What a keyword costs beside the search before jobs were ranked, the counts beside the filters, suggestions and a save; one client but for suggestions. */
export async function* keywordRows(world: World): AsyncIterable<Row> {
  const count = required(world.options.recruitments.at(-1));
  await fillRecruitments(world, count);
  world.log('Making the search rows of before …');
  await makeRowsBefore(world.sequelize);
  yield* searches(world, `Keywords in ${count} recruitments, one client`);
  yield await suggestions(world, `Suggestions in ${count} recruitments, ${SUGGESTION_CLIENTS} clients`);
  yield await writes(world, `A search row of ${count}`);
}

async function* searches(world: World, heading: string): AsyncIterable<Row> {
  const now = new Date();
  const times = new Map(KEYWORDS.map((keyword) => [keyword, eachWay((): number[] => [])]));
  const hits = new Map<string, number>();
  const rounds = world.options.quick ? ROUNDS.quick : ROUNDS.full;
  for (let round = 0; round < rounds; round++) {
    for await (const [keyword, taken, total] of searchesOf(world.databaseUrl, now, round % 2 === 0)) {
      hits.set(keyword, total);
      for (const [way, time] of Object.entries(taken) as [keyof typeof taken, number][])
        required(times.get(keyword))[way].push(time);
    }
  }
  initModels(world.sequelize);
  const medians = [...times].map(([keyword, ways]) => ({
    keyword,
    ...eachWay((way) => medianOf(ways[way])),
  }));
  for (const { keyword, ...ways } of medians)
    yield {
      section: 'keywords',
      heading,
      name: keyword,
      ...figuresOf(ways, { hits: required(hits.get(keyword)) }),
      checks: [
        check('database_cold_ms', ways.database_cold, 'at_most', DATABASE_MS),
        check('database_saved_ms', ways.database_saved, 'at_most', DATABASE_MS),
      ],
    };
  const means = eachWay((way) => meanOf(medians.map((ways) => ways[way])));
  yield {
    section: 'keywords',
    heading,
    name: `mean of ${KEYWORDS.length}`,
    ...figuresOf(means),
    checks: [
      check('cold_over_before_x', means.cold / means.before_cold, 'at_most', BEFORE_X),
      check('saved_over_before_x', means.saved / means.before_cold, 'at_most', BEFORE_X),
      check('again_over_before_x', means.again / means.before_again, 'at_most', BEFORE_X),
      check('counts_over_cold_x', means.counts_cold / means.cold, 'at_most', COUNTS_X),
      check('counts_over_saved_x', means.counts_saved / means.saved, 'at_most', COUNTS_X),
    ],
  };
}

const figuresOf = (ways: Times<number>, more: Figures = {}) => ({
  measured: {
    ...more,
    database_cold_ms: ways.database_cold,
    database_saved_ms: ways.database_saved,
    cold_ms: ways.cold,
    saved_ms: ways.saved,
    again_ms: ways.again,
    counts_cold_ms: ways.counts_cold,
    counts_saved_ms: ways.counts_saved,
  },
  bare: { cold_ms: ways.before_cold, again_ms: ways.before_again },
  ratio: ways.cold / ways.before_cold,
});

/** Each keyword in every way, over connections of its own: what a process keeps goes with them. */
async function* searchesOf(
  databaseUrl: string,
  now: Date,
  isBeforeLast: boolean,
): AsyncIterable<[keyword: string, taken: Times<number>, total: number]> {
  const sequelize = connect(databaseUrl, { pool: { max: CONNECTIONS, min: CONNECTIONS } });
  initModels(sequelize);
  try {
    const requestOf = (keyword: string): SearchRequest => ({
      keyword,
      isForgiving: true,
      page: 1,
      per_page: PER_PAGE,
      now,
    });
    const before = (keyword: string) =>
      timed(() => searchBefore(sequelize, keyword, { now, per_page: PER_PAGE }));
    await Promise.all(Array.from({ length: CONNECTIONS }, () => searchRecruitmentIds(requestOf(WARMS_UP))));
    await Promise.all(Array.from({ length: CONNECTIONS }, () => before(WARMS_UP)));
    const cold = new Map<string, Pick<Times<number>, 'cold' | 'database_cold' | 'before_cold'>>();
    for (const keyword of KEYWORDS) {
      const before_first = isBeforeLast ? null : await before(keyword);
      const { all, database } = await inDatabase(sequelize, () => searchRecruitmentIds(requestOf(keyword)));
      cold.set(keyword, {
        cold: all,
        database_cold: database,
        before_cold: before_first ?? (await before(keyword)),
      });
    }
    // Read once for whatever search comes next.
    await filterCounts({ page: 1, per_page: 1, now });
    const counts_cold = new Map<string, number>();
    for (const keyword of KEYWORDS)
      counts_cold.set(keyword, await timed(() => filterCounts(requestOf(keyword))));
    await saveJob(sequelize);
    await filterCounts({ page: 1, per_page: 1, now });
    for (const keyword of KEYWORDS) {
      const request = requestOf(keyword);
      const saved = await inDatabase(sequelize, () => searchRecruitmentIds(request));
      await before(keyword);
      const taken = {
        ...required(cold.get(keyword)),
        saved: saved.all,
        database_saved: saved.database,
        counts_cold: required(counts_cold.get(keyword)),
        counts_saved: await timed(() => filterCounts(request)),
        again: await timed(() => searchRecruitmentIds(request)),
        before_again: await before(keyword),
      };
      yield [keyword, taken, saved.result.total_count];
    }
  } finally {
    await sequelize.close();
  }
}

/** As a save does: no total and no count of before holds any more. */
async function saveJob(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    `update ${ROWS} set is_shown_on_top = not is_shown_on_top where recruitment_id = (select max(recruitment_id) from ${ROWS})`,
  );
}

/** @returns how long it took, and how much of it its statements */
async function inDatabase<T>(
  sequelize: Sequelize,
  work: () => Promise<T>,
): Promise<{ result: T; all: number; database: number }> {
  // Sequelize's types leave them out.
  const { options } = sequelize as unknown as { options: Options };
  const { benchmark = false, logging = false } = options;
  let database = 0;
  options.benchmark = true;
  options.logging = (_line: string, milliseconds?: number) => (database += milliseconds ?? 0);
  const since = performance.now();
  try {
    const result = await work();
    return { result, all: performance.now() - since, database };
  } finally {
    Object.assign(options, { benchmark, logging });
  }
}

async function suggestions({ client, options }: World, heading: string): Promise<Row> {
  const { warmUpMs, roundMs, rounds } = options.pace;
  const ask = (turn: number) =>
    client.get(`/jtj/queries/suggest_searches?${new URLSearchParams({ text: TYPED[turn % TYPED.length]! })}`);
  await runLoop({ clients: SUGGESTION_CLIENTS, milliseconds: warmUpMs }, ask);
  const samples = await runLoop({ clients: SUGGESTION_CLIENTS, milliseconds: rounds * roundMs }, ask);
  const { p50, p975, per_second } = timingsOf(samples);
  return {
    section: 'keywords',
    heading,
    name: 'while typing',
    measured: { p50_ms: p50, p975_ms: p975, per_second },
    bare: null,
    ratio: null,
    checks: [check('p975_ms', p975, 'below', SUGGESTION_P975_MS)],
  };
}

/** Writing one row anew, with all terms and with those of before, and how large the indexes are. */
async function writes({ sequelize, options }: World, heading: string): Promise<Row> {
  const ids = await sequelize.query<{ id: number }>(
    `select recruitment_id as id from ${ROWS} order by 1 desc limit ${options.quick ? SAVED.quick : SAVED.full}`,
    { type: QueryTypes.SELECT },
  );
  const times: Record<string, number[]> = { [ROWS]: [], [ROWS_BEFORE]: [] };
  for (const { id } of ids)
    for (const table of [ROWS, ROWS_BEFORE])
      times[table]?.push(
        await timed(() =>
          sequelize.query(
            `update ${table} set grams = grams || array_to_tsvector(array['bench']) where recruitment_id = $id`,
            { bind: { id } },
          ),
        ),
      );
  const sizes = await sequelize.query<{ now: number; before: number }>(
    `select pg_indexes_size('${ROWS}') / 1e6 as now, pg_indexes_size('${ROWS_BEFORE}') / 1e6 as before`,
    { type: QueryTypes.SELECT },
  );
  const { now, before } = required(sizes[0]);
  const [write, write_before] = [medianOf(required(times[ROWS])), medianOf(required(times[ROWS_BEFORE]))];
  return {
    section: 'keywords',
    heading,
    name: 'written anew',
    measured: { p50_ms: write, indexes_mb: Number(now) },
    bare: { p50_ms: write_before, indexes_mb: Number(before) },
    ratio: write / write_before,
    checks: [check('write_over_before_x', write / write_before, 'at_most', WRITE_X)],
  };
}
