import { QueryTypes } from 'sequelize';
import {
  forgetEmptySearches,
  keepEmptySearches,
} from '../../../server/features/search/services/empty-searches.ts';
import { countedKeyword } from '../../../domain/search/empty-search.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { startSearchWorld } from './search-world.ts';

/** What was searched in vain is counted without persons (docs/adr/0061). */

const world = prepared(startSearchWorld);
afterAll(() => world.api.close());
const mentor = prepared(() => member(world.api));

const DAY = 86_400_000;
const TODAY = new Date('2026-11-21T03:00:00Z');
const day = (ago: number) => new Date(TODAY.getTime() - ago * DAY);

async function counted(): Promise<Record<string, number>> {
  const rows = await world.api.sequelize.query<{ keyword: string; times: number }>(
    'select keyword, sum(times)::int as times from empty_searches group by keyword',
    { type: QueryTypes.SELECT },
  );
  return Object.fromEntries(rows.map(({ keyword, times }) => [keyword, times]));
}
const keep = (now = TODAY) => keepEmptySearches(world.api.sequelize, now);
const search = (keyword: string, more = '') =>
  world.search(`full_text_search_query=${encodeURIComponent(keyword)}${more}`);

beforeEach(() => world.api.sequelize.query('delete from empty_searches'));
afterEach(() => keep());

test('a search that finds nothing is counted for its day, however it is written', async () => {
  for (const keyword of ['Wolkenkuck', 'ＷＯＬＫＥＮＫＵＣＫ', ' wolkenkuck ']) await search(keyword);
  await search('通訳');
  expect(await counted()).toEqual({});
  await keep();
  expect(await counted()).toEqual({ wolkenkuck: 3 });
  await search('wolkenkuck');
  await keep();
  await keep();
  expect(await counted()).toEqual({ wolkenkuck: 4 });
});

test('of a search that finds something without a part of it, that part is counted', async () => {
  expect((await search('通訳 wolkenkuck')).total).toBe(1);
  await keep();
  expect(await counted()).toEqual({ wolkenkuck: 1 });
});

test('further pages, filters and what is insisted on are not counted', async () => {
  await search('wolkenkuck', '&page=2');
  await search('wolkenkuck', '&q[required_jlpt_gteq]=1');
  await search('wolkenkuck', '&q[job_categories_id_eq_any][]=2');
  await search('wolkenkuck', '&is_as_typed=true');
  await keep();
  expect(await counted()).toEqual({});
});

test('what may tell who somebody is, is never kept', async () => {
  const private_ones = [
    'linh@example.com',
    '090-1234-5678',
    '０９０　１２３４　５６７８',
    'TEL 12345',
    '450-0002',
    'x'.repeat(61),
    '☆',
  ];
  for (const keyword of private_ones) {
    expect([keyword, countedKeyword(keyword)]).toEqual([keyword, null]);
    await search(keyword);
  }
  await keep();
  expect(await counted()).toEqual({});
  for (const keyword of ['2026卒', 'n1 2026', '月30万', 'web 3d'])
    expect([keyword, countedKeyword(keyword)]).toEqual([keyword, expect.any(String)]);
});

test('no column holds a person, an address or a time of day', async () => {
  const columns = await world.api.sequelize.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_name = 'empty_searches'`,
    { type: QueryTypes.SELECT },
  );
  expect(columns.map(({ name, type }) => `${name} ${type}`).sort()).toEqual([
    'day date',
    'keyword character varying',
    'times integer',
  ]);
});

test('a day has a few thousand keywords at most; those it has are still counted', async () => {
  await world.api.sequelize.query(
    `insert into empty_searches (day, keyword, times) select '2026-11-21', 'made up ' || n, 1 from generate_series(1, 3000) n`,
  );
  await search('made up 7');
  await search('wolkenkuck');
  await keep();
  const counts = await counted();
  expect([counts['made up 7'], counts['wolkenkuck']]).toEqual([2, undefined]);
});

test('between two writings a process notes a few hundred', async () => {
  for (let n = 0; n < 510; n += 1) await search(`wolke${n}kuck`);
  await keep();
  expect(Object.keys(await counted())).toHaveLength(500);
});

test('after 90 days it is forgotten', async () => {
  for (const ago of [0, 90, 91]) {
    await search(`wolkenkuck${ago}`);
    await keep(day(ago));
  }
  await forgetEmptySearches(world.api.sequelize, TODAY);
  expect(Object.keys(await counted()).sort()).toEqual(['wolkenkuck0', 'wolkenkuck90']);
});

describe('staff are shown', () => {
  const insert = (rows: [keyword: string, ago: number, times: number][]) =>
    world.api.sequelize.query(
      `insert into empty_searches (day, keyword, times) values ${rows.map(() => '(?, ?, ?)').join(', ')}`,
      {
        replacements: rows.flatMap(([keyword, ago, times]) => [
          day(ago).toISOString().slice(0, 10),
          keyword,
          times,
        ]),
      },
    );
  const shown = async (page = '') =>
    (await mentor.query('hf_member__get_empty_searches', page).expect(200)).body;

  test('what was searched on two days and three times in the last 30 days, the most frequent first', async () => {
    await insert([
      ['once', 1, 1],
      ['one evening', 1, 9],
      ['twice', 1, 1],
      ['twice', 2, 1],
      ['old', 30, 5],
      ['old', 31, 5],
      ['wolkenkuck', 29, 1],
      ['wolkenkuck', 1, 2],
      ['通訳', 3, 2],
      ['通訳', 1, 5],
    ]);
    const body = await shown();
    expect(body.total_count).toBe(2);
    expect(body.empty_searches).toMatchObject([
      { keyword: '通訳', times: 7, last_day: '2026-11-20', pieces: [{ text: '通訳', is_known: true }] },
      { keyword: 'wolkenkuck', times: 3, pieces: [{ text: 'wolkenkuck', is_known: false, means: [] }] },
    ]);
    expect((await shown('per_page=1&page=2')).empty_searches).toMatchObject([{ keyword: 'wolkenkuck' }]);
  });

  test('and nobody else', async () => {
    await (await student(world.api)).query('hf_member__get_empty_searches').expect(403);
    await world.api.as(null).query('hf_member__get_empty_searches').expect(401);
  });
});
