import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { searchTerms } from '../domain/search-terms.ts';

interface Source {
  recruitment_id: number;
  texts: (Record<string, string> | null)[];
  [column: string]: unknown;
}

/** Rows read and written at once: some 20 MB of texts at most. */
const BATCH = 1000;
/** A transaction that touches more leaves the rest to the worker, rather than keep people waiting for seconds. */
const MOST_BEFORE_COMMIT = 500;
/** What the worker writes in one transaction; it keeps writers of these recruitments waiting meanwhile. */
const MOST_IN_A_SWEEP = 100;

/** Hours paid a year, to compare wages by the hour with yearly ones. */
const A_YEAR = "case r.salary_unit when 'year' then 1 when 'month' then 12 else 2000 end";
const LEVELS = ['professional_school', 'bachelor', 'master', 'doctor', 'mid_career'];
const salaries = (...ends: string[]) =>
  ends.flatMap((end) => LEVELS.map((level) => `r.salary_${end}_${level}`)).join(', ');
const namesOf = (table: string, link: string, column: string) =>
  `coalesce((select jsonb_agg(n.name) from ${link} x join ${table} n on n.id = x.${column} where x.recruitment_id = r.id), '[]')`;

/** One row per released, open recruitment: its filters as arrays and its texts in every language. */
const SOURCE = `
  select r.id as recruitment_id, r.company_id, coalesce(r.published_at, r.created_at) as published_at,
    coalesce(r.required_jlpt, 6) as required_jlpt, r.is_available_from_overseas, r.is_shown_on_top,
    r.is_consedering_japanese_level_growth,
    coalesce(r.apply_deadline_on, '9999-12-31')::text as apply_deadline_on,
    least(${salaries('min')}) * ${A_YEAR} as salary_min,
    greatest(${salaries('min', 'max')}) * ${A_YEAR} as salary_max,
    exists (select 1 from recruitment_careers c where c.recruitment_id = r.id and c.is_work_globaly) as is_work_globaly,
    array(select distinct o.prefecture_id from recruitment_offices ro join company_offices o on o.id = ro.company_office_id
      where ro.recruitment_id = r.id and o.prefecture_id is not null order by 1) as prefecture_ids,
    array(select distinct job_category_id from recruitment_job_categories where recruitment_id = r.id order by 1) as job_category_ids,
    array(select distinct country_id from recruitment_related_countries where recruitment_id = r.id order by 1) as country_ids,
    array(select distinct department_category_id from recruitment_target_study_department_categories
      where recruitment_id = r.id order by 1) as department_ids,
    array(select distinct skill_id from recruitment_required_skills where recruitment_id = r.id order by 1) as skill_ids,
    array(select distinct first_living_country_id from recruitment_careers
      where recruitment_id = r.id and first_living_country_id is not null order by 1) as career_first_country_ids,
    array(select distinct last_living_country_id from recruitment_careers
      where recruitment_id = r.id and last_living_country_id is not null order by 1) as career_last_country_ids,
    jsonb_build_array(r.title, r.job_description, r.appeal_point, r.ideal_person, r.selection_valued_point,
      c.official_name, c.vision, c.business_description, c.appeal_point)
      || ${namesOf('job_categories', 'recruitment_job_categories', 'job_category_id')}
      || ${namesOf('skills', 'recruitment_required_skills', 'skill_id')}
      || ${namesOf('countries', 'recruitment_related_countries', 'country_id')}
      || coalesce((select jsonb_agg(coalesce(p.name, '{}') || jsonb_strip_nulls(jsonb_build_object('address_ja', o.address_ja, 'address_en', o.address_en)))
           from recruitment_offices ro join company_offices o on o.id = ro.company_office_id
           left join prefectures p on p.id = o.prefecture_id where ro.recruitment_id = r.id), '[]') as texts
  from recruitments r join companies c on c.id = r.company_id
  where r.is_released and r.closed_at is null and r.id in (:ids)
  order by r.id`;

const COLUMNS: Record<string, string> = {
  recruitment_id: 'int',
  company_id: 'int',
  published_at: 'timestamptz',
  required_jlpt: 'int',
  is_available_from_overseas: 'boolean',
  is_shown_on_top: 'boolean',
  is_consedering_japanese_level_growth: 'boolean',
  is_work_globaly: 'boolean',
  salary_min: 'int',
  salary_max: 'int',
  apply_deadline_on: 'date',
  prefecture_ids: 'int[]',
  job_category_ids: 'int[]',
  country_ids: 'int[]',
  department_ids: 'int[]',
  skill_ids: 'int[]',
  career_first_country_ids: 'int[]',
  career_last_country_ids: 'int[]',
  spelling: 'text',
};
const listed = (prefix = '') =>
  Object.keys(COLUMNS)
    .map((column) => prefix + column)
    .join(', ');

