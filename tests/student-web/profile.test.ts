import { fillFrom, halfWidth } from '../../student-web/src/features/profile/address.ts';
import { COUNTRY_ID_CHINA, COUNTRY_ID_MYANMAR, COUNTRY_ID_VIETNAM } from '../../domain/constants.ts';
import { inKana, inKatakana, kanaOfName } from '../../student-web/src/features/profile/kana.ts';
import { nameOnCard } from '../../student-web/src/features/profile/card-name.ts';
import READINGS from '../../student-web/src/features/profile/name-readings.json' with { type: 'json' };
import { isEqual, mergeValues } from '../../student-web/src/lib/merge-values.ts';
import { day, inOrder, requiredDay, row } from '../../student-web/src/lib/form-schemas.ts';

describe('two tabs with the same form', () => {
  const base = { name: 'A', phone: '1', wishes: [1, 2], answers: { s1: 1, s2: 2 } };

  test('changes of different fields both stay', () => {
    expect(mergeValues(base, { ...base, name: 'B' }, { ...base, phone: '2' })).toEqual({
      values: { ...base, name: 'B', phone: '2' },
      conflicts: [],
    });
  });

  test('the same change is no conflict, different ones are: what was typed here stays until decided', () => {
    expect(mergeValues(base, { ...base, name: 'B' }, { ...base, name: 'B' }).conflicts).toEqual([]);
    const { values, conflicts } = mergeValues(base, { ...base, name: 'B' }, { ...base, name: 'C' });
    expect([values.name, conflicts]).toEqual(['B', ['name']]);
  });

  test('choices added on both sides stay, those taken away on either side go', () => {
    const mine = { ...base, wishes: [2, 3] };
    const theirs = { ...base, wishes: [1, 2, 4] };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...base, wishes: [2, 4, 3] },
      conflicts: [],
    });
  });

  test('answers are merged one by one', () => {
    const mine = { ...base, answers: { s1: 9, s2: 2 } };
    const theirs = { ...base, answers: { s1: 1, s2: 8, s3: 3 } };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...base, answers: { s1: 9, s2: 8, s3: 3 } },
      conflicts: [],
    });
  });

  describe('rows', () => {
    const one = { id: 1, name: 'one', until: null as string | null };
    const two = { id: 2, name: 'two', until: null as string | null };
    const merge = (before: object[], mine: object[], theirs: object[]) =>
      mergeValues({ rows: before }, { rows: mine }, { rows: theirs });

    test('new rows of both sides stay', () => {
      const mine = [one, { name: 'mine', until: null }];
      expect(merge([one], mine, [one, two])).toEqual({ values: { rows: [...mine, two] }, conflicts: [] });
    });

    test('fields of one row are merged', () => {
      const mine = [{ ...one, name: 'ONE' }, two];
      const theirs = [{ ...one, until: '2027-03-01' }, two];
      expect(merge([one, two], mine, theirs)).toEqual({
        values: { rows: [{ id: 1, name: 'ONE', until: '2027-03-01' }, two] },
        conflicts: [],
      });
    });

    test('a row taken away elsewhere goes, unless it was changed here: then it is a new row', () => {
      expect(merge([one, two], [{ ...one, name: 'ONE' }, two], [one])).toEqual({
        values: { rows: [{ ...one, name: 'ONE' }] },
        conflicts: [],
      });
      expect(merge([one, two], [one, { ...two, name: 'TWO' }], [one])).toEqual({
        values: { rows: [one, { name: 'TWO', until: null }] },
        conflicts: ['rows'],
      });
    });

    test('a row taken away here stays away, and the list may become empty', () => {
      expect(merge([one, two], [two], [one, { ...two, name: 'TWO' }]).values).toEqual({
        rows: [{ ...two, name: 'TWO' }],
      });
      expect(merge([one], [], [one]).values).toEqual({ rows: [] });
    });

    test('a choice with an id is one value', () => {
      const university = (id: number, name: string) => ({ ...one, university: { id, name } });
      const { values, conflicts } = merge([university(1, 'A')], [university(2, 'B')], [university(3, 'C')]);
      expect([values, conflicts]).toEqual([{ rows: [university(2, 'B')] }, ['rows']]);
    });
  });

  test('a field that a draft of an older version does not have is the saved one', () => {
    expect(mergeValues({ name: 'A' }, { name: 'B' } as typeof base, base).values).toEqual({
      ...base,
      name: 'B',
    });
  });

  test('equal is what has the same content', () => {
    expect(isEqual({ a: [1, { b: null }], c: undefined }, { a: [1, { b: null }] })).toBe(true);
    expect(isEqual([1, 2], [2, 1])).toBe(false);
    expect(isEqual({ 0: 1 }, [1])).toBe(false);
  });
});

