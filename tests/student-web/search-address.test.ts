import { expect, test } from '@jest/globals';
import {
  countFilters,
  NO_SEARCH,
  readSearch,
  searchPayload,
  writeSearch,
} from '../../student-web/src/features/recruitments/search-address.ts';

const ADDRESS =
  'full_text_search_query=%E9%80%9A%E8%A8%B3&company_offices_prefecture_id_eq_any=13&company_offices_prefecture_id_eq_any=27&required_jlpt_gteq=2&is_available_from_overseas_eq=true&sort=salary&page=3';

test('a search survives its address', () => {
  const search = readSearch(new URLSearchParams(ADDRESS));
  expect(writeSearch(search).toString()).toBe(ADDRESS);
  expect(countFilters(search)).toBe(3);
});

test('an address that makes no sense is an open search', () => {
  const search = readSearch(
    new URLSearchParams(
      'required_jlpt_gteq=9&job_categories_id_eq_any=x&job_categories_id_eq_any=0&sort=worst&page=-1',
    ),
  );
  expect(search).toEqual(NO_SEARCH);
  expect(writeSearch(search).toString()).toBe('');
});

test('the payload names only the filters that are set', () => {
  expect(searchPayload(NO_SEARCH, 20)).toEqual({ q: {}, sort: 'newest', page: 1, per_page: 20 });
  expect(searchPayload(readSearch(new URLSearchParams(ADDRESS)), 20)).toEqual({
    full_text_search_query: '通訳',
    q: {
      company_offices_prefecture_id_eq_any: [13, 27],
      required_jlpt_gteq: 2,
      is_available_from_overseas_eq: true,
    },
    sort: 'salary',
    page: 3,
    per_page: 20,
  });
});
