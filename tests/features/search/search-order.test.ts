import { Recruitment } from '../../../db/models/recruitment.ts';
import { UserInterestingJobCategory } from '../../../db/models/user-lists.ts';
import { sweepTouchedSearchRows } from '../../../db/search-rows.ts';
import { required } from '../../../domain/required.ts';
import { member, student } from '../../support/factories.ts';
import { FILTERS, startSearchWorld, type Name, type SearchWorld } from './search-world.ts';

let world: SearchWorld;
let search: SearchWorld['search'];
let ids: SearchWorld['ids'];
beforeAll(async () => {
  world = await startSearchWorld();
  ({ search, ids } = world);
});
afterAll(() => world.api.close());

describe('sorts and pages', () => {
  test('newest first, the highest salary first, the nearest deadline first; none comes last', async () => {
    expect((await search('')).ids).toEqual([ids.sales, ids.engineer, ids.interpreter]);
    expect((await search('sort=salary')).ids).toEqual([ids.engineer, ids.interpreter, ids.sales]);
    expect((await search('sort=deadline')).ids).toEqual([ids.engineer, ids.interpreter, ids.sales]);
  });

  test('pages hold each row once, and beyond the last one the total stays', async () => {
    for (const conditions of [
      '',
      'full_text_search_query=の&',
      'q[company_offices_prefecture_id_eq_any][]=13&',
    ]) {
      const all = await search(`${encodeURI(conditions)}per_page=100`);
      const pages = [];
      for (let page = 1; page <= all.total; page++)
        pages.push(...(await search(`${encodeURI(conditions)}per_page=1&page=${page}`)).ids);
      expect(pages).toEqual(all.ids);
      const beyond = await search(`${encodeURI(conditions)}per_page=2&page=5000`);
      expect(beyond).toEqual({ ids: [], total: all.total });
    }
  });

  test('best match is newest for visitors, staff and accounts without a profile', async () => {
    const newest = (await search('sort=newest')).ids;
    expect((await search('sort=best_match')).ids).toEqual(newest);
    expect((await search('sort=best_match', await member(world.api))).ids).toEqual(newest);
  });

  test.each<[string, Record<string, unknown>, Name]>([
    ['whose Japanese is enough for it', { jlpt: 3, interesting: 5 }, 'engineer'],
    [
      'who is abroad, where it takes people from',
      { jlpt: 1, living_country_id: 240, interesting: 2 },
      'interpreter',
    ],
    ['without Japanese, that which asks for none', { jlpt: null, is_jlpt_none: true }, 'sales'],
    [
      'of the department it looks for',
      { jlpt: 1, latest_school_department_category_id: 7, interesting: 5 },
      'engineer',
    ],
    [
      'who hopes for a country it is related to',
      { jlpt: 1, hope_first_work_country_id: 240, interesting: 2 },
      'interpreter',
    ],
  ])('best match puts first, for a student %s', async (_name, { interesting, ...fields }, expected) => {
    const person = await student(world.api, {
      level: 'minimum',
      fields: { home_country_id: 1, hope_first_work_country_id: 109, living_country_id: 109, ...fields },
    });
    if (interesting) await interestedIn(person.user.id, Number(interesting));
    const best = await search('sort=best_match', person);
    expect(best.ids[0]).toBe(ids[expected]);
    expect(best.total).toBe(3);
    expect(await search('sort=best_match', person)).toEqual(best);
    const pages = [];
    for (let page = 1; page <= 3; page++)
      pages.push(...(await search(`sort=best_match&per_page=1&page=${page}`, person)).ids);
    expect(pages).toEqual(best.ids);
  });
});

async function interestedIn(user_id: number, job_category_id: number) {
  await UserInterestingJobCategory.create({ user_id, job_category_id });
}

