import { QueryTypes, type Sequelize } from 'sequelize';
import { runPrepared, unnamed } from '../db/prepared.ts';
import { required } from '../domain/required.ts';
import { MARK } from '../domain/search/row-terms.ts';
import { searchQuery } from '../domain/search/terms.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';
import { knownTotals } from '../server/features/search/services/known-answers.ts';
import { ROWS, statementFor } from '../server/features/search/services/search-statements.ts';

/** The search rows as they were before jobs were ranked: only the terms of their texts. */
export const ROWS_BEFORE = 'search_rows_before';

/** Makes the rows of before beside the present ones, with the same indexes. */
export async function makeRowsBefore(sequelize: Sequelize): Promise<void> {
  const marks = Object.values(MARK).join('').replace('^', '\\^');
  await sequelize.query(`drop table if exists ${ROWS_BEFORE}`);
  await sequelize.query(`create table ${ROWS_BEFORE} (like ${ROWS} including defaults including storage)`);
  await sequelize.query(`insert into ${ROWS_BEFORE} select * from ${ROWS}`);
  // Phrases of Vietnamese have a space.
  await sequelize.query(
    `update ${ROWS_BEFORE} set grams = array_to_tsvector(
       array(select term from unnest(tsvector_to_array(grams)) as term where term !~ '^[${marks}]| '))`,
  );
  await sequelize.query(`vacuum full ${ROWS_BEFORE}`);
  const indexes = await sequelize.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = '${ROWS}'`,
    { type: QueryTypes.SELECT },
  );
  for (const { indexdef } of indexes)
    await sequelize.query(
      indexdef.replace(/^(create (?:unique )?index) \S+ on \S+/i, `$1 on ${ROWS_BEFORE}`),
    );
  await sequelize.query(`vacuum analyze ${ROWS_BEFORE}`);
}

/**
 * The first page of a keyword as it was found before: what has all of its letters, the newest first, counted unless the
 * total is known.
 * @returns how many
 */
export async function searchBefore(
  sequelize: Sequelize,
  keyword: string,
  { now, per_page }: { now: Date; per_page: number },
): Promise<number> {
  const asked = searchQuery(keyword);
  if (asked === null) return 0;
  const filters = asked.spellings.map((_, place) => `strpos(spelling, $spelling${place}) > 0`);
  const plan = { tiers: [], all: asked.terms, near: null, spellings: asked.spellings };
  const conditions = {
    filters,
    all: [...filters, 'grams @@ (select $all::tsquery)'],
    plan,
    isNarrow: false,
    values: {
      today: tokyoDay(now),
      all: asked.terms,
      ...Object.fromEntries(asked.spellings.map((spelling, place) => [`spelling${place}`, spelling])),
    },
  };
  const { statement, values } = statementFor({ sort: 'newest', page: 1, per_page }, conditions, false);
  const totals = knownTotals(sequelize, { ...conditions, before: true });
  const given = {
    ...conditions.values,
    ...values,
    known_state: totals.known?.state ?? '',
    known_total: totals.known?.total ?? 0,
    known_is_near: false,
    page_state: '',
    page_ids: [],
    page_is_poor: false,
    limit: per_page,
    offset: 0,
  };
  const text = `select to_json(found) from (${statement.replaceAll(ROWS, ROWS_BEFORE)}) as found`;
  const [row] = await runPrepared<[{ total_count: number; state: string }]>(
    sequelize,
    unnamed(text),
    given,
    null,
  );
  const [{ total_count, state }] = required(row);
  totals.remember({ state, total: total_count, is_near: false });
  return total_count;
}
