import { required } from '../../../../domain/required.ts';
import type { ContractTerm } from '../../../../domain/search/options.ts';
import { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';

export const ID_LISTS = [
  'prefecture_ids',
  'job_category_ids',
  'country_ids',
  'department_ids',
  'skill_ids',
  'career_first_country_ids',
  'career_last_country_ids',
  'housing_support_ids',
] as const;
const PAYS = STUDENT_LEVELS.map((level) => `pay_${level}` as const);

/** What takes few values, told together. */
export interface Traits {
  required_jlpt: number;
  contract_term: ContractTerm | null;
  is_department_must: boolean;
  is_available_from_overseas: boolean;
  is_work_globaly: boolean;
  is_without_transfers: boolean;
  is_weekends_off: boolean;
  is_visa_supported: boolean;
  is_without_japanese: boolean;
}
const TRAITS: readonly (keyof Traits)[] = [
  'required_jlpt',
  'contract_term',
  'is_department_must',
  'is_available_from_overseas',
  'is_work_globaly',
  'is_without_transfers',
  'is_weekends_off',
  'is_visa_supported',
  'is_without_japanese',
];

/** What the filters ask of a search row, by column. Pay is in yen a year. */
export type FacetValues = { [list in (typeof ID_LISTS)[number]]: readonly number[] } & {
  [pay in (typeof PAYS)[number]]: number | null;
} & {
  traits: Traits;
  musts: readonly string[];
  company_id: number;
  age_limit: number | null;
  /** Last day to apply, 'YYYY-MM-DD'. */
  apply_deadline_on: string;
  /** Day of Tokyo, 'YYYY-MM-DD'. */
  published_on: string;
};
export type FacetColumn = keyof FacetValues;
export const FACET_COLUMNS: readonly FacetColumn[] = [
  ...ID_LISTS,
  ...PAYS,
  'traits',
  'musts',
  'company_id',
  'age_limit',
  'apply_deadline_on',
  'published_on',
];

/** SQL of a column's value; lists, times and what is told together as text, which is read once for each value. */
const SQL: Partial<Record<FacetColumn, string>> = {
  ...Object.fromEntries([...ID_LISTS, 'musts'].map((list) => [list, `array_to_json(${list})::text`])),
  traits: `json_build_object(${TRAITS.map((name) => `'${name}', ${name}`).join(', ')})::text`,
  apply_deadline_on: `to_char(apply_deadline_on, 'YYYY-MM-DD')`,
  published_on: `to_char(published_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`,
};
const IS_JSON = new Set<FacetColumn>([...ID_LISTS, 'musts', 'traits']);
type Read = string | number | null;

/** A row as an array: the recruitment's id, then its columns. */
export const FACET_ROW_SQL = `json_build_array(recruitment_id, ${FACET_COLUMNS.map((column) => SQL[column] ?? column).join(', ')})`;
export type FacetRow = [recruitment_id: number, ...Read[]];

/** Room for so many rows at first. */
const LEAST = 1024;

/** Each value once; the rows have its number. */
interface Column {
  values: unknown[];
  numbers: Map<Read, number>;
  ofRows: Int32Array;
}

/**
 * The search rows as columns of numbers: a filter is asked once for each value, and what a hundred thousand rows answer
 * is counted in a few milliseconds. A recruitment keeps its place, also while it has no search row.
 */
export class FacetTable {
  readonly #places = new Map<number, number>();
  #ids = new Int32Array(LEAST);
  #isThere = new Uint8Array(LEAST);
  readonly #columns = Object.fromEntries(
    FACET_COLUMNS.map((name) => [name, { values: [], numbers: new Map(), ofRows: new Int32Array(LEAST) }]),
  ) as unknown as Record<FacetColumn, Column>;
  /** Rows that are there. */
  count = 0;

  /** Places, also of recruitments without a row. */
  get size(): number {
    return this.#places.size;
  }

  placeOf(recruitment_id: number): number | undefined {
    return this.#places.get(recruitment_id);
  }

  idAt(place: number): number {
    return required(this.#ids[place]);
  }

  isThere(place: number): boolean {
    return this.#isThere[place] === 1;
  }

  /** @returns its place */
  set([recruitment_id, ...read]: FacetRow): number {
    const place = this.#places.get(recruitment_id) ?? this.#add(recruitment_id);
    for (const [at, name] of FACET_COLUMNS.entries()) {
      const column = this.#columns[name];
      const told = read[at] as Read;
      let number = column.numbers.get(told);
      if (number === undefined) {
        number = column.values.length;
        column.numbers.set(told, number);
        column.values.push(IS_JSON.has(name) ? JSON.parse(String(told)) : told);
      }
      column.ofRows[place] = number;
    }
    this.count += 1 - required(this.#isThere[place]);
    this.#isThere[place] = 1;
    return place;
  }

  /** @returns its place */
  remove(recruitment_id: number): number {
    const place = required(this.#places.get(recruitment_id));
    this.count -= required(this.#isThere[place]);
    this.#isThere[place] = 0;
    return place;
  }

  *ids(): Generator<number> {
    for (const [id, place] of this.#places) if (this.#isThere[place] === 1) yield id;
  }

  #add(recruitment_id: number): number {
    const place = this.#places.size;
    if (place === this.#ids.length) this.#grow(2 * place);
    this.#places.set(recruitment_id, place);
    this.#ids[place] = recruitment_id;
    return place;
  }

  #grow(size: number): void {
    const grown = <A extends Int32Array | Uint8Array>(from: A, to: A): A => {
      to.set(from);
      return to;
    };
    this.#ids = grown(this.#ids, new Int32Array(size));
    this.#isThere = grown(this.#isThere, new Uint8Array(size));
    for (const column of Object.values(this.#columns))
      column.ofRows = grown(column.ofRows, new Int32Array(size));
  }

  /** Tells of each place whether the value there meets a condition, which is asked once for each value. */
  whose<C extends FacetColumn>(
    name: C,
    meets: (value: FacetValues[C]) => boolean,
  ): (place: number) => boolean {
    const { values, ofRows } = this.#columns[name];
    const met = Uint8Array.from(values as FacetValues[C][], (value) => Number(meets(value)));
    return (place) => met[ofRows[place] as number] === 1;
  }

  /** How many of the places have each value of a column. */
  tally<C extends FacetColumn>(name: C, ...places: readonly Int32Array[]): Tally<FacetValues[C]> {
    const { values, ofRows } = this.#columns[name];
    const counts = new Int32Array(values.length);
    for (const some of places)
      for (let at = 0; at < some.length; at++) counts[ofRows[some[at] as number] as number]!++;
    return { values: values as FacetValues[C][], counts };
  }
}

/** The values of a column, and how often each was found, in the same order. */
export interface Tally<V> {
  values: readonly V[];
  counts: Int32Array;
}