/** A row that is as it was is left alone, since its index entries cost more than all else. */
const WRITE = `
  insert into recruitment_search_rows as s (${listed()}, grams)
  select ${listed()}, array_to_tsvector(terms) from jsonb_to_recordset(:rows::jsonb) as x(
    ${Object.entries(COLUMNS)
      .map(([column, type]) => `${column} ${type}`)
      .join(', ')}, terms text[])
  on conflict (recruitment_id) do update
    set (${listed()}, grams) = (${listed('excluded.')}, excluded.grams)
    where (${listed('s.')}, s.grams) is distinct from (${listed('excluded.')}, excluded.grams)`;

const withTerms = ({ texts, ...row }: Source) => ({
  ...row,
  ...searchTerms(texts.flatMap((map) => Object.values(map ?? {}))),
});

/**
 * Writes the search rows of these recruitments as they stand, and removes those of closed and unreleased ones.
 * The recruitments are locked first, in the order of their ids, and read in a later statement: of two who change
 * parts of the same one, the later sees what the earlier committed. (Under read committed, as all of ours are.)
 */
async function refreshBatch(
  sequelize: Sequelize,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const replacements = { ids: [...ids] };
  await sequelize.query('select id from recruitments where id in (:ids) order by id for no key update', {
    replacements,
    transaction,
  });
  // Only what is committed, or ours, is seen and forgotten here, and all of that is read below.
  await sequelize.query('delete from search.touched where recruitment_id in (:ids)', {
    replacements,
    transaction,
  });
  const rows = await sequelize.query<Source>(SOURCE, { replacements, type: QueryTypes.SELECT, transaction });
  const found = rows.map((row) => row.recruitment_id);
  await sequelize.query(
    'delete from recruitment_search_rows where recruitment_id in (:ids) and recruitment_id not in (:found)',
    { replacements: { ...replacements, found: [0, ...found] }, transaction },
  );
  if (rows.length > 0)
    await sequelize.query(WRITE, {
      replacements: { rows: JSON.stringify(rows.map(withTerms)) },
      transaction,
    });
}

/**
 * Writes the search rows of these recruitments, or of all, whether anything touched them or not.
 * @param ids recruitment ids; absent: every recruitment
 */
export async function refreshSearchRows(
  sequelize: Sequelize,
  ids?: readonly number[],
  transaction: Transaction | null = null,
): Promise<void> {
  if (transaction === null) return sequelize.transaction((own) => refreshSearchRows(sequelize, ids, own));
  const wanted = ids ?? (await idsOf(sequelize, 'select id from recruitments order by id', transaction));
  for (let at = 0; at < wanted.length; at += BATCH)
    await refreshBatch(sequelize, wanted.slice(at, at + BATCH), transaction);
}

/**
 * Writes the search rows of the recruitments this transaction has touched, so that search shows the truth from
 * its commit on. To be called at the end of every transaction that changes recruitments, companies, their lists or
 * the names of master data; the database has noted which ones. What it does not write, the worker does.
 * @returns how many it wrote
 */
export async function refreshTouchedSearchRows(
  sequelize: Sequelize,
  transaction: Transaction,
): Promise<number> {
  const ids = await idsOf(
    sequelize,
    `select recruitment_id as id from search.touched where transaction = pg_current_xact_id_if_assigned()
     order by 1 limit ${MOST_BEFORE_COMMIT}`,
    transaction,
  );
  if (ids.length > 0) await refreshBatch(sequelize, ids, transaction);
  return ids.length;
}

/**
 * Writes the rows that committed transactions touched and did not write themselves, some at a time, until none is
 * left or `goesOn` says no; for the worker. Any number of workers may do so at once.
 * @returns how many it wrote
 */
export async function sweepTouchedSearchRows(
  sequelize: Sequelize,
  goesOn: () => boolean = () => true,
): Promise<number> {
  let written = 0;
  for (let some = -1; some !== 0 && goesOn(); written += some) some = await sweepSome(sequelize);
  if (written > 0) await sumUpCounts(sequelize);
  return written;
}

function sweepSome(sequelize: Sequelize): Promise<number> {
  return sequelize.transaction(async (transaction) => {
    const touched = `select distinct recruitment_id as id from search.touched order by 1 limit ${MOST_IN_A_SWEEP}`;
    const ids = await idsOf(sequelize, touched, transaction);
    if (ids.length > 0) await refreshBatch(sequelize, ids, transaction);
    return ids.length;
  });
}

/** The sum of the counts stays; what has been summed up by somebody else meanwhile is passed over. */
async function sumUpCounts(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    `with gone as (delete from search.counts returning *)
     insert into search.counts
     select apply_deadline_on, sum(difference) from gone group by 1 having sum(difference) <> 0`,
  );
}

async function idsOf(sequelize: Sequelize, sql: string, transaction: Transaction): Promise<number[]> {
  const rows = await sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT, transaction });
  return rows.map((row) => row.id);
}
