import { loosenings, type FilterChip } from '../../student-web/src/features/recruitments/filter-chips.ts';
import {
  countFilters,
  isNarrowed,
  NO_SEARCH,
  readSearch,
  searchOf,
  searchPayload,
  searchQuery,
  withSuggestion,
  writeSearch,
} from '../../student-web/src/features/recruitments/search-address.ts';

const ADDRESS =
  'full_text_search_query=%E9%80%9A%E8%A8%B3&company_offices_prefecture_id_eq_any=13&company_offices_prefecture_id_eq_any=27' +
  '&job_categories_id_eq_any=1&target_study_department_categories_id_eq_any=2&housing_support_types_id_eq_any=4' +
  '&required_skills_skill_id_eq_any=3' +
  '&related_countries_id_eq_any=233&recruitment_careers_first_living_country_id_eq_any=109' +
  '&recruitment_careers_last_living_country_id_eq_any=45&required_jlpt_gteq=2&is_available_from_overseas_eq=true' +
  '&is_fit_eq=true&is_weekends_off_eq=true&is_visa_supported_eq=true&is_without_japanese_eq=true&is_without_transfers_eq=true&recruitment_careers_is_work_globaly_eq=true' +
  '&contract_term_eq_any=indefinite&published_within_days=7&pay_level=master&pay_min_yen=250000&sort=salary&page=3';
const search = readSearch(new URLSearchParams(ADDRESS));

test('a search with every filter survives its address', () => {
  expect(writeSearch(search).toString()).toBe(ADDRESS);
  expect(countFilters(search)).toBe(19);
});

test('the jobs of one company are a search like any other', () => {
  const ofCompany = readSearch(new URLSearchParams('company_id_eq_any=7'));
  expect(searchQuery(ofCompany)).toEqual({ q: { company_id_eq_any: [7] } });
  expect(searchOf(searchQuery(ofCompany))).toEqual(ofCompany);
  expect(isNarrowed(ofCompany)).toBe(true);
});

test('an address that makes no sense is an open search', () => {
  const open = readSearch(
    new URLSearchParams(
      'required_jlpt_gteq=9&job_categories_id_eq_any=x&job_categories_id_eq_any=0&sort=worst&page=-1' +
        '&is_available_from_overseas_eq=maybe&contract_term_eq_any=endless&published_within_days=2' +
        '&pay_level=master&pay_min_yen=0',
    ),
  );
  expect(open).toEqual(NO_SEARCH);
  expect(writeSearch(open).toString()).toBe('');
  expect(isNarrowed(open)).toBe(false);
});

test('the payload names only the filters that are set', () => {
  expect(searchPayload(NO_SEARCH, 20)).toEqual({ q: {}, sort: 'newest', page: 1, per_page: 20 });
  expect(searchPayload(search, 20)).toEqual({
    full_text_search_query: '通訳',
    q: {
      company_offices_prefecture_id_eq_any: [13, 27],
      job_categories_id_eq_any: [1],
      target_study_department_categories_id_eq_any: [2],
      housing_support_types_id_eq_any: [4],
      required_skills_skill_id_eq_any: [3],
      related_countries_id_eq_any: [233],
      recruitment_careers_first_living_country_id_eq_any: [109],
      recruitment_careers_last_living_country_id_eq_any: [45],
      required_jlpt_gteq: 2,
      is_available_from_overseas_eq: true,
      is_fit_eq: true,
      is_weekends_off_eq: true,
      is_visa_supported_eq: true,
      is_without_japanese_eq: true,
      is_without_transfers_eq: true,
      recruitment_careers_is_work_globaly_eq: true,
      contract_term_eq_any: ['indefinite'],
      published_within_days: 7,
      pay_level: 'master',
      pay_min_yen: 250_000,
    },
    sort: 'salary',
    page: 3,
    per_page: 20,
  });
});

test('without a sort in the address each gets what suits them', () => {
  expect(searchPayload(NO_SEARCH, 20, 'best_match').sort).toBe('best_match');
  expect(searchPayload(search, 20, 'best_match').sort).toBe('salary');
});

describe('a saved search', () => {
  test('opens as what was saved, at its first page in the usual order', () => {
    expect(searchOf(searchQuery(search))).toEqual({ ...search, sort: null, page: 1 });
    expect(searchOf({})).toEqual(NO_SEARCH);
  });

  test('saved by another client keeps what this page has a filter for', () => {
    expect(
      searchOf({ full_text_search_query: null, q: { no_filter_of_ours: [1], required_jlpt_gteq: 3 } }),
    ).toEqual({ ...NO_SEARCH, required_jlpt_gteq: 3 });
  });
});

test('a suggestion adds its filter, and leaves of the keyword what it says', () => {
  const open = { ...NO_SEARCH, keyword: '通訳 tok', isAsTyped: true, page: 3 };
  const tokyo = { full_text_search_query: '通訳', q: { company_offices_prefecture_id_eq_any: [13] } };
  const found = withSuggestion(open, tokyo);
  expect(found).toMatchObject({ keyword: '通訳', isAsTyped: false, page: 1 });
  expect(found.lists.company_offices_prefecture_id_eq_any).toEqual([13]);
  const kyoto = { full_text_search_query: '', q: { company_offices_prefecture_id_eq_any: [13, 26] } };
  const both = withSuggestion(withSuggestion(found, kyoto), {
    full_text_search_query: 'bonus',
    q: { required_jlpt_gteq: 2, is_available_from_overseas_eq: true },
  });
  expect(searchQuery(both)).toEqual({
    full_text_search_query: 'bonus',
    q: {
      company_offices_prefecture_id_eq_any: [13, 26],
      required_jlpt_gteq: 2,
      is_available_from_overseas_eq: true,
    },
  });
});

describe('what may be loosened', () => {
  const chip = (filter: string, key: string, without: FilterChip['without']): FilterChip => ({
    key,
    filter,
    label: key,
    without,
  });
  const withoutAll = { lists: { ...search.lists, company_offices_prefecture_id_eq_any: [] } };
  const chips = [
    chip('keyword', 'k', { keyword: '' }),
    { ...chip('company_offices_prefecture_id_eq_any', 'Tokyo', {}), withoutAll },
    { ...chip('company_offices_prefecture_id_eq_any', 'Osaka', {}), withoutAll },
    chip('jlpt', 'N2', { required_jlpt_gteq: null }),
  ];

  test('is each filter with all its values, from the first page', () => {
    const found = loosenings(search, chips);
    expect(found.map(({ label }) => label)).toEqual(['k', 'Tokyo / Osaka', 'N2']);
    expect(found[1]!.search).toEqual({
      ...search,
      page: 1,
      lists: { ...search.lists, company_offices_prefecture_id_eq_any: [] },
    });
    expect(found[2]!.search.required_jlpt_gteq).toBeNull();
  });

  test('is nothing where one filter alone is set', () => {
    expect(loosenings(search, chips.slice(0, 1))).toEqual([]);
  });
});
