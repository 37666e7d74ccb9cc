import { z } from 'zod';
import { KEYWORD_MAX } from '../../../../domain/constants.ts';
import { LIST_FILTERS, type SearchFilters } from './search-recruitments.ts';
import {
  blankable,
  clearable,
  flag,
  id,
  integer,
  keyword,
  list,
  withoutBlanks,
} from '../../../core/schemas/schema-helpers.ts';

const anyOf = () => blankable(z.preprocess(withoutBlanks, list(id(), 200)));
const listFilters = Object.fromEntries(Object.keys(LIST_FILTERS).map((name) => [name, anyOf()])) as Record<
  keyof typeof LIST_FILTERS,
  ReturnType<typeof anyOf>
>;

const q = z.strictObject({
  ...listFilters,
  company_id_eq_any: anyOf(),
  required_jlpt_gteq: blankable(integer(1, 5)),
  is_available_from_overseas_eq: blankable(flag()),
  recruitment_careers_is_work_globaly_eq: blankable(flag()),
  /** The two names as the specification's section 7 prints them. */
  is_available_from_overseas: blankable(flag()),
  is_work_globaly: blankable(flag()),
});

/** What a search asks for, whoever keeps it: of a request, and of a saved search. */
export const searchCriteria = {
  full_text_search_query: clearable(keyword(KEYWORD_MAX)),
  q: blankable(q),
};

const criteria = z.strictObject(searchCriteria);
export type SearchCriteria = z.output<typeof criteria>;

/** A saved search as it was kept; null when it no longer asks for anything we know. */
export function readCriteria(stored: unknown): SearchCriteria | null {
  return criteria.safeParse(stored).data ?? null;
}

/** The filters under one name each. */
export function filtersOf({ q: filters = {} }: SearchCriteria): SearchFilters {
  const { is_available_from_overseas, is_work_globaly, ...rest } = filters;
  return {
    ...rest,
    is_available_from_overseas_eq: rest.is_available_from_overseas_eq ?? is_available_from_overseas,
    recruitment_careers_is_work_globaly_eq: rest.recruitment_careers_is_work_globaly_eq ?? is_work_globaly,
  };
}
