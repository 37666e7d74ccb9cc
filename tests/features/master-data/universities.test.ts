import { University } from '../../../db/models/university.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

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

const api = prepared(startApi);
beforeAll(async () => {
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
        prefecture_id: null,
        department_names: [],
        current_university: null,
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

describe('R27: get_universities finds a university', () => {
  const first = async (text: string, field = 'local_name_cont') => (await names({ [field]: text }))[0];

  test.each([
    ['its name of today', '東京科学大学', ['東京科学大学']],
    ['a name of former times', '東京工業大学', ['東京工業大学', '東京科学大学']],
    ['a name that was given up', '首都大学東京', ['首都大学東京', '東京都立大学']],
    ['one of two that became one', '大阪市立大学', ['大阪市立大学', '大阪公立大学']],
    ['the other of the two', '大阪府立大学', ['大阪府立大学', '大阪公立大学']],
    ['its name in the list of the ministry', '東京芸術大学', ['東京藝術大学']],
    ['kana', 'わせだだいがく', ['早稲田大学']],
    ['katakana', 'ワセダ', ['早稲田大学']],
    ['a short form', '早大', ['早稲田大学']],
    ['another form of its characters', '慶応大学', ['慶應義塾大学']],
    ['the short form of the name of former times', '東工大', ['東京科学大学', '東京工業大学']],
    ['a short form in Latin letters', 'Todai', ['東京大学']],
    ['its reading in Latin letters', 'waseda daigaku', ['早稲田大学']],
  ])('by %s', async (_name, text, expected) => {
    for (const field of ['local_name_cont', 'english_name_cont'])
      expect((await names({ [field]: text })).toSorted()).toEqual(expected.toSorted());
  });

  test('of former times, and tells what it is now', async () => {
    const { universities } = await find({ local_name_cont: '東京工業大学' });
    expect(universities[0]).toMatchObject({
      local_name: '東京工業大学',
      current_university: { local_name: '東京科学大学', english_name: 'Institute of Science Tokyo' },
    });
    expect(universities[1]).toMatchObject({ local_name: '東京科学大学', current_university: null });
  });

  test('without its accents, in the country of its own and by either name', async () => {
    for (const field of ['local_name_cont', 'english_name_cont'])
      expect(await first('Sao Paulo', field)).toBe('Universidade de São Paulo');
    expect(await first('Universitat Munchen')).toMatch(/Universität München/);
    expect(await first('dai hoc bach khoa ha noi')).toBe('Đại học Bách khoa Hà Nội');
  });

  test('in Latin letters, whatever script its own name has', async () => {
    expect(await first('Sookmyung', 'english_name_cont')).toBe('숙명여자대학교');
  });

  test('the closest name first: the university of the city before those that mention it', async () => {
    for (const field of ['local_name_cont', 'english_name_cont']) {
      const { universities } = await find({ [field]: 'tokyo' }, undefined, 'per_page=100');
      expect(universities.slice(0, 7).map((row) => row.local_name)).toEqual(
        expect.arrayContaining([
          '東京大学',
          '東京外国語大学',
          '東京学芸大学',
          '東京海洋大学',
          '東京科学大学',
        ]),
      );
      expect(universities[0]!.local_name).toBe('東京大学');
      const listed = universities as { country_id?: number; local_name: string }[];
      const abroad = listed.findIndex((row) => row.country_id !== 109);
      expect(abroad === -1 || abroad > 20).toBe(true);
    }
    expect(await first('東京')).toBe('東京大学');
    expect(await first('Kyoto University', 'english_name_cont')).toBe('京都大学');
    expect(await first('University of Kyoto', 'english_name_cont')).toBe('京都大学');
    expect(await first('Tokyo University', 'english_name_cont')).toBe('東京大学');
  });

  test('with its kind, its prefecture and its faculties', async () => {
    const { universities } = await find({ local_name_cont: '東京大学' });
    expect(universities[0]).toMatchObject({
      english_name: 'The University of Tokyo',
      university_control_type_id: 1,
      prefecture_id: 13,
      department_names: expect.arrayContaining(['工学部', '教養学部']),
    });
  });

  test('a page of twenty costs two statements and stays small', async () => {
    api.takeStatements();
    const { body } = await api.as(null).query('get_universities', 'q[local_name_cont]=大学&per_page=20');
    expect(api.takeStatements()).toHaveLength(2);
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
    expect(body.universities[0]).not.toHaveProperty('search_words');
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
    ['two characters', { local_name_cont: '弘前' }, 'universities_search_words_index'],
    ['one character', { local_name_cont: '弘' }, 'universities_search_words_index'],
    ['a word', { english_name_cont: 'Hirosaki' }, 'universities_search_words_index'],
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
