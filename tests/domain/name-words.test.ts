import { areNamed } from '../../domain/search/name-words.ts';

const SATO = ['佐藤', '花子', 'サトウ', 'ハナコ'];
const LI = ['岑', '若溪', 'シン', 'ジャクケイ'];
const LINH = ['NGUYỄN', 'Thị Linh', 'グエン', 'ティ リン'];
const NOBODY = [null, null, null, null];

test.each<[string, (string | null)[], string]>([
  ['kanji', SATO, '佐藤'],
  ['kanji of both names, without a blank', SATO, '佐藤花子'],
  ['kana', SATO, 'ハナコ'],
  ['hiragana', SATO, 'はなこ'],
  ['romaji as it is spelled', LI, 'jakukei'],
  ['romaji with a short vowel', SATO, 'sato'],
  ['romaji with a long vowel', SATO, 'satoh hanako'],
  ['the beginning of a sound', SATO, 'hana'],
  ['letters without their marks', LINH, 'nguyen'],
  ['names in any order', LINH, 'linh nguyen'],
  ['nothing', NOBODY, ' '],
])('a name is found by %s', (_how, names, q) => {
  expect(areNamed(names, q)).toBe(true);
});

test.each<[string, (string | null)[], string]>([
  ['another name', SATO, '鈴木'],
  ['a word that one of the names has, and one that none has', SATO, '佐藤 太郎'],
  ['the end of a sound', SATO, 'touu'],
  ['anything, where nobody knows a name', NOBODY, 'a'],
])('a name is not found by %s', (_how, names, q) => {
  expect(areNamed(names, q)).toBe(false);
});
