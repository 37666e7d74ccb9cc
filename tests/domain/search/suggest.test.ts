import { readSuggestible, suggestionsFor, bestOfKinds } from '../../../domain/search/suggest.ts';

const suggestions = readSuggestible([
  { id: 'programmer', names: ['プログラマー', 'Programmer', 'lập trình viên', '프로그래머'], shared: ['IT'] },
  { id: 'support', names: ['ITサポート', 'IT support', 'hỗ trợ IT'], shared: ['IT'] },
  { id: 'typescript', names: ['TypeScript'], shared: [] },
  { id: 'python', names: ['Python'], shared: [] },
  { id: 'tokyo', names: ['東京', 'とうきょう', 'Tokyo', '东京', '도쿄'], shared: [] },
  { id: 'kyoto', names: ['京都', 'きょうと', 'Kyoto'], shared: [] },
  {
    id: 'sales',
    names: ['法人営業', 'corporate sales', 'ほうじんえいぎょう'],
    shared: ['sales', 'えいぎょう'],
  },
  { id: 'aozora', names: ['株式会社あおぞら工房', 'あおぞら工房', 'Aozora Works'], shared: [] },
  { id: 'engineer', names: ['kỹ sư hệ thống', 'エンジニア'], shared: [] },
]);
const found = (typed: string) => suggestionsFor(suggestions, typed).found.map(({ id }) => id);

test.each([
  ['a name from its beginning on', 'prog', ['programmer']],
  ['kanji', '東', ['tokyo']],
  ['the beginning before what is inside', '京', ['kyoto', 'tokyo']],
  ['a reading', 'とうき', ['tokyo']],
  ['katakana for hiragana', 'トウキョ', ['tokyo']],
  ['kana whose last syllable is half typed', 'ぷろg', ['programmer']],
  ['kana that are nearly right', 'ぷろぐらまあ', ['programmer']],
  ['a long vowel left out', 'プログラマ', ['programmer']],
  ['a reading in Roman letters, long vowels written or not', 'toukyo', ['tokyo']],
  ['a reading in Roman letters, short', 'tokyo', ['tokyo']],
  ['Vietnamese with its tones', 'lập tr', ['programmer']],
  ['Vietnamese without them', 'lap tr', ['programmer']],
  ['Vietnamese half typed', 'kỹ s', ['engineer']],
  ['Chinese', '东', ['tokyo']],
  ['Korean', '프로', ['programmer']],
  ['a word inside a name', 'works', ['aozora']],
  ['letters inside a Japanese name', '営業', ['sales']],
  ['half width', 'ｴﾝｼﾞ', ['engineer']],
  ['a word that ends in y so far', 'py', ['python']],
  ['another', 'Ty', ['typescript']],
  ['a name of many, behind those it begins', 'IT', ['support', 'programmer']],
  ['a typing error from three letters on', 'tkyo', ['tokyo']],
  ['two letters exchanged', 'pyhton', ['python']],
  ['none in two letters', 'tq', []],
  ['nothing for signs', '!?', []],
])('finds by %s', (_what, typed, expected) => expect(found(typed)).toEqual(expected));

test('the words before stay where only the last ones are a name', () => {
  expect(suggestionsFor(suggestions, '経験者　kyo')).toMatchObject({
    before: '経験者',
    found: [{ id: 'kyoto' }],
  });
  expect(suggestionsFor(suggestions, 'C+++kyo')).toMatchObject({ before: 'C++', found: [{ id: 'kyoto' }] });
  expect(suggestionsFor(suggestions, 'corporate sal')).toMatchObject({
    before: '',
    found: [{ id: 'sales' }],
  });
});

test('of each kind the best that have jobs, and first the kind of the best', () => {
  const kinds = { a: 'x', b: 'y', c: 'x', d: 'x', e: 'y' } as Record<string, string>;
  const counts = { a: 1, b: 5, c: 9, d: 2, e: 0 } as Record<string, number>;
  const of = { kindOf: (id: string) => kinds[id]!, countOf: (id: string) => counts[id]!, most: 2 };
  const fits = [
    { id: 'e', fit: 0 },
    { id: 'b', fit: 0 },
    { id: 'a', fit: 1 },
    { id: 'c', fit: 2 },
    { id: 'd', fit: 2 },
  ];
  expect(bestOfKinds(fits, of).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
