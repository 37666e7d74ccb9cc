import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { runPrepared, unnamed } from '../../../../db/prepared.ts';
import type { ContractTerm } from '../../../../domain/search-options.ts';
import { required } from '../../../../domain/required.ts';
import { ROWS, STATE } from './search-statements.ts';

/** What the filters read of a search row. */
export interface FacetRow {
  recruitment_id: number;
  company_id: number;
  /** Milliseconds. */
  published_at: number;
  apply_deadline_on: string;
  required_jlpt: number;
  is_available_from_overseas: boolean;
  is_work_globaly: boolean;
  is_without_transfers: boolean;
  is_weekends_off: boolean;
  contract_term: ContractTerm | null;
  pay_professional_school: number | null;
  pay_bachelor: number | null;
  pay_master: number | null;
  pay_doctor: number | null;
  pay_mid_career: number | null;
  is_department_must: boolean;
  age_limit: number | null;
  prefecture_ids: readonly number[];
  job_category_ids: readonly number[];
  country_ids: readonly number[];
  department_ids: readonly number[];
  skill_ids: readonly number[];
  career_first_country_ids: readonly number[];
  career_last_country_ids: readonly number[];
  housing_support_ids: readonly number[];
  musts: readonly string[];
}

/** As text, so that a list shared by many rows is read once. */
const LISTS = [
  'prefecture_ids',
  'job_category_ids',
  'country_ids',
  'department_ids',
  'skill_ids',
  'career_first_country_ids',
  'career_last_country_ids',
  'housing_support_ids',
  'musts',
] as const;
const PLAIN = [
  'recruitment_id',
  'company_id',
  'required_jlpt',
  'is_available_from_overseas',
  'is_work_globaly',
  'is_without_transfers',
  'is_weekends_off',
  'contract_term',
  'pay_professional_school',
  'pay_bachelor',
  'pay_master',
  'pay_doctor',
  'pay_mid_career',
  'is_department_must',
  'age_limit',
] as const;
const COLUMNS = [
  ...PLAIN,
  'apply_deadline_on::text as apply_deadline_on',
  '(extract(epoch from published_at) * 1000)::float8 as published_at',
  ...LISTS.map((list) => `array_to_json(${list})::text as ${list}`),
].join(', ');

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
  /** What of the database they show; null before they are read. */
  snapshot: string | null;
  /** By their texts: most rows share theirs with others. */
  lists: LRUCache<string, List>;
  facets: Facets | null;
  loading: Promise<Facets> | null;
}
const perDatabase = new WeakMap<Sequelize, Kept>();

function keptOf(sequelize: Sequelize): Kept {
  const kept = perDatabase.get(sequelize) ?? {
    rows: new Map(),
    snapshot: null,
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

async function readRows(sequelize: Sequelize, ids: readonly number[], kept: Kept): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await ask<[row: string]>(
      sequelize,
      `select to_json(found)::text from (
         select ${COLUMNS} from ${ROWS} where recruitment_id = any($ids::int[])) as found`,
      { ids: ids.slice(at, at + BATCH) },
    );
    for (const [text] of rows) {
      const read = JSON.parse(text) as FacetRow & Record<(typeof LISTS)[number], string>;
      const shared = LISTS.map((list) => [list, listOf(read[list], kept)]);
      kept.rows.set(read.recruitment_id, { ...read, ...Object.fromEntries(shared) });
    }
  }
}

/** The transaction that wrote a row, with the epoch that `xmin` leaves out: it is not in the future. */
const WRITTEN_BY = `(select (case when full_id >= next then full_id - 4294967296 else full_id end)::text::xid8
  from (select next, next / 4294967296 * 4294967296 + xmin::text::bigint as full_id) as one)`;

/** Reads what was written since it was read the last time. */
async function load(sequelize: Sequelize, kept: Kept): Promise<Facets> {
  const [answer] = await ask<[state: string, snapshot: string, count: number, written: number[] | null]>(
    sequelize,
    `select (select ${STATE} from search.counts), pg_current_snapshot()::text, count(*)::int,
       array_agg(recruitment_id) filter (
         where $snapshot::text is null or not pg_visible_in_snapshot(${WRITTEN_BY}, $snapshot::pg_snapshot))
     from ${ROWS}, (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next) as now`,
    { snapshot: kept.snapshot },
  );
  const [state, snapshot, count, written] = required(answer);
  await readRows(sequelize, written ?? [], kept);
  kept.snapshot = snapshot;
  if (kept.rows.size !== count) await dropGone(sequelize, kept);
  return {
    state,
    rows: kept.rows,
    hits: new LRUCache({ maxSize: MOST_HITS, sizeCalculation: (hits) => hits.length + 1 }),
    answers: new LRUCache({ max: MOST_ANSWERS }),
  };
}

async function dropGone(sequelize: Sequelize, kept: Kept): Promise<void> {
  const [answer] = await ask<[number[] | null]>(sequelize, `select array_agg(recruitment_id) from ${ROWS}`);
  const there = new Set(required(answer)[0]);
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
  const [answer] = await ask<[number[] | null]>(
    sequelize,
    `select array_agg(recruitment_id) from ${ROWS} where ${conditions.join(' and ')}`,
    values,
  );
  const hits = (required(answer)[0] ?? []).flatMap((id) => facets.rows.get(id) ?? []);
  facets.hits.set(question, hits);
  return hits;
}
