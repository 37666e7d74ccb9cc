import { keywordFor, nameOfFact } from '../../../domain/search/fact-names.ts';
import { indexedNames } from '../../../domain/search/names.ts';

test('a fact is called something in each language, and what we do not know in none', () => {
  expect(nameOfFact('bonus')).toEqual({ en: 'Bonus', ja: '賞与あり', vi: 'Có thưởng' });
  expect(nameOfFact('jlpt:2')).toMatchObject({ en: 'JLPT N2' });
  expect(nameOfFact('skill:91')).toEqual({});
});

test('the first word that a search understands stands for a fact', () => {
  expect(keywordFor('mid_career', ['Người đã đi làm', '中途採用'], indexedNames())).toBe('中途採用');
  expect(keywordFor('mid_career', ['賞与'], indexedNames())).toBeNull();
});
