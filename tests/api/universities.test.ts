import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { University } from '../../db/models/university.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';

let api: TestApi;
/** Countries without a university in the master data, so that only these are found by country. */
let countries: [number, number];
const made = new Map<string, number>();

async function add(local_name: string, english_name: string | null, fields: object = {}) {
  const row = await University.create({
    local_name,
    english_name,
    country_id: countries[0],
    ranking: null,
    university_control_type_id: null,
    created_by_user_id: null,
    ...fields,
  });
  made.set(local_name, row.id);
}

beforeAll(async () => {
  api = await startApi();
  const [rows] = await api.sequelize.query(
    'select id from countries c where not exists (select 1 from universities u where u.country_id = c.id) order by id limit 2',
  );
  const [first, second] = rows as { id: number }[];
  countries = [first!.id, second!.id];
  await add('弘前国際大学', 'Hirosaki International University', { ranking: 7 });
  await add('ﾐﾗｲ大学', 'Ｍｉｒａｉ University');
  await add('Đại học Bình Minh', 'Binh Minh University', { ranking: 2 });
  await add('100%_the\\best', "O'Hara College");
  await add('東洋北京学院', null, { country_id: countries[1] });
});
afterAll(() => api.close());

type Person = Pick<Awaited<ReturnType<typeof student>>, 'query'>;
const find = async (q: Record<string, string | number>, person: Person = api.as(null), more = '') => {
  const parameters = Object.entries(q).map(([name, value]) => `q[${name}]=${encodeURIComponent(value)}`);
  const { body } = await person.query('get_universities', [...parameters, more].join('&')).expect(200);
  return body as { universities: { id: number; local_name: string }[]; total_count: number };
};
const names = async (q: Record<string, string | number>, person?: Person) =>
  (await find(q, person)).universities.map((row) => row.local_name);

describe('get_universities finds', () => {
  test('one by its id, with the fields of the specification', async () => {
    const { universities } = await find({ id_eq: made.get('弘前国際大学')! });
    expect(universities).toEqual([
      {
        id: made.get('弘前国際大学'),
        local_name: '弘前国際大学',
        english_name: 'Hirosaki International University',
        country_id: countries[0],
        ranking: 7,
        university_control_type_id: null,
        is_created_by_user: false,
      },
    ]);
  });

  test('by country, those with a ranking first, then by name', async () => {
    expect(await names({ country_id_eq: countries[0] })).toEqual([
      'Đại học Bình Minh',
      '弘前国際大学',
      '100%_the\\best',
      'ﾐﾗｲ大学',
    ]);
  });

  test.each([
    ['two characters', 'local_name_cont', '弘前', '弘前国際大学'],
    ['one character', 'local_name_cont', '弘', '弘前国際大学'],
    ['characters in the middle', 'local_name_cont', '国際大', '弘前国際大学'],
    ['half width for full', 'local_name_cont', 'ミライ', 'ﾐﾗｲ大学'],
    ['full width for half', 'local_name_cont', '１００％', '100%_the\\best'],
    ['other capitals', 'english_name_cont', 'hIROSAKI inter', '弘前国際大学'],
    ['capitals of another script', 'local_name_cont', 'đẠI HỌC BÌNH', 'Đại học Bình Minh'],
    ['accents typed apart', 'local_name_cont', 'Bình Minh'.normalize('NFD'), 'Đại học Bình Minh'],
    ['width in the English name', 'english_name_cont', 'mirai', 'ﾐﾗｲ大学'],
    ['an apostrophe', 'english_name_cont', "o'hara", '100%_the\\best'],
    ['a per cent sign', 'local_name_cont', '0%_', '100%_the\\best'],
    ['a backslash', 'local_name_cont', '\\', '100%_the\\best'],
  ])('by %s', async (_name, field, text, expected) => {
    expect(await names({ country_id_eq: countries[0], [field]: text })).toEqual([expected]);
  });

  test.each(['%', '_', '100_', '%the', '\\\\', "' or true --", ':id', '$1'])(
    'nothing more by the signs %s',
    async (text) => {
      const found = await names({ country_id_eq: countries[0], local_name_cont: text });
      expect(found.filter((name) => !name.includes(text))).toEqual([]);
    },
  );

  test('only characters that stand side by side: pairs alone are not enough', async () => {
    expect(await names({ country_id_eq: countries[1], local_name_cont: '東洋北京' })).toHaveLength(1);
    await add('京都東京学院', null, { country_id: countries[1] });
    expect(await names({ country_id_eq: countries[1], local_name_cont: '東京都' })).toEqual([]);
  });

  test('what fits all filters; an empty filter is none', async () => {
    const both = { local_name_cont: '大学', english_name_cont: 'hirosaki', country_id_eq: countries[0] };
    expect(await names(both)).toEqual(['弘前国際大学']);
    expect(await names({ ...both, country_id_eq: countries[1] })).toEqual([]);
    expect(
      await names({ id_eq: '', country_id_eq: countries[1], local_name_cont: '北京', english_name_cont: '' }),
    ).toEqual(['東洋北京学院']);
  });

  test('a page at a time', async () => {
    const { universities, total_count } = await find(
      { country_id_eq: countries[0] },
      undefined,
      'page=2&per_page=3',
    );
    expect([universities.map((row) => row.local_name), total_count]).toEqual([['ﾐﾗｲ大学'], 4]);
    expect((await find({})).total_count).toBeGreaterThan(10_000);
  });

  test('what a student added for that student alone', async () => {
    const me = await student(api);
    await add('私の大学', null, { is_created_by_user: true, created_by_user_id: me.user.id });
    expect(await names({ local_name_cont: '私の大学' }, me)).toEqual(['私の大学']);
    for (const person of [api.as(null), await student(api), await member(api)])
      expect(await names({ local_name_cont: '私の大学' }, person)).toEqual([]);
  });
});

describe('get_universities refuses', () => {
  test.each([
    ['q[id_eq]=one', 422],
    ['q[id_eq][]=1', 422],
    ['q[country_id_eq]=-1', 422],
    ['q[local_name_cont]=%00', 422],
    [`q[english_name_cont]=${'x'.repeat(101)}`, 422],
    ['q=tokyo', 422],
    ['per_page=101', 422],
    ['q[ranking_eq]=1', 400],
    ['local_name_cont=x', 400],
  ])('%s', async (parameters, status) => {
    const { body } = await api.as(null).query('get_universities', parameters);
    expect(body.error?.code).toBe(status === 400 ? 'unknown_field' : 'validation_failed');
  });
});

describe('with more than 20,000 universities', () => {
  beforeAll(async () => {
    await api.sequelize.query(
      `insert into universities (local_name, english_name, country_id)
         select local_name || ' 分校', english_name || ' Branch', country_id from universities order by id limit 8000`,
    );
    await api.sequelize.query('analyze universities');
  });

  test.each([
    ['two characters', { local_name_cont: '弘前' }, 'universities_local_name_index'],
    ['one character', { local_name_cont: '弘' }, 'universities_local_name_index'],
    ['a word', { english_name_cont: 'Hirosaki' }, 'universities_english_name_index'],
    ['a country', { country_id_eq: 29 }, 'universities_country_id_index'],
  ])('%s is looked up in an index, in two statements', async (_name, q, index) => {
    api.takeStatements();
    await find(q);
    const statements = api.takeStatements().map((line) => line.replace(/^Executing \(default\): /, ''));
    expect(statements).toHaveLength(2);
    for (const statement of statements) {
      const [plan] = await api.sequelize.query(`explain ${statement}`);
      expect(JSON.stringify(plan)).toContain(index);
    }
  });
});
