import { Application } from '../../../db/models/application.ts';
import { Inquiry } from '../../../db/models/inquiry.ts';
import { RecommendMail } from '../../../db/models/recommend-mail.ts';
import { University } from '../../../db/models/university.ts';
import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { appliedFor, event } from '../../support/events.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

interface Row {
  id: number;
  user?: { id: number };
}

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const named = (last_name: string, first_name: string, last_name_kana: string, first_name_kana: string) =>
  student(api, { fields: { last_name, first_name, last_name_kana, first_name_kana } });
const yamada = prepared(() => named('山田', '太郎', 'ヤマダ', 'タロウ'));
const nguyen = prepared(() => named('Nguyễn', 'Thị Lý', 'グエン', 'ティ リー'));
const sato = prepared(() => named('佐藤', '裕子', 'サトウ', 'ユウコ'));
const obrien = prepared(() => named("O'Brien", 'Siobhan', 'オブライエン', 'シボーン'));
const all = [yamada, nguyen, sato, obrien];

beforeAll(async () => {
  const job = await recruitment(api);
  const meeting = await event();
  for (const person of all) {
    await Application.create({ user_id: person.user.id, recruitment_id: job.recruitment.id });
    await appliedFor(person, meeting.id);
    await Inquiry.create({ user_id: person.user.id, message: '質問' });
    await RecommendMail.create({
      user_id: person.user.id,
      hf_member_id: manager.member.id,
      state: 'sent',
      recommend_mail_type: 'individual',
    });
  }
});

const rows = async (name: string, q: string): Promise<Row[]> =>
  (await manager.list(name, { filter: { q }, range: [0, 50] }).expect(200)).body;

/** Who is found in each list that shows people. */
async function found(q: string): Promise<Record<string, number[]>> {
  const lists = ['applications', 'event_applications', 'inquiries', 'recommend_mails'];
  const ids = await Promise.all(
    lists.map(async (name) => [name, (await rows(name, q)).map(({ user }) => user!.id)] as const),
  );
  return Object.fromEntries([['users', (await rows('users', q)).map(({ id }) => id)], ...ids]);
}

const everywhere = (ids: number[]) =>
  Object.fromEntries(
    ['users', 'applications', 'event_applications', 'inquiries', 'recommend_mails'].map((name) => [
      name,
      ids,
    ]),
  );

describe('a student is found in every list by the name', () => {
  test.each([
    '山田',
    '太郎',
    '山田太郎',
    '山田 太郎',
    '太郎山田',
    '山田　太郎',
    '太郎・山田',
    'やまだ',
    'ヤマダ',
    'ﾔﾏﾀﾞ',
    'ヤマダタロー',
    'たろうやまだ',
    'タロ',
    'yamada',
    'YAMADA',
    'Taro Yamada',
    'yamada taro',
    'tarou',
    'Tarō',
    'taroh',
    'YamadaTarou',
    'Ｙａｍａｄａ',
    'yamad',
  ])('%s', async (q) => {
    expect(await found(q)).toEqual(everywhere([yamada.user.id]));
  });

  test.each([
    'グエン',
    'ぐえん',
    'nguyen',
    'Nguyễn',
    'NGUYEN',
    'Nguyễn Thị Lý',
    'ly nguyen',
    'Nguyen Thi Li',
    'ｸﾞｴﾝ',
    'guen',
    'thilynguyen',
    'グエン リ',
  ])('%s', async (q) => {
    expect(await found(q)).toEqual(everywhere([nguyen.user.id]));
  });

  test.each([
    'さとう',
    'サトー',
    'さとお',
    'sato',
    'Satou',
    'SATOH',
    'Satō',
    'yuko sato',
    'Yūko',
    'ユーコ',
    'yuuko',
  ])('%s', async (q) => {
    expect(await found(q)).toEqual(everywhere([sato.user.id]));
  });

  test.each(['obrien', "O'Brien", 'O’Brien', 'siobhan', 'しぼん', 'Shibon'])('%s', async (q) => {
    expect(await found(q)).toEqual(everywhere([obrien.user.id]));
  });
});

