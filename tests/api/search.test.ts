import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  RecruitmentRequiredSkill,
  RecruitmentTargetStudyDepartmentCategory,
} from '../../db/models/recruitment-requirements.ts';
import {
  RecruitmentCareer,
  RecruitmentJobCategory,
  RecruitmentOffice,
  RecruitmentRelatedCountry,
} from '../../db/models/recruitment-targets.ts';
import { CompanyOffice } from '../../db/models/company-offices.ts';
import { sweepTouchedSearchRows } from '../../db/search-rows.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, recruitment, student } from '../support/factories.ts';

let api: TestApi;
/** By what tells them apart. */
const ids = { interpreter: 0, engineer: 0, sales: 0 };
beforeAll(async () => {
  api = await startApi();
  ids.interpreter = await make({
    company: { official_name: { ja: '京橋通訳', en: 'Kyobashi Interpreting' } },
    fields: {
      title: { ja: '社内通訳', en: 'In-house interpreter', vi: 'Phiên dịch nội bộ' },
      required_jlpt: 1,
      is_available_from_overseas: true,
      salary_max_bachelor: 300_000,
      apply_deadline_on: '2026-12-31',
    },
    lists: { job: 2, country: 240, department: 3, skill: 4, prefecture: 27 },
  });
  ids.engineer = await make({
    fields: {
      title: { ja: '制御ソフトウェア開発', en: 'Control software engineer' },
      job_description: { ja: '東京の開発室でC++のコードを書きます。', th: 'พัฒนาซอฟต์แวร์' },
      required_jlpt: 3,
      salary_max_bachelor: 400_000,
      apply_deadline_on: '2026-12-01',
    },
    lists: { job: 5, department: 7, skill: 9, first: 240, last: 109, globaly: true },
  });
  ids.sales = await make({ fields: { published_at: new Date('2026-11-10') } });
  await sweepTouchedSearchRows(api.sequelize);
});
afterAll(() => api.close());

interface Lists {
  job?: number;
  country?: number;
  department?: number;
  skill?: number;
  prefecture?: number;
  first?: number;
  last?: number;
  globaly?: boolean;
}

async function make({ lists = {}, ...options }: Parameters<typeof recruitment>[1] & { lists?: Lists }) {
  const { recruitment: row, company } = await recruitment(api, options);
  const recruitment_id = row.id;
  if (lists.job) await RecruitmentJobCategory.create({ recruitment_id, job_category_id: lists.job });
  if (lists.country) await RecruitmentRelatedCountry.create({ recruitment_id, country_id: lists.country });
  if (lists.department)
    await RecruitmentTargetStudyDepartmentCategory.create({
      recruitment_id,
      department_category_id: lists.department,
    });
  if (lists.skill) await RecruitmentRequiredSkill.create({ recruitment_id, skill_id: lists.skill });
  if (lists.first || lists.globaly)
    await RecruitmentCareer.create({
      recruitment_id,
      first_living_country_id: lists.first ?? null,
      last_living_country_id: lists.last ?? null,
      is_work_globaly: lists.globaly ?? false,
    });
  if (lists.prefecture) {
    const office = await CompanyOffice.create({ company_id: company.id, prefecture_id: lists.prefecture });
    await RecruitmentOffice.create({ recruitment_id, company_office_id: office.id });
  }
  return recruitment_id;
}

type Caller = { query: ReturnType<TestApi['as']>['query'] };
async function search(parameters: string, caller: Caller = api.as(null)) {
  const { body } = await caller.query('search_recruitments', parameters).expect(200);
  return {
    ids: body.recruitments.map((row: { id: number }) => row.id) as number[],
    total: body.total_count as number,
  };
}
const keyword = (text: string) => search(`full_text_search_query=${encodeURIComponent(text)}`);
type Name = keyof typeof ids;
const named = (names: readonly Name[]) => new Set(names.map((name) => ids[name]));

