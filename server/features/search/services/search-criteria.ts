import { z } from 'zod';
import { KEYWORD_MAX } from '../../../../domain/constants.ts';
import { JLPT_DIGITS, CONTRACT_TERMS, PUBLISHED_DAYS } from '../../../../domain/search/options.ts';
import { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';
import { LIST_FILTER_NAMES, type ListFilter, type SearchFilters } from './search-filters.ts';
import {
  blankable,
  choice,
  clearable,
  flag,
  id,
  integer,
  keyword,
  list,
  withoutBlanks,
} from '../../../core/schemas/schema-helpers.ts';

const anyOf = () => blankable(z.preprocess(withoutBlanks, list(id(), 200)));
const listFilters = Object.fromEntries(LIST_FILTER_NAMES.map((name) => [name, anyOf()])) as Record<
  ListFilter,
  ReturnType<typeof anyOf>
>;

const YEN_MAX = 10_000_000;

const filters = z.strictObject({
  ...listFilters,
  company_id_eq_any: anyOf(),
  required_jlpt_gteq: blankable(integer(1, JLPT_DIGITS.length)),
  is_available_from_overseas_eq: blankable(flag()),
  recruitment_careers_is_work_globaly_eq: blankable(flag()),
  is_without_transfers_eq: blankable(flag()),
  is_weekends_off_eq: blankable(flag()),
  is_visa_supported_eq: blankable(flag()),
  is_without_japanese_eq: blankable(flag()),
  contract_term_eq_any: blankable(z.preprocess(withoutBlanks, list(choice(CONTRACT_TERMS), 2))),
  /** 1 is since the beginning of yesterday in Tokyo. */
  published_within_days: blankable(
    integer(1, 365).refine((days) => (PUBLISHED_DAYS as readonly number[]).includes(days), 'invalid_choice'),
  ),
  /** The level whose pay is compared, and the least of it a month; both or neither. */
  pay_level: blankable(choice(STUDENT_LEVELS)),
  pay_min_yen: blankable(integer(1, YEN_MAX)),
  /** Whether one meets what is required, beside examinations and the residence status; students only. */
  is_fit_eq: blankable(flag()),
  /** The two names as the specification's section 7 prints them. */
  is_available_from_overseas: blankable(flag()),
  is_work_globaly: blankable(flag()),
});

const q = filters.superRefine(({ pay_level, pay_min_yen }, check) => {
  const missing =
    pay_level === undefined ? pay_min_yen && 'pay_level' : pay_min_yen === undefined && 'pay_min_yen';
  if (missing) check.addIssue({ code: 'custom', message: 'required', path: [missing], input: undefined });
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
export function filtersOf({ q: given = {} }: SearchCriteria): SearchFilters {
  const { is_available_from_overseas, is_work_globaly, ...rest } = given;
  return {
    ...rest,
    is_available_from_overseas_eq: rest.is_available_from_overseas_eq ?? is_available_from_overseas,
    recruitment_careers_is_work_globaly_eq: rest.recruitment_careers_is_work_globaly_eq ?? is_work_globaly,
  };
}
