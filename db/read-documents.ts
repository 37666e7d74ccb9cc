import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sequelize, Transaction } from 'sequelize';
import { prepared, runPrepared, unnamed } from './prepared.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

/**
 * Read documents: answers written when their sources change instead of at each read (ADR 57). Triggers note in
 * `touched_*` what a transaction touches; a document counts only where no such row is visible, and the row goes in the
 * transaction that writes the document.
 */
export interface DocumentKind {
  readonly name: 'recruitments' | 'companies';
  /** Of all that decides what stands in a document; those of another digest are not read. */
  readonly digest: string;
  /** Names and SQL types of its columns. */
  readonly columns: Readonly<Record<string, string>>;
  /** Reads those of these ids that have a document; `present` answers its columns, and throws if they do not fit. */
  read(
    ids: readonly number[],
    transaction: Transaction,
  ): Promise<{ id: number; present(): Record<string, unknown> }[]>;
}

/** Any number will do, as long as nothing else of ours locks on it. */
const LOCK = 727_057;
/** Written in one transaction. */
const MOST_AT_ONCE = 100;
/** Another version of the code may still be running: what it has written is left alone as long. */
const LEFT_ALONE = "interval '1 hour'";

/** @param parts schemas as JSON, trees, the digest of the presenters: whatever changes when the documents change */
export const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * SQL condition: the document is up to date, and written by this version of the code.
 * @param row alias of a row of the kind's table
 */
export const isFreshSql = ({ name }: DocumentKind, row: string): string =>
  // A subselect with a limit stays an index look-up for each row; "not exists" may read the whole table.
  `(${row}.digest = $${name}_digest and (select 1 from documents.touched_${name} t where t.id = ${row}.id limit 1) is null)`;

/** The values that isFreshSql reads. */
export const digestsOf = (...kinds: readonly DocumentKind[]): Record<string, string> =>
  Object.fromEntries(kinds.map(({ name, digest }) => [`${name}_digest`, digest]));

function writeStatement({ name, columns }: DocumentKind) {
  const own = Object.keys(columns);
  const listed = (prefix: string) => [...own, 'digest'].map((column) => prefix + column).join(', ');
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return unnamed(
    `with given as (select * from jsonb_to_recordset($rows::jsonb) as x(id int, ${typed.join(', ')})),
       gone as (delete from documents.${name} where id = any($ids::int[]) and id not in (select id from given))
     insert into documents.${name} as d (id, ${listed('')})
     select r.id, ${own.map((column) => `g.${column}`).join(', ')}, $digest
       from given g join public.${name} r on r.id = g.id order by r.id for key share of r
     on conflict (id) do update set (${listed('')}, written_at) = (${listed('excluded.')}, now())
       where (${listed('d.')}) is distinct from (${listed('excluded.')})`,
  );
}

export interface SweepOptions {
  goesOn?: () => boolean;
  /** A row that does not fit its schema has no document; it is read live and keeps no other from having one. */
  onBroken?: (kind: DocumentKind['name'], id: number, error: unknown) => void;
}

/**
 * Writes the documents with these ids as their rows stand, and removes those that there should be none of. One
 * transaction writes documents at a time: of two, the later could otherwise write what it had read earlier.
 */
async function writeDocuments(
  sequelize: Sequelize,
  kind: DocumentKind,
  ids: readonly number[],
  transaction: Transaction,
  options: SweepOptions,
): Promise<void> {
  // What is seen and forgotten here is committed, and read below in a later statement.
  const forget = prepared(`delete from documents.touched_${kind.name} where id = any($ids::int[])`);
  await runPrepared(sequelize, forget, { ids }, transaction);
  const rows: object[] = [];
  for (const { id, present } of await kind.read(ids, transaction)) {
    try {
      rows.push({ id, ...present() });
    } catch (error) {
      options.onBroken?.(kind.name, id, error);
    }
    // Presenting takes its time, and the process may be the one that serves.
    await nextTurn();
  }
  const given = { rows: JSON.stringify(rows), ids, digest: kind.digest };
  await runPrepared(sequelize, writeStatement(kind), given, transaction);
}

const TRY = prepared(`select pg_try_advisory_xact_lock(${LOCK})`);

/**
 * Writes the documents that committed transactions touched, then those that another version of the code wrote, some of
 * each kind at a time, until none is left or `goesOn` says no; for the worker. Of several, one writes and the others
 * pass. Rows that are written to all the time hold up no others: the ids are gone through in turn.
 * @returns how many it wrote or removed
 */
export async function sweepDocuments(
  sequelize: Sequelize,
  kinds: readonly DocumentKind[],
  options: SweepOptions,
): Promise<number> {
  const { goesOn = () => true } = options;
  const rounds = kinds.map((kind) => ({ kind, last: 0, isDone: false }));
  let written = 0;
  do {
    for (const round of rounds) {
      if (!goesOn()) return written;
      const ids = await retryDeadlocks(() => sweepSome(sequelize, round.kind, round.last, options));
      round.isDone = ids.length === 0;
      round.last = ids.at(-1) ?? 0;
      written += ids.length;
    }
  } while (!rounds.every(({ isDone }) => isDone));
  return written;
}

/** @param after the id to go on from @returns the ids of the documents that were written or removed */
function sweepSome(
  sequelize: Sequelize,
  kind: DocumentKind,
  after: number,
  options: SweepOptions,
): Promise<number[]> {
  const touched = prepared(
    `select distinct id from documents.touched_${kind.name} where id > $after order by id limit ${MOST_AT_ONCE}`,
  );
  const foreign = prepared(
    `select id from documents.${kind.name}
     where (digest < $digest or digest > $digest) and written_at < now() - ${LEFT_ALONE} limit ${MOST_AT_ONCE}`,
  );
  return sequelize.transaction(async (transaction) => {
    const [free] = await runPrepared<[boolean]>(sequelize, TRY, {}, transaction);
    if (!free?.[0]) return [];
    let found = await runPrepared<[number]>(sequelize, touched, { after }, transaction);
    if (found.length === 0 && after > 0)
      found = await runPrepared<[number]>(sequelize, touched, { after: 0 }, transaction);
    if (found.length === 0)
      found = await runPrepared<[number]>(sequelize, foreign, { digest: kind.digest }, transaction);
    const ids = found.map(([id]) => id);
    if (ids.length > 0) await writeDocuments(sequelize, kind, ids, transaction, options);
    return ids;
  });
}