describe('a keyword', () => {
  test.each<[string, string, Name]>([
    ['two characters', '通訳', 'interpreter'],
    ['one character at the end of a run', '訳', 'interpreter'],
    ['one character at the beginning', '京', 'interpreter'],
    ['a long word', 'ソフトウェア', 'engineer'],
    ['a word across scripts', '開発室で', 'engineer'],
    ['a sign that belongs to a word', 'C++', 'engineer'],
    ['Japanese, a sign and a word in one', 'でC++のコード', 'engineer'],
    ['an English word by its beginning, in any case', 'INTERPRET', 'interpreter'],
    ['Vietnamese', 'phiên dịch', 'interpreter'],
    ['Vietnamese without marks', 'phien dich', 'interpreter'],
    ['Thai from the middle', 'ซอฟต์แวร์', 'engineer'],
    ['half-width katakana', 'ｿﾌﾄｳｪｱ', 'engineer'],
    ["the company's name", 'Kyobashi', 'interpreter'],
    ['the place of an office', '大阪', 'interpreter'],
    ['words of several languages', 'ソフトウェア engineer', 'engineer'],
  ])('finds by %s', async (_name, text, expected) => {
    expect(await keyword(text)).toEqual({ ids: [ids[expected]], total: 1 });
  });

  test.each([
    ['whose words are not all there', '通訳 制御'],
    ['whose pairs stand apart', '東京橋'],
    ['of signs alone', "'; -- \\ &|!():* %_"],
    ['of signs beside nothing', '！？'],
  ])('%s finds nothing', async (_name, text) => {
    expect(await keyword(text)).toEqual({ ids: [], total: 0 });
  });

  test('that is blank is none', async () => {
    for (const text of ['', ' ', '　']) expect((await keyword(text)).total).toBe(3);
  });

  test('beyond 200 characters is refused', async () => {
    const long = encodeURIComponent('通'.repeat(201));
    const { body } = await api
      .as(null)
      .query('search_recruitments', `full_text_search_query=${long}`)
      .expect(422);
    expect(Object.keys(body.error.fields)).toEqual(['full_text_search_query']);
  });
});

const FILTERS: [string, Name[]][] = [
  ['q[target_study_department_categories_id_eq_any][]=3', ['interpreter']],
  [
    'q[target_study_department_categories_id_eq_any][]=3&q[target_study_department_categories_id_eq_any][]=7',
    ['interpreter', 'engineer'],
  ],
  ['q[company_offices_prefecture_id_eq_any][]=27', ['interpreter']],
  [
    'q[company_offices_prefecture_id_eq_any][]=27&q[company_offices_prefecture_id_eq_any][]=13',
    ['interpreter', 'engineer', 'sales'],
  ],
  ['q[related_countries_id_eq_any][]=240', ['interpreter']],
  ['q[related_countries_id_eq_any][]=1&q[related_countries_id_eq_any][]=2', []],
  ['q[job_categories_id_eq_any][]=2&q[job_categories_id_eq_any][]=5', ['interpreter', 'engineer']],
  ['q[recruitment_careers_first_living_country_id_eq_any][]=240', ['engineer']],
  ['q[recruitment_careers_last_living_country_id_eq_any][]=109', ['engineer']],
  [
    'q[required_skills_skill_id_eq_any][]=4&q[required_skills_skill_id_eq_any][]=9',
    ['interpreter', 'engineer'],
  ],
  ['q[is_available_from_overseas_eq]=true', ['interpreter']],
  ['q[is_available_from_overseas_eq]=false', ['engineer', 'sales']],
  ['q[is_available_from_overseas]=true', ['interpreter']],
  ['q[recruitment_careers_is_work_globaly_eq]=true', ['engineer']],
  ['q[is_work_globaly]=true', ['engineer']],
  ['q[required_jlpt_gteq]=1', ['interpreter', 'engineer', 'sales']],
  ['q[required_jlpt_gteq]=2', ['engineer', 'sales']],
  ['q[required_jlpt_gteq]=5', ['sales']],
  ['q[required_jlpt_gteq]=3&q[job_categories_id_eq_any][]=5&full_text_search_query=開発', ['engineer']],
  ['q[required_jlpt_gteq]=5&full_text_search_query=開発', []],
  ['q[required_jlpt_gteq]=2&full_text_search_query=営業', ['sales']],
  ['q[company_offices_prefecture_id_eq_any][]=13&q[is_available_from_overseas_eq]=true', ['interpreter']],
  ['q[company_offices_prefecture_id_eq_any][]=27&q[job_categories_id_eq_any][]=5', []],
  ['q[job_categories_id_eq_any]=', ['interpreter', 'engineer', 'sales']],
];

