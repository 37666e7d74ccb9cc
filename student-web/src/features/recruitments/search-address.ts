import { KEYWORD_MAX } from '../../../../domain/constants.ts';
import { CONTRACT_TERMS, PUBLISHED_DAYS } from '../../../../domain/search/options.ts';
import type { ContractTerm } from '../../../../domain/search/options.ts';
import { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';
import type { StudentLevel } from '../../lib/salary.ts';

/**
 * A search as it stands in the page's address, so that it can be shared and survives a reload. Names are the
 * wire's names (specification section 7), lists repeat their name.
 */
export const LIST_FILTERS = [
  'company_offices_prefecture_id_eq_any',
  'job_categories_id_eq_any',
  'target_study_department_categories_id_eq_any',
  'housing_support_types_id_eq_any',
  'required_skills_skill_id_eq_any',
  'related_countries_id_eq_any',
  'recruitment_careers_first_living_country_id_eq_any',
  'recruitment_careers_last_living_country_id_eq_any',
  'company_id_eq_any',
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Filters that are on or off. */
export const FLAG_FILTERS = [
  'is_available_from_overseas_eq',
  'is_fit_eq',
  'is_weekends_off_eq',
  'is_visa_supported_eq',
  'is_without_japanese_eq',
  'is_without_transfers_eq',
  'recruitment_careers_is_work_globaly_eq',
] as const;
export type FlagFilter = (typeof FLAG_FILTERS)[number];

export const SORTS = ['relevance', 'best_match', 'newest', 'salary', 'deadline'] as const;
export type Sort = (typeof SORTS)[number];

export interface Search {
  keyword: string;
  /** Typing errors of the keyword stay. */
  isAsTyped: boolean;
  lists: Record<ListFilter, number[]>;
  flags: Record<FlagFilter, boolean>;
  required_jlpt_gteq: number | null;
  contract_term_eq_any: ContractTerm[];
  published_within_days: number | null;
  /** The least pay a month at a level, in yen. */
  pay: { level: StudentLevel; min: number } | null;
  /** Null: what suits who looks, so that a shared address does not carry somebody else's. */
  sort: Sort | null;
  page: number;
}

/** What the server takes, a month in yen. */
const PAY_MAX = 10_000_000;

const wholeNumber = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);
const record = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;

/** Reads an address; what is not understood is left out. */
export function readSearch(parameters: URLSearchParams): Search {
  const level = STUDENT_LEVELS.find((name) => name === parameters.get('pay_level'));
  const min = wholeNumber(parameters.get('pay_min_yen'));
  const days = wholeNumber(parameters.get('published_within_days'));
  const jlpt = wholeNumber(parameters.get('required_jlpt_gteq'));
  return {
    keyword: (parameters.get('full_text_search_query') ?? '').slice(0, KEYWORD_MAX),
    isAsTyped: parameters.get('is_as_typed') === 'true',
    lists: record(LIST_FILTERS, (name) =>
      parameters
        .getAll(name)
        .map(wholeNumber)
        .filter((id) => id !== null && id > 0)
        .map(Number),
    ),
    flags: record(FLAG_FILTERS, (name) => parameters.get(name) === 'true'),
    required_jlpt_gteq: jlpt !== null && jlpt >= 1 && jlpt <= 5 ? jlpt : null,
    contract_term_eq_any: CONTRACT_TERMS.filter((term) =>
      parameters.getAll('contract_term_eq_any').includes(term),
    ),
    published_within_days: PUBLISHED_DAYS.find((one) => one === days) ?? null,
    pay: level && min && min <= PAY_MAX ? { level, min } : null,
    sort: SORTS.find((name) => name === parameters.get('sort')) ?? null,
    page: Math.min(10_000, Math.max(1, wholeNumber(parameters.get('page')) ?? 1)),
  };
}

export function writeSearch(search: Search): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.keyword) parameters.set('full_text_search_query', search.keyword);
  if (search.keyword && search.isAsTyped) parameters.set('is_as_typed', 'true');
  for (const name of LIST_FILTERS) for (const id of search.lists[name]) parameters.append(name, String(id));
  if (search.required_jlpt_gteq) parameters.set('required_jlpt_gteq', String(search.required_jlpt_gteq));
  for (const name of FLAG_FILTERS) if (search.flags[name]) parameters.set(name, 'true');
  for (const term of search.contract_term_eq_any) parameters.append('contract_term_eq_any', term);
  if (search.published_within_days)
    parameters.set('published_within_days', String(search.published_within_days));
  if (search.pay) {
    parameters.set('pay_level', search.pay.level);
    parameters.set('pay_min_yen', String(search.pay.min));
  }
  if (search.sort) parameters.set('sort', search.sort);
  if (search.page > 1) parameters.set('page', String(search.page));
  return parameters;
}

