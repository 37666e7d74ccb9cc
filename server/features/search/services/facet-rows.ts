import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { runPrepared, unnamed } from '../../../../db/prepared.ts';
import type { ContractTerm } from '../../../../domain/search/options.ts';
import { STUDENT_LEVELS } from '../../../../domain/student-levels.ts';
import { required } from '../../../../domain/required.ts';
import { ROWS, STATE } from './search-statements.ts';

/** Read as text, so that a list shared by many rows is kept once. */
const ID_LISTS = [
  'prefecture_ids',
  'job_category_ids',
  'country_ids',
  'department_ids',
  'skill_ids',
  'career_first_country_ids',
  'career_last_country_ids',
  'housing_support_ids',
] as const;
const COLUMNS = [
  'recruitment_id, company_id, required_jlpt, contract_term, is_department_must, age_limit',
  'is_available_from_overseas, is_work_globaly, is_without_transfers, is_weekends_off',
  'is_visa_supported, is_without_japanese',
  ...STUDENT_LEVELS.map((level) => `pay_${level}`),
  "to_char(apply_deadline_on, 'YYYYMMDD')::int as closes_on",
  '(extract(epoch from published_at) * 1000)::float8 as published_at',
  ...[...ID_LISTS, 'musts'].map((list) => `array_to_json(${list})::text as ${list}`),
].join(', ');

type Level = (typeof STUDENT_LEVELS)[number];
type Read = { [pay in `pay_${Level}`]: number | null } & {
  [list in (typeof ID_LISTS)[number] | 'musts']: string;
} & {
  recruitment_id: number;
  company_id: number;
  required_jlpt: number;
  contract_term: ContractTerm | null;
  is_department_must: boolean;
  age_limit: number | null;
  is_available_from_overseas: boolean;
  is_work_globaly: boolean;
  is_without_transfers: boolean;
  is_weekends_off: boolean;
  is_visa_supported: boolean;
  is_without_japanese: boolean;
  closes_on: number;
  published_at: number;
};

/** What the filters read of a search row. A class, whose fields are read several times as fast as those of copies. */
export class FacetRow {
  readonly recruitment_id: number;
  readonly company_id: number;
  /** Milliseconds. */
  readonly published_at: number;
  /** The day as a number, 20261231. */
  readonly closes_on: number;
  readonly required_jlpt: number;
  readonly is_available_from_overseas: boolean;
  readonly is_work_globaly: boolean;
  readonly is_without_transfers: boolean;
  readonly is_weekends_off: boolean;
  readonly is_visa_supported: boolean;
  readonly is_without_japanese: boolean;
  readonly contract_term: ContractTerm | null;
  /** Rows with the same one do not differ in their flags, level of Japanese and contract. */
  readonly code: number;
  readonly pay_professional_school: number | null;
  readonly pay_bachelor: number | null;
  readonly pay_master: number | null;
  readonly pay_doctor: number | null;
  readonly pay_mid_career: number | null;
  readonly is_department_must: boolean;
  readonly age_limit: number | null;
  readonly prefecture_ids: readonly number[];
  readonly job_category_ids: readonly number[];
  readonly country_ids: readonly number[];
  readonly department_ids: readonly number[];
  readonly skill_ids: readonly number[];
  readonly career_first_country_ids: readonly number[];
  readonly career_last_country_ids: readonly number[];
  readonly housing_support_ids: readonly number[];
  readonly musts: readonly string[];

  constructor(
    read: Read,
    idsOf: (text: string) => readonly number[],
    keysOf: (text: string) => readonly string[],
  ) {
    this.recruitment_id = read.recruitment_id;
    this.company_id = read.company_id;
    this.published_at = read.published_at;
    this.closes_on = read.closes_on;
    this.required_jlpt = read.required_jlpt;
    this.is_available_from_overseas = read.is_available_from_overseas;
    this.is_work_globaly = read.is_work_globaly;
    this.is_without_transfers = read.is_without_transfers;
    this.is_weekends_off = read.is_weekends_off;
    this.is_visa_supported = read.is_visa_supported;
    this.is_without_japanese = read.is_without_japanese;
    this.contract_term = read.contract_term;
    this.code = codeOf(read);
    this.pay_professional_school = read.pay_professional_school;
    this.pay_bachelor = read.pay_bachelor;
    this.pay_master = read.pay_master;
    this.pay_doctor = read.pay_doctor;
    this.pay_mid_career = read.pay_mid_career;
    this.is_department_must = read.is_department_must;
    this.age_limit = read.age_limit;
    this.prefecture_ids = idsOf(read.prefecture_ids);
    this.job_category_ids = idsOf(read.job_category_ids);
    this.country_ids = idsOf(read.country_ids);
    this.department_ids = idsOf(read.department_ids);
    this.skill_ids = idsOf(read.skill_ids);
    this.career_first_country_ids = idsOf(read.career_first_country_ids);
    this.career_last_country_ids = idsOf(read.career_last_country_ids);
    this.housing_support_ids = idsOf(read.housing_support_ids);
    this.musts = keysOf(read.musts);
  }
}

function codeOf(row: Read): number {
  let code = row.required_jlpt;
  for (const flag of [
    row.is_available_from_overseas,
    row.is_work_globaly,
    row.is_without_transfers,
    row.is_weekends_off,
    row.is_visa_supported,
    row.is_without_japanese,
  ])
    code = code * 2 + Number(flag);
  return code * 3 + (row.contract_term === null ? 0 : row.contract_term === 'fixed' ? 1 : 2);
}

