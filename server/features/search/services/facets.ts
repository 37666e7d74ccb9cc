import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { runPrepared, unnamed } from '../../../../db/prepared.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import { required } from '../../../../domain/required.ts';
import { FACET_ROW_SQL, FacetTable, type FacetRow } from './facet-table.ts';
import { ROWS, STATE, STATE_NOW } from './search-statements.ts';

/** Rows read at once: others are answered in between. */
const BATCH = 2000;
/** Places found for keywords that are kept, all together. */
const MOST_HITS = 2_000_000;
const MOST_ANSWERS = 200;
/** Changed rows that are remembered: who knows what was found before them asks for those alone. */
const MOST_CHANGED = 5000;
/** While many write, a state is read this often before it goes without one. */
const TRIES = 3;

/** The search rows as they are in one state, with what was asked of them in it. */
export interface Facets {
  /** Of the search rows, as known-answers.ts tells it; empty where others wrote all the while it was read. */
  state: string;
  table: FacetTable;
  /** How many times rows have been read. */
  version: number;
  /** By the question. */
  answers: LRUCache<string, object>;
}

/** Where the rows that have a keyword stand in the table. */
export interface Hits {
  places: Int32Array;
  /** Of the search rows, when they were asked for it. */
  state: string;
}
interface Kept {
  table: FacetTable;
  version: number;
  /** Places that each version has written or emptied, the last versions'. */
  changes: { version: number; places: readonly number[] }[];
  /** By the question. */
  hits: LRUCache<string, Hits & { version: number }>;
  /** The first transaction that the table may not show; null before it is read. */
  since: string | null;
  facets: Facets | null;
  loading: Promise<Facets> | null;
}
const keptOf = oncePer((_database: Sequelize): Kept => ({
  table: new FacetTable(),
  version: 0,
  changes: [],
  hits: new LRUCache({
    maxSize: MOST_HITS,
    sizeCalculation: ({ places }) => places.length + 1,
  }),
  since: null,
  facets: null,
  loading: null,
}));

const ask = <R extends unknown[]>(sequelize: Sequelize, text: string, values: Record<string, unknown> = {}) =>
  runPrepared<R>(sequelize, unnamed(text), values, null);

/** Of JSON: an array of PostgreSQL takes ten times as long to read. */
const idsOf = (text: string | null) => JSON.parse(text ?? '[]') as number[];

/** Ids as four bytes each, a third less work than JSON. */
const PACKED = "string_agg(int4send(recruitment_id), '')";
const BYTES = 4;
function unpacked(bytes: Buffer | null): Int32Array {
  const ids = new Int32Array((bytes?.length ?? 0) / BYTES);
  for (let at = 0; at < ids.length; at++) ids[at] = required(bytes).readInt32BE(at * BYTES);
  return ids;
}

const write = (kept: Kept, rows: readonly FacetRow[]) => rows.map((row) => kept.table.set(row));

async function readRows(sequelize: Sequelize, ids: readonly number[], kept: Kept): Promise<number[]> {
  const places: number[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const [answer] = await ask<[FacetRow[] | null]>(
      sequelize,
      `select json_agg(${FACET_ROW_SQL}) from ${ROWS} where recruitment_id = any($ids::int[])`,
      { ids: ids.slice(at, at + BATCH) },
    );
    places.push(...write(kept, required(answer)[0] ?? []));
  }
  return places;
}

interface Change {
  state: string;
  since: string;
  /** Rows there are. */
  count: number;
  /** Ids of those written since, as JSON. */
  written: string | null;
  /** Those rows themselves, if they are few. */
  rows: FacetRow[] | null;
}

/**
 * SQL of the rows that transactions wrote which an earlier snapshot may not have shown. Numbers that a restored database
 * brought with it may lie ahead of its own.
 */
const WRITTEN_SINCE = `select recruitment_id from search.written
  where written_in >= $since::xid8 and written_in < pg_snapshot_xmax(pg_current_snapshot())`;

/** What was written since the table was read the last time, all seen at one moment. */
async function changeSince(sequelize: Sequelize, since: string | null): Promise<Change> {
  const [answer] = await ask<[string, string, number, string | null, FacetRow[] | null]>(
    sequelize,
    `with written as materialized (${since === null ? `select recruitment_id from ${ROWS}` : WRITTEN_SINCE})
     select (select ${STATE} from search.counts), pg_snapshot_xmin(pg_current_snapshot())::text,
       (select coalesce(sum(difference), 0) from search.counts)::int,
       (select array_to_json(array_agg(recruitment_id))::text from written),
       case when (select count(*) from written) <= ${BATCH} then (
         select coalesce(json_agg(${FACET_ROW_SQL}), '[]') from ${ROWS}
         where recruitment_id = any(array(select recruitment_id from written))) end`,
    since === null ? {} : { since },
  );
  const [state, first, count, written, rows] = required(answer);
  return { state, since: first, count, written, rows };
}

