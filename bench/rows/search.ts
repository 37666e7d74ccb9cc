import { QueryTypes, type Sequelize } from 'sequelize';
import { seedScale } from '../../db/seeds/demo/scale.ts';
import { refreshSearchRows } from '../../db/search-rows.ts';
import { PROCESSOR_OVER_BARE_MS, requestRow, type WebRequest } from '../beside.ts';
import { check, type Row } from '../report.ts';
import type { World } from '../world.ts';

/** In about every tenth load-test recruitment. */
const COMMON = '営業';
/** In every thousandth, because we write it there. */
const RARE = '珊瑚';
const RARE_EVERY = 1_000;
const WORD = 'engineer';

const STATEMENTS = 3;
/** From the smallest number of recruitments to the largest. */
const GROWTH = 2;

/** Two prefectures and three job categories of many, and a language level: few recruitments fit. */
const FILTERS: [string, string][] = [
  ...['13', '27'].map((id): [string, string] => ['q[company_offices_prefecture_id_eq_any][]', id]),
  ...['3', '12', '40'].map((id): [string, string] => ['q[job_categories_id_eq_any][]', id]),
  ['q[required_jlpt_gteq]', '2'],
];
/** More than half of them fit. */
const WIDE: [string, string][] = [['q[required_jlpt_gteq]', '2']];

interface Search {
  name: string;
  keyword?: string;
  filters?: [string, string][];
  sort?: string;
  /** The e-mail of a demo account. */
  as?: string;
  headers?: Record<string, string>;
}

const STUDENT = 'student@example.com';

const SEARCHES: Search[] = [
  { name: 'no keyword' },
  { name: 'no keyword, filters', filters: FILTERS },
  { name: 'no keyword, one wide filter', filters: WIDE },
  { name: 'common keyword', keyword: COMMON },
  { name: 'common keyword, filters', keyword: COMMON, filters: FILTERS },
  { name: 'common keyword, one wide filter', keyword: COMMON, filters: WIDE },
  { name: 'rare keyword', keyword: RARE },
  { name: 'rare keyword, filters', keyword: RARE, filters: FILTERS },
  { name: 'English word', keyword: WORD },
  { name: 'no keyword, by salary', sort: 'salary' },
  { name: 'common keyword, by deadline', keyword: COMMON, sort: 'deadline' },
  { name: 'no keyword, compressed', headers: { 'accept-encoding': 'gzip, deflate, br' } },
  { name: 'student, no keyword', as: STUDENT },
  { name: 'student, best match', as: STUDENT, sort: 'best_match' },
  { name: 'student, best match, filters', as: STUDENT, sort: 'best_match', filters: FILTERS },
  { name: 'student, best match, common keyword', as: STUDENT, sort: 'best_match', keyword: COMMON },
];

/** Each client turns the pages, so that no answer is the one before. */
const PAGES = ['1', '2', '3'];

async function requestsOf(world: World, search: Search): Promise<WebRequest[]> {
  const headers = { ...search.headers, ...(search.as && (await world.signedIn(search.as))) };
  return PAGES.map((page) => {
    const parameters = new URLSearchParams(search.filters ?? []);
    if (search.keyword) parameters.set('full_text_search_query', search.keyword);
    if (search.sort) parameters.set('sort', search.sort);
    parameters.set('page', page);
    return { address: `/jtj/queries/search_recruitments?${parameters}`, headers };
  });
}

/** Each search at each number of recruitments; at the largest also how much longer than at the smallest. */
export async function* searchRows(world: World): AsyncIterable<Row> {
  const { recruitments } = world.options;
  const smallest = new Map<string, Row>();
  for (const count of recruitments) {
    await fillRecruitments(world, count);
    for (const search of SEARCHES) {
      const requests = await requestsOf(world, search);
      const total = await totalOf(world, requests[0]!);
      if (total === null) {
        world.say(`search: "${search.name}" is left out, the server does not take it`);
        continue;
      }
      const budget = { statements: STATEMENTS + (search.as ? 1 : 0), cpu: PROCESSOR_OVER_BARE_MS };
      const row = await requestRow(world, 'search', `${count}, ${search.name}`, requests, budget);
      row.measured['hits'] = total;
      const before = smallest.get(search.name);
      if (before) {
        const growth = row.measured['p95_ms']! / before.measured['p95_ms']!;
        row.checks.push(check('p95_growth_x', growth, 'below', GROWTH));
      } else {
        smallest.set(search.name, row);
      }
      yield row;
    }
  }
}

async function totalOf(world: World, { address, headers }: WebRequest): Promise<number | null> {
  const answer = await fetch(`${world.server.url}${address}`, { headers: headers ?? {} });
  const body = (await answer.json()) as { total_count?: number };
  if (answer.status === 400 || answer.status === 422) return null;
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${JSON.stringify(body)}`);
  return body.total_count ?? 0;
}

/** Load-test recruitments up to a number, the rare word in some of them, and statistics as autovacuum makes them. */
export async function fillRecruitments({ sequelize, say }: World, count: number): Promise<void> {
  say(`Filling up to ${count} recruitments …`);
  await seedScale(sequelize, count);
  await writeRareWord(sequelize);
  await sequelize.query('vacuum analyze');
}

async function writeRareWord(sequelize: Sequelize): Promise<void> {
  const changed = await sequelize.query<{ id: number }>(
    `update recruitments set ideal_person = jsonb_build_object('ja', $1::text, 'en', 'Who loves corals')
     where id in (
       select id from (
         select r.id, row_number() over (order by r.id) as place from recruitments r
         join companies c on c.id = r.company_id where c.contract_num like 'SCALE-%') numbered
       where place % $2::int = 1)
     and ideal_person->>'ja' is distinct from $1
     returning id`,
    { bind: [`${RARE}を大切にする方`, RARE_EVERY], type: QueryTypes.SELECT },
  );
  await refreshSearchRows(
    sequelize,
    changed.map(({ id }) => id),
  );
}
