import type { Fit } from '../../../../domain/eligibility/fit.ts';
import type { ContractTerm } from '../../../../domain/search/options.ts';
import type { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';
import { startOfTokyoDay, tokyoDayAfter } from '../../../../domain/tokyo-time.ts';
import type { FacetColumn, FacetTable, FacetValues, Traits } from './facet-table.ts';

/** Filters by the names of the wire, and the array column each looks into: any of the values. */
export const LIST_FILTERS = {
  target_study_department_categories_id_eq_any: 'department_ids',
  company_offices_prefecture_id_eq_any: 'prefecture_ids',
  related_countries_id_eq_any: 'country_ids',
  job_categories_id_eq_any: 'job_category_ids',
  recruitment_careers_first_living_country_id_eq_any: 'career_first_country_ids',
  recruitment_careers_last_living_country_id_eq_any: 'career_last_country_ids',
  required_skills_skill_id_eq_any: 'skill_ids',
  housing_support_types_id_eq_any: 'housing_support_ids',
} as const;
export type ListFilter = keyof typeof LIST_FILTERS;
export const LIST_FILTER_NAMES = Object.keys(LIST_FILTERS) as ListFilter[];

/** Yes or no of a job, and the column of each. */
export const FLAG_FILTERS = {
  is_available_from_overseas_eq: 'is_available_from_overseas',
  recruitment_careers_is_work_globaly_eq: 'is_work_globaly',
  is_without_transfers_eq: 'is_without_transfers',
  is_weekends_off_eq: 'is_weekends_off',
  is_visa_supported_eq: 'is_visa_supported',
  is_without_japanese_eq: 'is_without_japanese',
} as const;
export type FlagFilter = keyof typeof FLAG_FILTERS;
export const FLAG_FILTER_NAMES = Object.keys(FLAG_FILTERS) as FlagFilter[];

export type SearchFilters = { [filter in ListFilter]?: number[] | undefined } & {
  [filter in FlagFilter]?: boolean | undefined;
} & {
  company_id_eq_any?: number[] | undefined;
  required_jlpt_gteq?: number | undefined;
  contract_term_eq_any?: ContractTerm[] | undefined;
  /** Published on the day of Tokyo so many days ago, or later. */
  published_within_days?: number | undefined;
  /** Whose pay `pay_min_yen` is about; nothing without it. */
  pay_level?: (typeof STUDENT_LEVELS)[number] | undefined;
  /** The least a month: what is paid by the year or hour is compared by the year (db/search-rows.ts). */
  pay_min_yen?: number | undefined;
  /** Whether the student who asks meets everything that domain/eligibility/fit.ts knows of. */
  is_fit_eq?: boolean | undefined;
};

/** What a filter asks of one column, for rows at hand. */
export interface ColumnTest {
  column: FacetColumn;
  meets(value: unknown): boolean;
}
const testOf = <C extends FacetColumn>(column: C, meets: (value: FacetValues[C]) => boolean): ColumnTest => ({
  column,
  meets,
});

/** A condition of a search row, as SQL with its values, and for rows at hand. */
export interface Condition {
  /** The filter's name. */
  filter: keyof SearchFilters;
  sql: string;
  /**
   * The same kept out of the index, for where another condition finds few: reading half of the index takes longer than
   * checking those few.
   */
  checked?: string;
  values: Readonly<Record<string, unknown>>;
  /** Whether the row at a place meets it, as the SQL says it. */
  holds(table: FacetTable): (place: number) => boolean;
  /** The same, if it is asked of one column; null otherwise. */
  test: ColumnTest | null;
  /** Whether it asks for a few of many values, so that the whole result is small. */
  isNarrow: boolean;
}

const MONTHS = 12;

const FIT = `(required_jlpt >= $fit_jlpt::int and (is_available_from_overseas or $fit_is_at_hand::boolean)
  and (age_limit is null or coalesce(age_limit >= $fit_age::int, false))
  and (not is_department_must or department_ids = '{}' or department_ids && $fit_department_ids::int[])
  and musts <@ $fit_musts::text[])`;

/** The same of rows at hand. */
const fitsRow =
  ({ jlpt, is_at_hand, age, department_ids, musts }: Fit) =>
  (table: FacetTable): ((place: number) => boolean) => {
    const met = new Set(musts);
    const isOneOf = anyOf(department_ids);
    const isReached = table.whose(
      'traits',
      ({ required_jlpt, is_available_from_overseas }) =>
        required_jlpt >= jlpt && (is_available_from_overseas || is_at_hand),
    );
    const isOfAge = table.whose('age_limit', (limit) => limit === null || (age !== null && limit >= age));
    const isAnyDepartment = table.whose('traits', ({ is_department_must }) => !is_department_must);
    const isOfDepartment = table.whose('department_ids', (ids) => ids.length === 0 || isOneOf(ids));
    const meetsMusts = table.whose('musts', (keys) => keys.every((key) => met.has(key)));
    return (place) =>
      isReached(place) &&
      isOfAge(place) &&
      (isAnyDepartment(place) || isOfDepartment(place)) &&
      meetsMusts(place);
  };

function anyOf(ids: readonly number[]): (list: readonly number[]) => boolean {
  const wanted = new Set(ids);
  return (list) => list.some((id) => wanted.has(id));
}

/**
 * What each filter asks of a search row, in the order of this file; what is not given is not asked.
 */
export function conditionsFor(
  filters: SearchFilters,
  { now, fit }: { now: Date; fit: Fit | null },
): Condition[] {
  const found: Condition[] = [];
  const add = (
    filter: keyof SearchFilters,
    value: unknown,
    sql: string,
    test: ColumnTest,
    more: Partial<Condition> = {},
  ) =>
    found.push({
      filter,
      sql,
      values: { [filter]: value },
      holds: (table) => table.whose(test.column, test.meets),
      test,
      isNarrow: false,
      ...more,
    });
  const addTrait = (
    filter: keyof SearchFilters,
    value: unknown,
    sql: string,
    meets: (traits: Traits) => boolean,
    more: Partial<Condition> = {},
  ) => add(filter, value, sql, testOf('traits', meets), more);

  for (const filter of LIST_FILTER_NAMES) {
    const ids = filters[filter];
    const column = LIST_FILTERS[filter];
    const isNarrow = filter !== 'housing_support_types_id_eq_any';
    if (ids?.length)
      add(filter, ids, `${column} && $${filter}::int[]`, testOf(column, anyOf(ids)), { isNarrow });
  }
  const { company_id_eq_any: companies, required_jlpt_gteq: jlpt, contract_term_eq_any: terms } = filters;
  if (companies?.length)
    add(
      'company_id_eq_any',
      companies,
      'company_id = any($company_id_eq_any::int[])',
      testOf('company_id', (id) => companies.includes(id)),
      { isNarrow: true },
    );
  if (jlpt !== undefined)
    addTrait(
      'required_jlpt_gteq',
      jlpt,
      'required_jlpt >= $required_jlpt_gteq::int',
      ({ required_jlpt }) => required_jlpt >= jlpt,
      { checked: 'required_jlpt + 0 >= $required_jlpt_gteq::int' },
    );
  for (const filter of FLAG_FILTER_NAMES) {
    const flag = filters[filter];
    const column = FLAG_FILTERS[filter];
    if (flag !== undefined)
      addTrait(filter, flag, `${column} = $${filter}::boolean`, (traits) => traits[column] === flag);
  }
  if (terms?.length)
    addTrait(
      'contract_term_eq_any',
      terms,
      'contract_term = any($contract_term_eq_any::text[])',
      ({ contract_term }) => contract_term !== null && terms.includes(contract_term),
    );
  if (filters.published_within_days !== undefined) {
    const day = tokyoDayAfter(now, -filters.published_within_days);
    add(
      'published_within_days',
      startOfTokyoDay(day),
      'published_at >= $published_within_days::timestamptz',
      testOf('published_on', (published) => published >= day),
    );
  }
  const { pay_level, pay_min_yen, is_fit_eq } = filters;
  if (pay_level !== undefined && pay_min_yen !== undefined) {
    const column = `pay_${pay_level}` as const;
    const least = pay_min_yen * MONTHS;
    add(
      'pay_min_yen',
      least,
      `${column} >= $pay_min_yen::int`,
      testOf(column, (pay) => pay !== null && pay >= least),
    );
  }
  if (is_fit_eq !== undefined && fit !== null)
    found.push({
      filter: 'is_fit_eq',
      sql: is_fit_eq ? FIT : `not ${FIT}`,
      values: Object.fromEntries(Object.entries(fit).map(([name, value]) => [`fit_${name}`, value])),
      holds: (table) => {
        const fits = fitsRow(fit)(table);
        return (place) => fits(place) === is_fit_eq;
      },
      test: null,
      isNarrow: false,
    });
  return found;
}
