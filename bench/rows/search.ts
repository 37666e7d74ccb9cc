import { QueryTypes, type Sequelize } from 'sequelize';
import { seedScale } from '../../db/seeds/demo/scale.ts';
import { sweepReadDocuments } from '../../server/features/recruitments/services/read-documents.ts';
import { refreshSearchRows } from '../../db/search-rows.ts';
import { PROCESSOR_OVER_BARE_MS, requestRow, type WebRequest } from '../beside.ts';
import { check, type Row } from '../report.ts';
import type { World } from '../world.ts';

/** In more than every fourth load-test recruitment. */
export const COMMON = '営業';
/** In every four hundredth, because we write it there. */
export const RARE = '珊瑚';
const RARE_EVERY = 400;
const WORD = 'engineer';

const STATEMENTS = 3;
/** Rows of one page. */
const PAGE = 20;
/** From the smallest number of recruitments to the largest. */
const GROWTH = 2;

const filterBy =
  (name: string) =>
  (value: string): [string, string] => [`q[${name}][]`, value];

/** Six prefectures, eight job categories and a language level: about one recruitment in fifty fits. */
const FILTERS: [string, string][] = [
  ...['11', '12', '13', '14', '23', '27'].map(filterBy('company_offices_prefecture_id_eq_any')),
  ...['3', '12', '17', '24', '31', '40', '52', '60'].map(filterBy('job_categories_id_eq_any')),
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

export const STUDENT = 'student@example.com';

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
  { name: 'common keyword, words that no job has', keyword: `${COMMON} qwertzuiop asdfghjkl` },
  { name: 'no keyword, by salary', sort: 'salary' },
  { name: 'common keyword, by deadline', keyword: COMMON, sort: 'deadline' },
  { name: 'no keyword, compressed', headers: { 'accept-encoding': 'gzip, deflate, br' } },
  { name: 'student, no keyword', as: STUDENT },
  { name: 'student, best match', as: STUDENT, sort: 'best_match' },
  { name: 'student, best match, filters', as: STUDENT, sort: 'best_match', filters: FILTERS },
  { name: 'student, best match, common keyword', as: STUDENT, sort: 'best_match', keyword: COMMON },
];

/** The first pages in turn, so that no answer is the one before. */
const PAGES = 3;

async function requestFor(world: World, search: Search): Promise<(page: number) => WebRequest> {
  const headers = { ...search.headers, ...(search.as && (await world.signedIn(search.as))) };
  return (page) => {
    const parameters = new URLSearchParams(search.filters ?? []);
    if (search.keyword) parameters.set('full_text_search_query', search.keyword);
    if (search.sort) parameters.set('sort', search.sort);
    parameters.set('page', String(page));
    return { address: `/jtj/queries/search_recruitments?${parameters}`, headers };
  };
}

/** Of the pages that are full, else the first. */
function fullPages(page: (number: number) => WebRequest, hits: number): WebRequest[] {
  const full = Math.min(PAGES, Math.max(1, Math.floor(hits / PAGE)));
  return Array.from({ length: full }, (_, index) => page(index + 1));
}

/** Each search at each number of recruitments; at the largest also how much longer than at the smallest. */
export async function* searchRows(world: World): AsyncIterable<Row> {
  const { recruitments } = world.options;
  const smallest = new Map<string, Row>();
  for (const count of recruitments) {
    await fillRecruitments(world, count);
    for (const search of SEARCHES) {
      const page = await requestFor(world, search);
      const hits = await hitsOf(world, page(1));
      if (hits === null) {
        world.log(`search: "${search.name}" is left out, the server does not take it`);
        continue;
      }
      const budget = { statements: STATEMENTS + (search.as ? 1 : 0), cpu: PROCESSOR_OVER_BARE_MS };
      const title = {
        section: 'search' as const,
        heading: `Search in ${count} recruitments`,
        name: search.name,
      };
      const row = await requestRow(world, title, fullPages(page, hits), budget);
      row.measured = { hits, ...row.measured };
      const before = smallest.get(search.name);
      if (before) checkGrowth(row, before);
      else smallest.set(search.name, row);
      yield row;
    }
  }
}

/** How much longer than at the smallest number, where both answer as many rows. */
function checkGrowth(row: Row, before: Row): void {
  const rows = ({ measured }: Row) => Math.min(measured['hits']!, PAGE);
  if (rows(row) !== rows(before)) return;
  const growth = row.measured['p95_ms']! / before.measured['p95_ms']!;
  row.checks.push(check('p95_growth_x', growth, 'below', GROWTH));
}

async function hitsOf(world: World, { address, headers }: WebRequest): Promise<number | null> {
  const answer = await fetch(`${world.server.url}${address}`, { headers: headers ?? {} });
  const body = (await answer.json()) as { total_count?: number };
  if (answer.status === 400 || answer.status === 422) return null;
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${JSON.stringify(body)}`);
  return body.total_count ?? 0;
}

/** Load-test recruitments up to a number, the rare word in some of them, and statistics as autovacuum makes them. */
export async function fillRecruitments({ sequelize, log }: World, count: number): Promise<void> {
  log(`Filling up to ${count} recruitments …`);
  const since = performance.now();
  await seedScale(sequelize, count);
  await writeRareWord(sequelize);
  await sweepReadDocuments(sequelize);
  await sequelize.query('vacuum analyze');
  log(`  done in ${((performance.now() - since) / 1000).toFixed(1)} s`);
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
