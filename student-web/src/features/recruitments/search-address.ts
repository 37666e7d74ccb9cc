/**
 * A search as it stands in the page's address, so that it can be shared and survives a reload. Names are the
 * wire's names (specification section 7), lists repeat their name.
 */
export const LIST_FILTERS = [
  'company_offices_prefecture_id_eq_any',
  'job_categories_id_eq_any',
  'target_study_department_categories_id_eq_any',
  'related_countries_id_eq_any',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const SORTS = ['newest', 'salary', 'deadline'] as const;
export type Sort = (typeof SORTS)[number];

export interface Search {
  keyword: string;
  lists: Record<ListFilter, number[]>;
  required_jlpt_gteq: number | null;
  is_available_from_overseas_eq: boolean;
  sort: Sort;
  page: number;
}

const wholeNumber = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Reads an address; what is not understood is left out. */
export function readSearch(parameters: URLSearchParams): Search {
  const jlpt = wholeNumber(parameters.get('required_jlpt_gteq'));
  const sort = SORTS.find((name) => name === parameters.get('sort')) ?? 'newest';
  return {
    keyword: (parameters.get('full_text_search_query') ?? '').slice(0, 200),
    lists: Object.fromEntries(
      LIST_FILTERS.map((name) => [
        name,
        parameters
          .getAll(name)
          .map(wholeNumber)
          .filter((id) => id !== null && id > 0),
      ]),
    ) as Search['lists'],
    required_jlpt_gteq: jlpt !== null && jlpt >= 1 && jlpt <= 5 ? jlpt : null,
    is_available_from_overseas_eq: parameters.get('is_available_from_overseas_eq') === 'true',
    sort,
    page: Math.max(1, wholeNumber(parameters.get('page')) ?? 1),
  };
}

export function writeSearch(search: Search): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.keyword) parameters.set('full_text_search_query', search.keyword);
  for (const name of LIST_FILTERS) for (const id of search.lists[name]) parameters.append(name, String(id));
  if (search.required_jlpt_gteq) parameters.set('required_jlpt_gteq', String(search.required_jlpt_gteq));
  if (search.is_available_from_overseas_eq) parameters.set('is_available_from_overseas_eq', 'true');
  if (search.sort !== 'newest') parameters.set('sort', search.sort);
  if (search.page > 1) parameters.set('page', String(search.page));
  return parameters;
}

/** The payload of search_recruitments. */
export function searchPayload(search: Search, perPage: number) {
  const lists = LIST_FILTERS.filter((name) => search.lists[name].length > 0).map((name) => [
    name,
    search.lists[name],
  ]);
  return {
    ...(search.keyword && { full_text_search_query: search.keyword }),
    q: {
      ...(Object.fromEntries(lists) as Partial<Search['lists']>),
      ...(search.required_jlpt_gteq && { required_jlpt_gteq: search.required_jlpt_gteq }),
      ...(search.is_available_from_overseas_eq && { is_available_from_overseas_eq: true }),
    },
    sort: search.sort,
    page: search.page,
    per_page: perPage,
  };
}

/** How many filters are set, the keyword not counted. */
export function countFilters(search: Search): number {
  return (
    LIST_FILTERS.filter((name) => search.lists[name].length > 0).length +
    (search.required_jlpt_gteq ? 1 : 0) +
    (search.is_available_from_overseas_eq ? 1 : 0)
  );
}

export const NO_SEARCH: Search = readSearch(new URLSearchParams());