test.each(['yamato', 'amata', '山太', 'ゆうき', 'sa tou x', '田山', 'taro nguyen', 'もだ'])(
  'nobody is found by %s',
  async (q) => {
    expect(await found(q)).toEqual(everywhere([]));
  },
);

test('a name is found as it is now, and no more once the person is gone', async () => {
  const person = await named('鈴木', '一郎', 'スズキ', 'イチロウ');
  const ids = async (q: string) => (await rows('users', q)).map(({ id }) => id);
  expect(await ids('suzuki ichiro')).toEqual([person.user.id]);
  await person.user.update({ last_name: '田所', last_name_kana: 'タドコロ' });
  expect(await ids('suzuki')).toEqual([]);
  expect(await ids('tadokoro ichirou')).toEqual([person.user.id]);
  await User.update({ status: 'deleted' }, { where: { id: person.user.id } });
  expect(await ids('tadokoro')).toEqual([]);
});

test('a stranger among the staff does not find a student by the address', async () => {
  const stranger = await member(api, 'mentor');
  const { user } = await student(api, {
    fields: { last_name: '青木', first_name: '舞', email: 'hidden.aoki@example.com' },
  });
  const ids = async (who: typeof stranger, q: string) =>
    (await who.list('users', { filter: { q } }).expect(200)).body.map(({ id }: Row) => id);
  expect(await ids(stranger, '青木')).toEqual([user.id]);
  expect(await ids(stranger, 'hidden.aoki')).toEqual([]);
  expect(await ids(manager, 'hidden.aoki')).toEqual([user.id]);
});

test('members of staff are found the same way', async () => {
  const { member: kondo } = await member(api, 'mentor', {
    last_name_ja: 'こんどう',
    first_name_ja: '修',
    first_name_en: 'Osamu',
    last_name_en: 'Kondo',
  });
  for (const q of ['kondou', 'Kondō Osamu', 'コンドー', '修'])
    expect([q, (await rows('hf_members', q)).map(({ id }) => id)]).toEqual([q, [kondo.id]]);
  expect(await rows('hf_members', 'kando')).toEqual([]);
});

describe('a company', () => {
  const company = prepared(() =>
    recruitment(api, {
      company: { official_name: { ja: '株式会社さとうホテル', en: 'Sea Breeze Co., Ltd.' } },
      fields: { title: { ja: 'ホテルのフロント', en: 'Front desk' } },
    }),
  );

  test.each([
    'さとうホテル',
    'サトーホテル',
    '株式会社さとうホテル',
    'さとうホテル株式会社',
    '㈱さとうホテル',
    '(株)さとうホテル',
    'satou hoteru',
    'Sato Hoteru',
    'sea breeze',
    'Sea Breeze Inc.',
    'SEA BREEZE Co., Ltd.',
    'ｻﾄｳﾎﾃﾙ',
  ])('and its jobs and applications are found by %s', async (q) => {
    const { recruitment: job } = company;
    const application = await Application.findOrCreate({
      where: { user_id: sato.user.id, recruitment_id: job.id },
    });
    expect((await rows('companies', q)).map(({ id }) => id)).toEqual([job.company_id]);
    expect((await rows('recruitments', q)).map(({ id }) => id)).toEqual([job.id]);
    expect((await rows('applications', q)).map(({ id }) => id)).toEqual([application[0].id]);
  });

  test.each(['さとうりょかん', 'sea bridge', 'ホテルさとう株式会社x', 'suto hoteru'])(
    'is not found by %s',
    async (q) => {
      expect(await rows('companies', q)).toEqual([]);
      expect(await rows('recruitments', q)).toEqual([]);
    },
  );

  test('is found by its contact in kana and romaji', async () => {
    const made = await manager
      .create('companies', {
        official_name: { ja: '渚産業', en: 'Nagisa' },
        contact_persons: [
          {
            last_name: '難波',
            first_name: '洋',
            last_name_kana: 'ナンバ',
            first_name_kana: 'ヨウ',
            email: 'nb@example.com',
            is_main_person: true,
          },
        ],
      })
      .expect(201);
    for (const q of ['難波', 'なんば', 'Namba', 'nanba yo', 'nb@example.com', 'nagisa namba'])
      expect([q, (await rows('companies', q)).map(({ id }) => id)]).toEqual([q, [made.body.id]]);
  });
});