/** Rows read at once: others are answered in between. */
const BATCH = 2000;
/** Rows found for keywords that are kept, all together. */
const MOST_HITS = 2_000_000;
const MOST_ANSWERS = 200;
const MOST_LISTS = 100_000;

/** The search rows as they are in one state, with what was asked of them in it. */
export interface Facets {
  /** Of the search rows, as known-totals.ts tells it. */
  state: string;
  rows: ReadonlyMap<number, FacetRow>;
  /** Rows that have a keyword, by the question. */
  hits: LRUCache<string, readonly FacetRow[]>;
  /** By the question. */
  answers: LRUCache<string, object>;
}

type List = readonly (number | string)[];
interface Kept {
  rows: Map<number, FacetRow>;
  /** The first transaction that they may not show; null before they are read. */
  since: string | null;
  /** By their texts: most rows share theirs with others. */
  lists: LRUCache<string, List>;
  facets: Facets | null;
  loading: Promise<Facets> | null;
}
const perDatabase = new WeakMap<Sequelize, Kept>();

function keptOf(sequelize: Sequelize): Kept {
  const kept = perDatabase.get(sequelize) ?? {
    rows: new Map(),
    since: null,
    lists: new LRUCache<string, List>({ max: MOST_LISTS }),
    facets: null,
    loading: null,
  };
  perDatabase.set(sequelize, kept);
  return kept;
}

function listOf(text: string, { lists }: Kept): List {
  const known = lists.get(text);
  if (known) return known;
  const list = JSON.parse(text) as List;
  lists.set(text, list);
  return list;
}

const ask = <R extends unknown[]>(sequelize: Sequelize, text: string, values: Record<string, unknown> = {}) =>
  runPrepared<R>(sequelize, unnamed(text), values, null);

/** Of JSON: an array of PostgreSQL takes ten times as long to read. */
const idsOf = (text: string | null) => JSON.parse(text ?? '[]') as number[];

async function readRows(sequelize: Sequelize, ids: readonly number[], kept: Kept): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await ask<[row: string]>(
      sequelize,
      `select to_json(found)::text from (
         select ${COLUMNS} from ${ROWS} where recruitment_id = any($ids::int[])) as found`,
      { ids: ids.slice(at, at + BATCH) },
    );
    for (const [text] of rows) {
      const row = new FacetRow(
        JSON.parse(text) as Read,
        (list) => listOf(list, kept) as readonly number[],
        (list) => listOf(list, kept) as readonly string[],
      );
      kept.rows.set(row.recruitment_id, row);
    }
  }
}

/** Reads what was written since it was read the last time. */
async function load(sequelize: Sequelize, kept: Kept): Promise<Facets> {
  const [answer] = await ask<[state: string, since: string, count: number, written: string | null]>(
    sequelize,
    `select (select ${STATE} from search.counts),
       (pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296)::text, count(*)::int,
       array_to_json(array_agg(recruitment_id) filter (
         where $since::text is null or age(xmin) <= age($since::text::xid)))::text
     from ${ROWS}`,
    { since: kept.since },
  );
  const [state, since, count, written] = required(answer);
  await readRows(sequelize, idsOf(written), kept);
  kept.since = since;
  if (kept.rows.size !== count) await dropGone(sequelize, kept);
  return {
    state,
    rows: kept.rows,
    hits: new LRUCache({ maxSize: MOST_HITS, sizeCalculation: (hits) => hits.length + 1 }),
    answers: new LRUCache({ max: MOST_ANSWERS }),
  };
}

async function dropGone(sequelize: Sequelize, kept: Kept): Promise<void> {
  const [answer] = await ask<[string | null]>(
    sequelize,
    `select array_to_json(array_agg(recruitment_id))::text from ${ROWS}`,
  );
  const there = new Set(idsOf(required(answer)[0]));
  for (const id of kept.rows.keys()) if (!there.has(id)) kept.rows.delete(id);
}

/**
 * The search rows as the database has them, kept in this process: read anew where their state is another one, and then
 * only those that have changed. What a filter asks of a hundred thousand is told from memory in a few milliseconds.
 */
export async function currentFacets(sequelize: Sequelize): Promise<Facets> {
  const kept = keptOf(sequelize);
  if (kept.facets) {
    const [answer] = await ask<[string]>(sequelize, `select ${STATE} from search.counts`);
    if (required(answer)[0] === kept.facets.state) return kept.facets;
  }
  kept.loading ??= load(sequelize, kept).finally(() => (kept.loading = null));
  kept.facets = await kept.loading;
  return kept.facets;
}

/** The rows that have a keyword, by conditions in SQL. */
export async function hitsOf(
  sequelize: Sequelize,
  facets: Facets,
  conditions: readonly string[],
  values: Record<string, unknown>,
): Promise<readonly FacetRow[]> {
  const question = JSON.stringify([conditions, values]);
  const known = facets.hits.get(question);
  if (known) return known;
  const [answer] = await ask<[string | null]>(
    sequelize,
    `select array_to_json(array_agg(recruitment_id))::text from ${ROWS} where ${conditions.join(' and ')}`,
    values,
  );
  const hits = idsOf(required(answer)[0]).flatMap((id) => facets.rows.get(id) ?? []);
  facets.hits.set(question, hits);
  return hits;
}
