import { writtenIn } from '../../../domain/search/written-in.ts';
import { foldName } from '../../../domain/search/fold.ts';

const written = (piece: string, keyword: string) =>
  writtenIn(keyword)({ text: foldName(piece), concepts: [] });

test.each([
  ['やきんなし', 'こうじょう やきん なし', 'やきん なし'],
  ['つかう', '新卒 英語つかう', 'つかう'],
  ['software engineer', 'Tokyo Software  Engineer', 'Software Engineer'],
  ['n2', '経理 Ｎ２', 'N2'],
  ['sponsors visa', 'sponsors a visa', 'sponsors visa'],
  ['sales', '営業', 'sales'],
])('%s of %s is written %s', (piece, keyword, expected) => {
  expect(written(piece, keyword)).toBe(expected);
});