/** Empties the places of what is not there any more. */
async function dropGone(sequelize: Sequelize, { table }: Kept): Promise<number[]> {
  const [answer] = await ask<[Buffer | null]>(sequelize, `select ${PACKED} from ${ROWS}`);
  const there = new Set(unpacked(required(answer)[0]));
  return [...table.ids()].filter((id) => !there.has(id)).map((id) => table.remove(id));
}

/** Reads what was written since it was read the last time, until nothing was written meanwhile. */
async function load(sequelize: Sequelize, kept: Kept): Promise<Facets> {
  const changed: number[][] = [];
  let { since } = kept;
  let state = '';
  for (let attempt = 0; attempt < TRIES && state === ''; attempt++) {
    const change = await changeSince(sequelize, since);
    changed.push(
      change.rows ? write(kept, change.rows) : await readRows(sequelize, idsOf(change.written), kept),
    );
    since = change.since;
    if (kept.table.count !== change.count) changed.push(await dropGone(sequelize, kept));
    else if (change.rows) state = change.state;
  }
  // Only now: after a failure all of it is read again, so that no change is missing below.
  kept.since = since;
  kept.version++;
  kept.changes.push({ version: kept.version, places: changed.flat() });
  while (kept.changes.reduce((sum, { places: { length } }) => sum + length, 0) > MOST_CHANGED)
    kept.changes.shift();
  return {
    state,
    table: kept.table,
    version: kept.version,
    answers: new LRUCache({ max: MOST_ANSWERS }),
  };
}

/**
 * The search rows as the database has them, kept in this process: read anew where their state is another one, and then
 * only those that have changed. What a filter asks of a hundred thousand is told from memory in a few milliseconds.
 */
export async function currentFacets(sequelize: Sequelize): Promise<Facets> {
  const kept = keptOf(sequelize);
  if (kept.facets) {
    const [answer] = await runPrepared<[string]>(sequelize, STATE_NOW, {}, null);
    if (required(answer)[0] === kept.facets.state) return kept.facets;
  }
  kept.loading ??= load(sequelize, kept).finally(() => (kept.loading = null));
  kept.facets = await kept.loading;
  return kept.facets;
}

/** Whether the rows have been read at all. */
export const hasFacets = (sequelize: Sequelize): boolean => keptOf(sequelize).facets !== null;

/** Whether the table shows nothing that came after these. */
export function isCurrent(sequelize: Sequelize, facets: Facets): boolean {
  const kept = keptOf(sequelize);
  return kept.facets === facets && kept.loading === null;
}

/** Places that were written or emptied after a version; null where that is not remembered. */
function changedAfter(version: number, { changes, version: newest }: Kept): Set<number> | null {
  if (version === newest) return new Set();
  if (changes[0] === undefined || changes[0].version > version + 1) return null;
  return new Set(changes.filter((change) => change.version > version).flatMap(({ places }) => places));
}

/** What is asked of the rows in SQL, such as having a keyword. */
export interface Question {
  conditions: readonly string[];
  values: Record<string, unknown>;
}
const keyOf = ({ conditions, values }: Question) => JSON.stringify([conditions, values]);

/** Whether it has been asked before. */
export const hasHits = (sequelize: Sequelize, asked: Question): boolean =>
  keptOf(sequelize).hits.has(keyOf(asked));

/**
 * Where the rows stand that meet a question: asked of all rows the first time, then of those that have changed.
 */
export async function hitsOf(
  sequelize: Sequelize,
  { table, version, state: current }: Facets,
  asked: Question,
): Promise<Hits> {
  const { conditions, values } = asked;
  const kept = keptOf(sequelize);
  const question = keyOf(asked);
  const known = kept.hits.get(question);
  if (known && known.version >= version) return known;
  const find = async (from: string, more: Record<string, unknown> = {}) => {
    const [answer] = await ask<[Buffer | null, string]>(
      sequelize,
      `select (select ${PACKED} from ${from} where ${conditions.join(' and ')}), (select ${STATE} from search.counts)`,
      { ...values, ...more },
    );
    const [ids, state] = required(answer);
    return { places: placesOf(table, unpacked(ids)), state };
  };
  const changed = known ? changedAfter(known.version, kept) : null;
  let hits: Hits;
  if (!known || !changed) hits = await find(ROWS);
  else if (changed.size === 0) hits = { places: known.places, state: current };
  else {
    const ids = Array.from(changed, (place) => table.idAt(place));
    // `offset 0` keeps the planner from looking the keyword up in the index.
    const few = `(select * from ${ROWS} where recruitment_id = any($changed::int[]) offset 0) as few`;
    const found = await find(few, { changed: ids });
    const others = known.places.filter((place) => !changed.has(place));
    hits = { places: joined(others, found.places), state: found.state };
  }
  kept.hits.set(question, { ...hits, version });
  return hits;
}

function joined(some: Int32Array, others: Int32Array): Int32Array {
  const all = new Int32Array(some.length + others.length);
  all.set(some);
  all.set(others, some.length);
  return all;
}

/** What was added since the table was read has no place yet. */
function placesOf(table: FacetTable, ids: Int32Array): Int32Array {
  const places = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    const place = table.placeOf(id);
    if (place !== undefined) places[count++] = place;
  }
  return places.subarray(0, count);
}
