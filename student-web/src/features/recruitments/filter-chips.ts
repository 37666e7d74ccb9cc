import type { TFunction } from 'i18next';
import { itemAt } from '../../../../domain/required.ts';
import type { MasterSet } from '../../lib/master-data.ts';
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
}

/** A country says in which role it is meant. */
const NEEDS_ROLE: readonly ListFilter[] = [
  'related_countries_id_eq_any',
  'recruitment_careers_first_living_country_id_eq_any',
  'recruitment_careers_last_living_country_id_eq_any',
  'company_id_eq_any',
];

/** Everything that narrows a search, each with the change that takes it away. */
export function filterChips(search: Search, names: FilterNames, t: TFunction<'job_search'>): FilterChip[] {
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
  return chips;
}

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
    const isList = (LIST_FILTERS as readonly string[]).includes(filter);
    const without = isList ? { lists: { ...search.lists, [filter]: [] } } : itemAt(own, 0).without;
    return {
      key: filter,
      label: own.map(({ label }) => label).join(' / '),
      search: { ...search, ...without, page: 1 },
    };
  });
}
