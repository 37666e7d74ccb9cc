import { searchKey } from '../../../domain/search/search-key.ts';

const QUERY = {
  full_text_search_query: '通訳 IT',
  q: { company_offices_prefecture_id_eq_any: [13, 27], required_jlpt_gteq: 2 },
};

describe('the same search', () => {
  test.each([
    ['filters in another order', { ...QUERY, q: Object.fromEntries(Object.entries(QUERY.q).toReversed()) }],
    [
      'a list in another order, with repetitions',
      withFilters({ company_offices_prefecture_id_eq_any: [27, 13, 27] }),
    ],
    ['another width, case and spaces', { ...QUERY, full_text_search_query: ' 通訳　ＩＴ ' }],
    [
      'filters that ask for nothing',
      withFilters({ company_id_eq_any: [], job_categories_id_eq_any: undefined }),
    ],
  ])('is known in spite of %s', (_name, other) => {
    expect(searchKey(other)).toBe(searchKey(QUERY));
  });

  test('is known by both names of a filter, the wire’s own first', () => {
    const flag = (q: object) => searchKey({ q: { ...q } });
    expect(flag({ is_work_globaly: true })).toBe(flag({ recruitment_careers_is_work_globaly_eq: true }));
    expect(flag({ is_available_from_overseas: true, is_available_from_overseas_eq: false })).toBe(
      flag({ is_available_from_overseas_eq: false }),
    );
  });

  test('without anything asked is one, however it is written', () => {
    expect(searchKey({})).toBe(searchKey({ full_text_search_query: null, q: {} }));
  });
});

test.each([
  ['another keyword', { ...QUERY, full_text_search_query: '通訳' }],
  ['another list', withFilters({ company_offices_prefecture_id_eq_any: [13] })],
  ['another filter', withFilters({ company_id_eq_any: [1] })],
  ['a flag that says no', withFilters({ is_available_from_overseas_eq: false })],
])('%s is another search', (_name, other) => {
  expect(searchKey(other)).not.toBe(searchKey(QUERY));
});

function withFilters(more: Record<string, unknown>) {
  return { ...QUERY, q: { ...QUERY.q, ...more } };
}
