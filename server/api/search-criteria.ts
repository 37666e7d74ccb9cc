import { z } from 'zod';
import { KEYWORD_MAX } from '../domain/constants.ts';
import { LIST_FILTERS, type SearchFilters } from './search-recruitments.ts';
import { clearable, flag, id, integer, line, list } from './wire.ts';

const anyOf = () => list(id(), 200).optional();
const listFilters = Object.fromEntries(Object.keys(LIST_FILTERS).map((name) => [name, anyOf()])) as Record<
  keyof typeof LIST_FILTERS,
  ReturnType<typeof anyOf>
>;

const q = z.strictObject({
  ...listFilters,
  company_id_eq_any: anyOf(),
  required_jlpt_gteq: integer(1, 5).optional(),
  is_available_from_overseas_eq: flag().optional(),
  recruitment_careers_is_work_globaly_eq: flag().optional(),
  /** The two names as the specification's section 7 prints them. */
  is_available_from_overseas: flag().optional(),
  is_work_globaly: flag().optional(),
});

/** What a search asks for, whoever keeps it: of a request, and of a saved search. */
export const searchCriteria = {
  full_text_search_query: clearable(line(KEYWORD_MAX)),
  q: q.optional(),
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