test('get_new_recruitments pages alike, those shown on top first', async () => {
  const top = await world.make({ fields: { is_shown_on_top: true, published_at: new Date('2026-10-01') } });
  const { body } = await world.api.as(null).query('get_new_recruitments', 'per_page=2').expect(200);
  expect(body.recruitments.map((row: { id: number }) => row.id)).toEqual([top, ids.sales]);
  expect(body).toMatchObject({ page: 1, per_page: 2, total_count: 4 });
  const found = await world.api.as(null).query('search_recruitments', 'per_page=2').expect(200);
  for (const of_keywords of [
    'corrected_query',
    'ignored_words',
    'is_partial_match',
    'full_match_count',
    'is_ordered_by_fit',
    'keyword_parts',
  ])
    delete found.body[of_keywords];
  expect(Object.keys(body).sort()).toEqual(Object.keys(found.body).sort());
  expect(Object.keys(body.recruitments[0])).toEqual(Object.keys(found.body.recruitments[0]));
  await world.api.as(null).query('get_new_recruitments', 'per_page=101').expect(422);
});

test('unreleased, closed and past ones are not found, by staff neither', async () => {
  const hidden = [
    await world.make({ fields: { is_released: false } }),
    await world.make({ fields: { closed_at: new Date() } }),
    await world.make({ fields: { apply_deadline_on: '2026-11-20' } }),
  ];
  for (const caller of [world.api.as(null), await member(world.api, 'manager')])
    for (const conditions of ['', '&full_text_search_query=sales', '&q[job_categories_id_eq_any][]=1']) {
      const found = await search(`per_page=100${conditions}`, caller);
      for (const id of hidden) expect(found.ids).not.toContain(id);
      expect(found.total).toBe(found.ids.length);
    }
  const { body } = await world.api.as(null).query('get_new_recruitments').expect(200);
  expect(body.total_count).toBe(4);
});

describe('at most three statements, however many filters and rows', () => {
  const everyFilter = FILTERS.map(([parameters]) => parameters)
    .filter((parameters) => !parameters.includes('full_text'))
    .join('&');
  const asked: [string, string][] = [
    ['nothing', ''],
    ['a keyword', 'full_text_search_query=a'],
    ['everything', `per_page=100&full_text_search_query=開発&${everyFilter}`],
  ];
  const cases = asked.flatMap(([name, parameters]) =>
    ['newest', 'salary', 'deadline', 'best_match'].map((sort) => [name, sort, parameters] as const),
  );
  test.each(cases)('%s, by %s', async (_name, sort, parameters) => {
    const person = await student(world.api);
    for (const [caller, own] of [
      [world.api.as(null), 0],
      [person, 1],
    ] as const) {
      await caller.query('search_recruitments', 'per_page=1');
      world.api.takeStatements();
      const answer = await caller.query('search_recruitments', `${encodeURI(parameters)}&sort=${sort}`);
      expect([answer.status, answer.body.error]).toEqual([answer.status, answer.body.error]);
      // A signed-in caller costs one statement more, before the call: authenticate finds out who they are.
      expect(world.api.takeStatements().length).toBeLessThanOrEqual(2 + 2 * own);
    }
  });
});

test('a search by filters finds the same each time it is asked, and less when a job is closed', async () => {
  const PLACES = [40, 41];
  const made: number[] = [];
  for (let day = 1; day <= 30; day++)
    made.unshift(
      await world.make({
        fields: { published_at: new Date(Date.UTC(2026, 7, day)) },
        lists: { prefecture: required(PLACES[day % 2]) },
      }),
    );
  await sweepTouchedSearchRows(world.api.sequelize);
  const wanted = made.filter((_, place) => place % 2 === 0);
  const page = (number: number) =>
    search(`per_page=1&page=${number}&q[company_offices_prefecture_id_eq_any][]=40`);
  for (const time of ['first', 'second', 'third'])
    for (const number of [1, 2, 3, 15])
      expect([time, await page(number)]).toEqual([time, { ids: [wanted[number - 1]], total: wanted.length }]);
  await Recruitment.update({ closed_at: new Date() }, { where: { id: required(wanted[0]) } });
  await sweepTouchedSearchRows(world.api.sequelize);
  expect(await page(1)).toEqual({ ids: [wanted[1]], total: wanted.length - 1 });
  expect(await page(1)).toEqual({ ids: [wanted[1]], total: wanted.length - 1 });
});
