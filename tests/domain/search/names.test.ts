import { readNames } from '../../../domain/search/names.ts';

const names = readNames([
  { means: ['skill:7'], names: ['Python'] },
  { means: ['prefecture:26'], names: ['京都府', 'Kyoto'] },
]);

/** The pieces of a query: names with what they mean, and what is left between them. */
const cut = (query: string) =>
  names.cut(query).map(({ text, concepts }) => {
    const means = [...new Set(concepts.flatMap((concept) => concept.means))];
    return concepts.length === 0 ? text : `${text} = ${means.slice(0, 2).join(' ') || 'a word'}`;
  });

test.each([
  ['one name', '貿易事務', ['貿易事務 = job_category:35']],
  ['the longest name there is', 'software engineer', ['software engineer = job_category:1 job_category:2']],
  [
    'names in a run of letters',
    'ITエンジニア',
    ['it = job_category:1 job_category:2', 'エンジニア = job_category:1 job_category:3'],
  ],
  ['hiragana as katakana', 'えんじにあ', ['エンジニア = job_category:1 job_category:3']],
  ['half width, and a long vowel at the end', 'ｴﾝｼﾞﾆｱｰ', ['エンジニア = job_category:1 job_category:3']],
  ['a reading in Roman letters', 'eigyo', ['eigyo = job_category:29 job_category:30']],
  ['Vietnamese with its tones', 'Kĩ sư', ['kĩ sư = job_category:1 job_category:3']],
  ['Vietnamese without them', 'ky su cau noi', ['ki su cau noi = job_category:9']],
  ['names of master data', 'Python Kyoto', ['python = skill:7', 'kyoto = prefecture:26']],
  ['a fact', 'JLPT N2', ['jlpt n2 = jlpt:2']],
  ['a word in all its spellings', 'front-end', ['front end = a word']],
  [
    'what is left between names',
    '福岡 なんとか エンジニア',
    ['福岡 = prefecture:40', 'ナントカ', 'エンジニア = job_category:1 job_category:3'],
  ],
  [
    'names of whole words, not of a part of the next one',
    'ハラル 食堂',
    ['ハラル = religious_consideration:3', '食堂 = allowance_type:12 meals'],
  ],
  [
    'names in a run without the particle',
    '東京の営業',
    ['東京 = prefecture:13', '営業 = job_category:29 job_category:30'],
  ],
  ['the prefecture, not the city whose letters it holds', '東京都', ['東京都']],
])('cuts out %s', (_name, query, pieces) => {
  expect(cut(query)).toEqual(pieces);
});

test.each([
  ['a run where too little is left beside a name', '東京橋'],
  ['the beginning of a longer word', 'ゲームズ'],
  ['letters inside a word', 'kiteboard'],
  ['a reading inside other kana', 'ウチュウヒコウシ'],
  ['a word that holds a name', '事務所'],
])('leaves alone %s', (_name, query) => {
  expect(names.cut(query)).toEqual(
    [{ text: query, concepts: [] }].map((piece) => expect.objectContaining(piece)),
  );
});

test.each([
  ['エンジニヤ', 'エンジニア'],
  ['acounting', 'accounting'],
  ['programer Tokyo', 'programmer tokyo'],
  ['acocunting', 'accounting'],
  ['phiên dich', 'phiên dịch'],
  ['kê toán hà nội', 'kế toán hà nội'],
  ['món lạ', 'mon la'],
])('corrects %s to %s', (query, corrected) => {
  expect(names.corrected(query)).toBe(corrected);
});

test.each(['accounting', 'qwertzuiop', 'xyz', '訳者', ''])('corrects nothing in %s', (query) => {
  expect(names.corrected(query)).toBeNull();
});

test('a title names what it holds, not what a longer word only begins with', () => {
  const named = (title: string) => names.namedIn(title).map(({ key }) => key);
  expect(named('注文アプリのフロントエンド開発')).toContain('フロントエンド');
  expect(named('注文アプリのフロントエンド開発')).not.toContain('ホテル');
  expect(named('東京都の事務所')).not.toContain('京都');
});