describe('kana', () => {
  test.each([
    ['rin', 'リン'],
    ['Maria', 'マリア'],
    ['ＫＩＭ', 'キム'],
    ['さくら', 'サクラ'],
    ['ﾘﾝ', 'リン'],
    ['lina', 'リナ'],
    ['コーヒー', 'コーヒー'],
    ['Nagoyashi 1-2-3', 'ナゴヤシ 1-2-3'],
    ['東京と', '東京ト'],
  ])('%s becomes %s', (typed, kana) => {
    expect(inKatakana(typed)).toBe(kana);
  });

  test.each<[string, number | null, Record<string, string>]>([
    [
      'Vietnam',
      COUNTRY_ID_VIETNAM,
      {
        minh: 'ミン',
        Thanh: 'タイン',
        linh: 'リン',
        HUNG: 'フン',
        duc: 'ドゥック',
        phuong: 'フオン',
        quynh: 'クイン',
        'Nguyễn Thị': 'グエン ティ',
        Ngọc: 'ゴック',
        Trần: 'チャン',
        Đào: 'ダオ',
        ' Đặng ': 'ダン',
        'van anh': 'ヴァン アイン',
      },
    ],
    ['a country not said', null, { minh: 'ミン', nguyen: 'グエン', Ngô: 'ゴー', tran: 'チャン' }],
    [
      'Nepal',
      152,
      {
        Ram: 'ラム',
        Krishna: 'クリシュナ',
        Bishnu: 'ビシュヌ',
        Shrestha: 'シュレスタ',
        Gurung: 'グルン',
        Thapa: 'タパ',
        Suresh: 'スレシュ',
        Aditya: 'アディティヤ',
      },
    ],
    [
      'Myanmar',
      COUNTRY_ID_MYANMAR,
      { 'Aung Kyaw': 'アウン チョー', Khin: 'キン', Thura: 'トゥラ', Hnin: 'ニン', 'Su Su': 'スー スー' },
    ],
    [
      'Indonesia',
      101,
      { Siti: 'シティ', Budi: 'ブディ', Putri: 'プトリ', Agus: 'アグス', Dewi: 'デウィ', Tri: 'トリ' },
    ],
    [
      'China',
      COUNTRY_ID_CHINA,
      { Wang: 'ワン', Zhang: 'ジャン', Xiaoming: 'シャオミン', Ruoxi: 'ルオシー', 'Li Na': 'リー ナー' },
    ],
    [
      'Sri Lanka',
      201,
      {
        Nimal: 'ニマル',
        Perera: 'ペレラ',
        Fernando: 'フェルナンド',
        Silva: 'シルヴァ',
        Dilshan: 'ディルシャン',
      },
    ],
    [
      'Bangladesh',
      18,
      {
        Rahman: 'ラフマン',
        Islam: 'イスラム',
        Hossain: 'ホセイン',
        Abdullah: 'アブドゥラ',
        Imran: 'イムラン',
      },
    ],
    ['elsewhere', 170, { 'María José': 'マリア ジョセ', Santos: 'サントス', Kim: 'キム', Noor: 'ヌール' }],
  ])('names of %s are read as they usually are, typed or suggested', (_country, id, names) => {
    const read = (by: (name: string, id: number | null) => string | null) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, by(name, id)]));
    expect(read(kanaOfName)).toEqual(names);
    expect(read(inKatakana)).toEqual(names);
  });

  test('a word whose letters do not tell its sound stays whole, and nothing is suggested', () => {
    for (const unknown of ['Smith', 'Xlk', 'Jack', 'Nguyễnx', '王', '', '  '])
      expect([unknown, kanaOfName(unknown)]).toEqual([unknown, null]);
    expect(kanaOfName('Thwng', COUNTRY_ID_VIETNAM)).toBeNull();
    expect(inKatakana('maria Smith')).toBe('マリア Smith');
    expect(kanaOfName('リン')).toBe('リン');
  });

  test('every name of the tables is written in katakana, and found by plain letters', () => {
    for (const readings of Object.values(READINGS))
      for (const [name, reading] of Object.entries(readings))
        expect([name, reading]).toEqual([
          expect.stringMatching(/^[a-z]+$/),
          expect.stringMatching(/^[ァ-ヴー]+$/),
        ]);
  });

  test('an address may keep its hiragana', () => {
    expect(inKana('なごやし nakamuraku 1-2')).toBe('なごやし ナカムラク 1-2');
  });
});

