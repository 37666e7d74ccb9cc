import { countryNames } from '../../student-web/src/features/recruitments/country-names.ts';

test('codes of countries are named in the language, each once', () => {
  expect(countryNames('VN, ID,VN', 'en')).toEqual(['Vietnam', 'Indonesia']);
  expect(countryNames('VN', 'ja')).toEqual(['ベトナム']);
});

test('other words stand as they were written, and nothing is no country', () => {
  expect(countryNames('東南アジア、VN', 'ja')).toEqual(['東南アジア', 'ベトナム']);
  expect(countryNames(' , ', 'en')).toEqual([]);
  expect(countryNames(null, 'en')).toEqual([]);
});
