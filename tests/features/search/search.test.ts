import { Recruitment } from '../../../db/models/recruitment.ts';
import { sweepTouchedSearchRows } from '../../../db/search-rows.ts';
import { student } from '../../support/factories.ts';
import { FILTERS, startSearchWorld, type Name, type SearchWorld } from './search-world.ts';

let world: SearchWorld;
let search: SearchWorld['search'];
let ids: SearchWorld['ids'];
beforeAll(async () => {
  world = await startSearchWorld();
  ({ search, ids } = world);
});
afterAll(() => world.api.close());

const keyword = (text: string) => search(`full_text_search_query=${encodeURIComponent(text)}`);
const named = (names: readonly Name[]) => new Set(names.map((name) => ids[name]));

describe('a keyword', () => {
  test.each<[string, string, Name]>([
    ['two characters', '通訳', 'interpreter'],
    ['one character at the end of a run', '訳', 'interpreter'],
    ['one character at the beginning', '社', 'interpreter'],
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
  ])('finds by %s', async (_name, text, expected) => {
    expect(await keyword(text)).toEqual({ ids: [ids[expected]], total: 1 });
  });

  test('finds by words of several languages', async () => {
    expect((await keyword('ソフトウェア engineer')).ids[0]).toBe(ids.engineer);
  });

  test.each([
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
    const { body } = await world.api
      .as(null)
      .query('search_recruitments', `full_text_search_query=${long}`)
      .expect(422);
    expect(Object.keys(body.error.fields)).toEqual(['full_text_search_query']);
  });
});

describe('filters', () => {
  test.each(FILTERS)('%s', async (parameters, names) => {
    for (const sort of ['newest', 'salary', 'deadline', 'best_match']) {
      const found = await search(`${encodeURI(parameters)}&sort=${sort}`);
      expect([sort, new Set(found.ids), found.total]).toEqual([sort, named(names), names.length]);
    }
  });

  test('of companies', async () => {
    const { body } = await world.api.as(null).query('search_recruitments', 'sort=salary').expect(200);
    const [first, second] = body.recruitments as { id: number; company_id: number }[];
    const one = (company: number) => `q[company_id_eq_any][]=${company}`;
    expect((await search(one(first!.company_id))).ids).toEqual([first!.id]);
    const both = await search(`${one(first!.company_id)}&${one(second!.company_id)}`);
    expect(new Set(both.ids)).toEqual(new Set([first!.id, second!.id]));
  });

  test('of the days since the publishing, from the beginning of a day in Tokyo', async () => {
    const { api, make } = world;
    const before = api.clock.now;
    // Nine in the morning of the 25th in Tokyo.
    api.clock.now = new Date('2026-11-25T00:00:00Z');
    const published = (at: string) => make({ fields: { published_at: new Date(at) } });
    const early = await published('2026-11-23T15:00:00Z');
    const earlier = await published('2026-11-23T14:59:59Z');
    await sweepTouchedSearchRows(api.sequelize);
    const within = async (days: number) => (await search(`q[published_within_days]=${days}`)).ids;
    expect(await within(1)).toContain(early);
    expect(await within(1)).not.toContain(earlier);
    expect(await within(3)).toEqual(expect.arrayContaining([early, earlier]));
    await Recruitment.destroy({ where: { id: [early, earlier] } });
    api.clock.now = before;
  });

  test('of what a student meets: nobody else may ask', async () => {
    const { api } = world;
    const me = await student(api, { fields: { jlpt: 2 } });
    const fit = 'q[is_fit_eq]=true';
    const found = new Set((await search(fit, me)).ids);
    expect(found).toEqual(named(['engineer', 'sales']));
    const refused = await api.as(null).query('search_recruitments', fit).expect(401);
    expect(refused.body.error.code).toBe('unauthenticated');
    const account = api.as(await api.tokenFor('nobody-yet@example.com'));
    const { body } = await account.query('search_recruitments', fit).expect(403);
    expect(body.error.code).toBe('sign_up_required');
    await api.as(null).query('get_filter_counts', fit).expect(401);
  });

  test('are taken from a body of the same shape', async () => {
    const { default: request } = await import('supertest');
    const { body } = await request(world.api.app)
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
    ['an amount of pay without a level', 'q[pay_min_yen]=200000', 422, 'q[pay_level]'],
    ['a level without an amount', 'q[pay_level]=master', 422, 'q[pay_min_yen]'],
    ['a level of pay there is not', 'q[pay_level]=n1&q[pay_min_yen]=1', 422, 'q[pay_level]'],
    ['days that are not offered', 'q[published_within_days]=2', 422, 'q[published_within_days]'],
    ['a contract there is not', 'q[contract_term_eq_any][]=endless', 422, 'q[contract_term_eq_any][0]'],
    ['a flag that is none', 'q[is_work_globaly]=maybe', 422, 'q[is_work_globaly]'],
  ])('%s is refused by name', async (_name, parameters, status, field) => {
    const { body } = await world.api.as(null).query('search_recruitments', parameters).expect(status);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });
});