/** What a search asks for, as search_recruitments takes it and a saved search keeps it. */
export function searchQuery(search: Search) {
  const lists = LIST_FILTERS.filter((name) => search.lists[name].length > 0);
  const flags = FLAG_FILTERS.filter((name) => search.flags[name]);
  return {
    ...(search.keyword && { full_text_search_query: search.keyword }),
    q: {
      ...(record(lists, (name) => search.lists[name]) as Partial<Search['lists']>),
      ...(search.required_jlpt_gteq && { required_jlpt_gteq: search.required_jlpt_gteq }),
      ...(record(flags, () => true) as Partial<Search['flags']>),
      ...(search.contract_term_eq_any.length > 0 && { contract_term_eq_any: search.contract_term_eq_any }),
      ...(search.published_within_days && { published_within_days: search.published_within_days }),
      ...(search.pay && { pay_level: search.pay.level, pay_min_yen: search.pay.min }),
    },
  };
}

/**
 * The search a kept query stands for. It was checked when it was saved; what this page has no filter for is
 * left out.
 */
export function searchOf(query: object): Search {
  const { full_text_search_query: keyword, q = {} } = query as {
    full_text_search_query?: string | null;
    q?: Record<string, unknown>;
  };
  const parameters = new URLSearchParams(keyword ? { full_text_search_query: keyword } : {});
  for (const [name, value] of Object.entries(q))
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  return readSearch(parameters);
}

/** The payload of search_recruitments. */
export function searchPayload(search: Search, perPage: number, usualSort: Sort = 'newest') {
  return {
    ...searchQuery(search),
    ...(search.isAsTyped && { is_as_typed: true }),
    sort: search.sort ?? usualSort,
    page: search.page,
    per_page: perPage,
  };
}

/** A search with a filter more, or another keyword, as a suggestion has them (suggest_searches). */
export function withSuggestion(
  search: Search,
  suggestion: { full_text_search_query: string; q: object },
): Search {
  const added = searchOf(suggestion);
  return {
    ...search,
    keyword: added.keyword,
    isAsTyped: false,
    lists: record(LIST_FILTERS, (name) => [...new Set([...search.lists[name], ...added.lists[name]])]),
    flags: record(FLAG_FILTERS, (name) => search.flags[name] || added.flags[name]),
    required_jlpt_gteq: added.required_jlpt_gteq ?? search.required_jlpt_gteq,
    page: 1,
  };
}

/** How many filters are set, the keyword not counted. */
export function countFilters(search: Search): number {
  return (
    LIST_FILTERS.filter((name) => search.lists[name].length > 0).length +
    FLAG_FILTERS.filter((name) => search.flags[name]).length +
    [
      search.required_jlpt_gteq,
      search.published_within_days,
      search.pay,
      search.contract_term_eq_any.length,
    ].filter(Boolean).length
  );
}

/** Whether anything narrows the search. */
export const isNarrowed = (search: Search): boolean => search.keyword !== '' || countFilters(search) > 0;

export const NO_SEARCH: Search = readSearch(new URLSearchParams());