test.each([
  ['Trần', 'TRAN'],
  ['Thị Đào', 'THI DAO'],
  ['José', 'JOSE'],
  ['TRAN', null],
  ['Linh', null],
  ['O’Brien', null],
  ['王', null],
  ['', null],
])('a residence card prints %s as %s', (name, onCard) => expect(nameOnCard(name)).toBe(onCard));

describe('a postal code', () => {
  const place = {
    prefecture_id: 23,
    prefecture: '愛知県',
    prefecture_kana: 'アイチケン',
    city: '名古屋市中村区',
    city_kana: 'ナゴヤシナカムラク',
    town: '名駅',
    town_kana: 'メイエキ',
  };
  const nothing = { postal_code: '450-0002', living_prefecture_id: null, address: '', address_kana: '' };
  const found = '愛知県名古屋市中村区名駅';

  test('typed on a Japanese keyboard becomes half-width', () => {
    expect(halfWidth('〒４５０ー０００２')).toBe('450-0002');
    expect(halfWidth(' 450−0002 ')).toBe('450-0002');
  });

  test('fills what is empty', () => {
    expect(fillFrom(place, nothing)).toMatchObject({
      text: found,
      empty: {
        living_prefecture_id: 23,
        address: found,
        address_kana: 'アイチケンナゴヤシナカムラクメイエキ',
      },
      isOther: false,
    });
  });

  test('never touches what is written; a different address is only offered', () => {
    const written = { ...nothing, living_prefecture_id: 13, address: '東京都新宿区1-2', address_kana: '' };
    const fill = fillFrom(place, written);
    expect([fill.empty, fill.isOther]).toEqual([{}, true]);
    expect(fill.whole).toMatchObject({ living_prefecture_id: 23, address: found });
  });

  test('leaves an address alone that leads there already, number and all', () => {
    for (const address of [`${found}1丁目`, '名古屋市中村区名駅１－１', '愛知県 名古屋市中村区名駅 1-1']) {
      const fill = fillFrom(place, { ...nothing, living_prefecture_id: 13, address });
      expect(fill.isOther).toBe(true);
      expect(fill.whole).toEqual({ living_prefecture_id: 23 });
      expect(fillFrom(place, { ...nothing, living_prefecture_id: 23, address }).isOther).toBe(false);
    }
  });

  test('without kana in the list leaves the reading to the student', () => {
    const bare = { ...place, prefecture_kana: null, city_kana: null, town_kana: null };
    expect(fillFrom(bare, nothing).empty).toEqual({ living_prefecture_id: 23, address: found });
  });
});

describe('year and month', () => {
  test('half a choice is refused, none is none', () => {
    expect(day().safeParse(null).success).toBe(true);
    expect(day().safeParse('2027-04-01').success).toBe(true);
    for (const half of ['2027-', '-04'])
      expect(day().safeParse(half).error?.issues[0]?.message).toBe('required');
    expect(requiredDay().safeParse(null).success).toBe(false);
  });

  test('an end before its beginning is refused, where both are known', () => {
    const period = row({ from: day(), to: day() }).superRefine(inOrder('from', 'to'));
    const problem = (from: string | null, to: string | null) =>
      period.safeParse({ from, to }).error?.issues.map(({ message, path }) => [message, path]);
    expect(problem('2027-04-01', '2023-04-01')).toEqual([['end_before_start', ['to']]]);
    expect(problem('2023-04-01', '2027-03-01')).toBeUndefined();
    expect(problem(null, '2027-03-01')).toBeUndefined();
  });
});
