import type { TFunction } from 'i18next';
import { itemAt } from '../../../../domain/required.ts';
import type { MasterSet } from '../../lib/master-data.ts';
import { formatYen } from '../../lib/money.ts';
import { FLAG_FILTERS, LIST_FILTERS } from './search-address.ts';
import type { ListFilter, Search } from './search-address.ts';
import type { FilterNames } from './use-filter-names.ts';

/** Lists with a field of their own; a company is chosen on the page of one of its jobs. */
export type FieldFilter = Exclude<ListFilter, 'company_id_eq_any'>;
export const FIELD_FILTERS = LIST_FILTERS.filter((name) => name !== 'company_id_eq_any');

export const SET_OF_FILTER: Record<FieldFilter, MasterSet> = {
  company_offices_prefecture_id_eq_any: 'prefectures',
  job_categories_id_eq_any: 'job_categories',
  target_study_department_categories_id_eq_any: 'department_categories',
  housing_support_types_id_eq_any: 'housing_supports',
  required_skills_skill_id_eq_any: 'skills',
  related_countries_id_eq_any: 'countries',
  recruitment_careers_first_living_country_id_eq_any: 'countries',
  recruitment_careers_last_living_country_id_eq_any: 'countries',
};

/** Sets of master data the filters name. */
export const FILTER_SETS = [...new Set(Object.values(SET_OF_FILTER))];

export interface FilterChip {
  key: string;
  label: string;
  /** The filter it is a value of: values of one list belong together. */
  filter: string;
  without: Partial<Search>;
  /** Where the filter may have several values: without any of them. */
  withoutAll?: Partial<Search>;
}

export type FilterWords = TFunction<['job_search', 'job_cards']>;

/** A country says in which role it is meant. */
const NEEDS_ROLE: readonly ListFilter[] = [
  'related_countries_id_eq_any',
  'recruitment_careers_first_living_country_id_eq_any',
  'recruitment_careers_last_living_country_id_eq_any',
  'company_id_eq_any',
];

/** Everything that narrows a search, each with the change that takes it away. */
export function filterChips(
  search: Search,
  names: FilterNames,
  t: FilterWords,
  language: string,
): FilterChip[] {
  const chips: FilterChip[] = [];
  if (search.keyword)
    chips.push({
      key: 'keyword',
      filter: 'keyword',
      label: t('quoted', { text: search.keyword }),
      without: { keyword: '' },
    });
  for (const name of LIST_FILTERS)
    for (const id of search.lists[name]) {
      const value =
        (name === 'company_id_eq_any' ? names.company(id) : names.name(SET_OF_FILTER[name], id)) || '…';
      chips.push({
        key: `${name} ${id}`,
        filter: name,
        label: NEEDS_ROLE.includes(name) ? t('labelled', { label: t(`filter.${name}`), value }) : value,
        without: { lists: { ...search.lists, [name]: search.lists[name].filter((other) => other !== id) } },
        withoutAll: { lists: { ...search.lists, [name]: [] } },
      });
    }
  if (search.required_jlpt_gteq)
    chips.push({
      key: 'jlpt',
      filter: 'required_jlpt_gteq',
      label: t('filter.myLevel', { level: search.required_jlpt_gteq }),
      without: { required_jlpt_gteq: null },
    });
  for (const name of FLAG_FILTERS)
    if (search.flags[name])
      chips.push({
        key: name,
        filter: name,
        label: t(`filter.${name}`),
        without: { flags: { ...search.flags, [name]: false } },
      });
  for (const term of search.contract_term_eq_any)
    chips.push({
      key: `contract_term ${term}`,
      filter: 'contract_term',
      label: t(`filter.contract_term.${term}`),
      without: { contract_term_eq_any: search.contract_term_eq_any.filter((other) => other !== term) },
      withoutAll: { contract_term_eq_any: [] },
    });
  if (search.pay)
    chips.push({
      key: 'pay',
      filter: 'pay',
      label: t('labelled', {
        label: t(`job_cards:level.${search.pay.level}`),
        value: t('filter.payFrom', { amount: formatYen(search.pay.min, language) }),
      }),
      without: { pay: null },
    });
  if (search.published_within_days)
    chips.push({
      key: 'published',
      filter: 'published',
      label: t('labelled', {
        label: t('filter.published'),
        value: publishedName(t, search.published_within_days),
      }),
      without: { published_within_days: null },
    });
  return chips;
}

/** What a choice of days since the publishing is called. */
export const publishedName = (t: TFunction<'job_search'>, days: number) =>
  days === 1 ? t('filter.publishedYesterday') : t('filter.publishedDays', { count: days });

export interface Loosening {
  /** The filter that is let go. */
  key: string;
  label: string;
  search: Search;
}

/**
 * Searches a little wider than one that finds nothing: without one filter (all its values) each.
 */
export function loosenings(search: Search, chips: readonly FilterChip[]): Loosening[] {
  const filters = [...new Set(chips.map(({ filter }) => filter))];
  if (filters.length < 2) return [];
  return filters.map((filter) => {
    const own = chips.filter((chip) => chip.filter === filter);
    const { without, withoutAll = without } = itemAt(own, 0);
    return {
      key: filter,
      label: own.map(({ label }) => label).join(' / '),
      search: { ...search, ...withoutAll, page: 1 },
    };
  });
}