test.each(['ホテルのふろんと', 'ﾎﾃﾙ のﾌﾛﾝﾄ', 'front DESK', 'ＦＲＯＮＴ'])(
  'a job is found by its title, as the search folds it: %s',
  async (q) => {
    const { recruitment: job } = await recruitment(api, {
      fields: { title: { ja: 'ホテルのフロント', en: 'Front desk' } },
    });
    expect((await rows('recruitments', q)).map(({ id }) => id)).toContain(job.id);
    expect((await rows('recruitments', `${q} 経理`)).map(({ id }) => id)).toEqual([]);
  },
);

test('a university is found by its reading, however the long vowels are written', async () => {
  const { id } = await University.create({
    local_name: '東方黎明大学',
    english_name: 'Reimei University of the East',
    other_names: ['とうほうれいめいだいがく'],
    country_id: 109,
  });
  const ids = async (text: string) => {
    const { body } = await api
      .as(null)
      .query('get_universities', `q[local_name_cont]=${encodeURIComponent(text)}`)
      .expect(200);
    return body.universities.map((row: Row) => row.id) as number[];
  };
  for (const text of [
    'とうほうれいめい',
    'トウホウレイメイ',
    'touhoureimei',
    'tohoreimei',
    'Tōhōreimei',
    '東方黎明',
  ])
    expect([text, await ids(text)]).toEqual([text, [id]]);
  expect(await ids('tohareimei')).toEqual([]);
});

test.each(['nagisaya', 'Minatoya', 'minato'])('a job is found by its company in romaji: %s', async (q) => {
  await recruitment(api, { company: { official_name: { ja: '株式会社みなとやー' } } });
  const { body } = await api
    .as(null)
    .query('search_recruitments', `full_text_search_query=${encodeURIComponent(q)}`)
    .expect(200);
  const names = body.recruitments.map(
    ({ company }: { company: { official_name: { ja: string } } }) => company.official_name.ja,
  );
  expect(names.includes('株式会社みなとやー')).toBe(q !== 'nagisaya');
});

describe('a plus where a space would be', () => {
  /** The jobs found, in their order. */
  const search = async (written: string) => {
    const { body } = await api
      .as(null)
      .query('search_recruitments', `full_text_search_query=${written}`)
      .expect(200);
    return body.recruitments.map(({ title }: { title: { en: string } }) => title.en) as string[];
  };
  beforeAll(async () => {
    for (const title of ['Quartz programmer', 'C++ quartz', 'Programmer of peat'])
      await recruitment(api, {
        fields: { title: { ja: title, en: title }, job_description: { ja: '開発', en: 'Work' } },
      });
  });

  test.each(['quartz+programmer', new URLSearchParams({ q: 'quartz programmer' }).toString().slice(2)])(
    'is one in a job search: %s',
    async (written) => {
      expect((await search(written))[0]).toBe('Quartz programmer');
      expect(await search(written)).toEqual(await search('quartz%20programmer'));
    },
  );

  test.each(['C++', 'C%2B%2B', 'C%2B%2B+quartz', 'C++%20quartz', 'quartz+C%2B%2B'])(
    'is none at the end of a word: %s',
    async (written) => {
      expect((await search(written))[0]).toBe('C++ quartz');
    },
  );

  test('is one in the lists of staff and among universities, and stays one in an address', async () => {
    const list = (name: string, q: string) =>
      manager.get(`/staff/api/${name}?filter=${encodeURIComponent(JSON.stringify({ q }))}`).expect(200);
    expect((await list('users', 'Taro+Yamada')).body.map(({ id }: Row) => id)).toEqual([yamada.user.id]);
    expect((await list('users', 'Taro+')).body).toEqual([]);
    const { user } = await student(api, { fields: { email: 'plus+sign@example.com' } });
    expect((await list('users', 'plus+sign@example.com')).body.map(({ id }: Row) => id)).toEqual([user.id]);
    expect((await list('users', 'sign+plus@example.com')).body).toEqual([]);
    const { body } = await api.as(null).query('get_universities', 'q[english_name_cont]=university+of+tokyo');
    expect(body.universities[0].local_name).toBe('東京大学');
  });
});