describe('filters', () => {
  test.each(FILTERS)('%s', async (parameters, names) => {
    for (const sort of ['newest', 'salary', 'deadline', 'best_match']) {
      const found = await search(`${encodeURI(parameters)}&sort=${sort}`);
      expect([sort, new Set(found.ids), found.total]).toEqual([sort, named(names), names.length]);
    }
  });

  test('of companies', async () => {
    const { body } = await api.as(null).query('search_recruitments', 'sort=salary').expect(200);
    const [first, second] = body.recruitments as { id: number; company_id: number }[];
    const one = (company: number) => `q[company_id_eq_any][]=${company}`;
    expect((await search(one(first!.company_id))).ids).toEqual([first!.id]);
    const both = await search(`${one(first!.company_id)}&${one(second!.company_id)}`);
    expect(new Set(both.ids)).toEqual(new Set([first!.id, second!.id]));
  });

  test('are taken from a body of the same shape', async () => {
    const { default: request } = await import('supertest');
    const { body } = await request(api.app)
      .get('/jtj/queries/search_recruitments')
      .send({ q: { job_categories_id_eq_any: [5], required_jlpt_gteq: 3 } })
      .expect(200);
    expect(body.recruitments.map((row: { id: number }) => row.id)).toEqual([ids.engineer]);
  });

  test.each([
    ['an unknown filter', 'q[salary_gteq]=1', 400, 'q[salary_gteq]'],
    ['an unknown list filter', 'q[industries_id_eq_any][]=1', 400, 'q[industries_id_eq_any]'],
    ['an unknown parameter beside q', 'company_id_eq_any[]=1', 400, 'company_id_eq_any'],
    ['an unknown sort', 'sort=random', 422, 'sort'],
    ['the sort that only the top page has', 'sort=top', 422, 'sort'],
    ['a page below one', 'page=0', 422, 'page'],
    ['too large a page', 'per_page=101', 422, 'per_page'],
    ['a level there is not', 'q[required_jlpt_gteq]=6', 422, 'q[required_jlpt_gteq]'],
    [
      'a filter that is no number',
      'q[job_categories_id_eq_any][]=abc',
      422,
      'q[job_categories_id_eq_any][0]',
    ],
    [
      'a number beyond range',
      'q[job_categories_id_eq_any][]=99999999999',
      422,
      'q[job_categories_id_eq_any][0]',
    ],
    ['a flag that is none', 'q[is_work_globaly]=maybe', 422, 'q[is_work_globaly]'],
  ])('%s is refused by name', async (_name, parameters, status, field) => {
    const { body } = await api.as(null).query('search_recruitments', parameters).expect(status);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });
});

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
    expect((await search('sort=best_match', await member(api))).ids).toEqual(newest);
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
    ['from the country it is related to', { jlpt: 1, home_country_id: 240, interesting: 2 }, 'interpreter'],
  ])('best match puts first, for a student %s', async (_name, { interesting, ...fields }, expected) => {
    const person = await student(api, {
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
  const { UserInterestingJobCategory } = await import('../../db/models/user-wishes.ts');
  await UserInterestingJobCategory.create({ user_id, job_category_id });
}

test('get_new_recruitments pages alike, those shown on top first', async () => {
  const top = await make({ fields: { is_shown_on_top: true, published_at: new Date('2026-10-01') } });
  const { body } = await api.as(null).query('get_new_recruitments', 'per_page=2').expect(200);
  expect(body.recruitments.map((row: { id: number }) => row.id)).toEqual([top, ids.sales]);
  expect(body).toMatchObject({ page: 1, per_page: 2, total_count: 4 });
  const found = await api.as(null).query('search_recruitments', 'per_page=2').expect(200);
  expect(Object.keys(body)).toEqual(Object.keys(found.body));
  expect(Object.keys(body.recruitments[0])).toEqual(Object.keys(found.body.recruitments[0]));
  await api.as(null).query('get_new_recruitments', 'per_page=101').expect(422);
});

test('unreleased, closed and past ones are not found, by staff neither', async () => {
  const hidden = [
    await make({ fields: { is_released: false } }),
    await make({ fields: { closed_at: new Date() } }),
    await make({ fields: { apply_deadline_on: '2026-11-20' } }),
  ];
  for (const caller of [api.as(null), await member(api, 'manager')])
    for (const conditions of ['', '&full_text_search_query=sales', '&q[job_categories_id_eq_any][]=1']) {
      const found = await search(`per_page=100${conditions}`, caller);
      for (const id of hidden) expect(found.ids).not.toContain(id);
      expect(found.total).toBe(found.ids.length);
    }
  const { body } = await api.as(null).query('get_new_recruitments').expect(200);
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
    const person = await student(api);
    for (const [caller, own] of [
      [api.as(null), 0],
      [person, 1],
    ] as const) {
      await caller.query('search_recruitments', 'per_page=1');
      api.takeStatements();
      const answer = await caller.query('search_recruitments', `${encodeURI(parameters)}&sort=${sort}`);
      expect([answer.status, answer.body.error]).toEqual([answer.status, answer.body.error]);
      // A signed-in caller costs one statement more, before the call: authenticate finds out who they are.
      expect(api.takeStatements().length).toBeLessThanOrEqual(2 + 2 * own);
    }
  });
});
