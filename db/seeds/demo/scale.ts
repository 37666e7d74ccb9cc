import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { disableTimeouts } from '../../disable-timeouts.ts';
import { refreshSearchRows } from '../../search-rows.ts';
import type { DemoCompany } from './schemas/company.ts';
import type { Text } from './schemas/values.ts';
import { readCompanies } from './world.ts';

/** Load-test companies are told by their contract number, SCALE-1, SCALE-2 …; each has this many recruitments. */
const PER_COMPANY = 20;
const MARK = 'SCALE-';

/**
 * Deterministic data for load tests: makes the load-test recruitments up to `count` (over count / 20
 * companies, rounded up to full ones), all released, with their search rows. What is there from an earlier
 * call stays; the texts are sentences of the demo ads joined by number, so that common and rare words both
 * occur. Needs the master data. One transaction, which keeps searches waiting while it runs.
 */
export async function seedScale(sequelize: Sequelize, count: number): Promise<void> {
  await sequelize.transaction(async (transaction) => {
    await disableTimeouts(sequelize, transaction);
    await sequelize.query("set local maintenance_work_mem = '256MB'", { transaction });
    // Nobody else may take ids in between: rows are joined by their order.
    await sequelize.query('lock table companies, company_offices, recruitments in exclusive mode', {
      transaction,
    });
    const [before] = await sequelize.query<{ count: number }>(
      `select count(*) from companies where contract_num like '${MARK}%'`,
      { transaction, type: QueryTypes.SELECT },
    );
    const first = required(before).count + 1;
    const last = Math.ceil(count / PER_COMPANY);
    if (last < first) return;
    const companies = readCompanies();
    await insertCompanies(sequelize, first, last, companyTexts(companies), transaction);
    const ids = await insertRecruitments(sequelize, jobTexts(companies), transaction);
    if (ids)
      await withoutSearchIndex(sequelize, transaction, () => refreshRange(sequelize, ids, transaction));
  });
}

/** Filling the search rows is four times faster without their GIN index, which is built again at the end. */
async function withoutSearchIndex(
  sequelize: Sequelize,
  transaction: Transaction,
  work: () => Promise<void>,
): Promise<void> {
  const name = 'recruitment_search_rows_filters_index';
  const [index] = await sequelize.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = '${name}'`,
    { transaction, type: QueryTypes.SELECT },
  );
  if (!index) throw new Error(`The index ${name} is missing: migrate first.`);
  await sequelize.query(`drop index ${name}`, { transaction });
  await work();
  await sequelize.query(index.indexdef, { transaction });
}

async function insertCompanies(
  sequelize: Sequelize,
  first: number,
  last: number,
  texts: object[],
  transaction: Transaction,
): Promise<void> {
  await sequelize.query(
    `insert into companies (official_name, contract_num, business_description, appeal_point)
     select jsonb_build_object('ja', '試験' || i || '号株式会社', 'en', 'Load Test ' || i || ' Inc.'),
       '${MARK}' || i, texts -> (i * 7 % n), texts -> (i * 11 % n)
     from generate_series($1::int, $2::int) i,
       (select $3::jsonb as texts, jsonb_array_length($3::jsonb) as n) source
     order by i`,
    { bind: [first, last, JSON.stringify(texts)], transaction },
  );
  await sequelize.query(
    `insert into company_offices (company_id, name, prefecture_id, country_id, is_main_office)
     select c.id, '{"ja": "本社", "en": "Head office"}', 1 + (i * 13) % 47, 109, true
     from companies c, lateral (select substr(c.contract_num, ${MARK.length + 1})::int as i) number
     where c.contract_num like '${MARK}%' and i between $1 and $2
     order by i`,
    { bind: [first, last], transaction },
  );
}

/** Answers the ids that are new, first and last. */
async function insertRecruitments(
  sequelize: Sequelize,
  texts: Record<string, object[]>,
  transaction: Transaction,
): Promise<{ first: number; last: number } | null> {
  const [range] = await sequelize.query<{ first: number | null; last: number | null }>(
    `with missing as (
       select c.id as company_id, (number.i - 1) * ${PER_COMPANY} + place as i
       from companies c,
         lateral (select substr(c.contract_num, ${MARK.length + 1})::int as i) number,
         generate_series(1, ${PER_COMPANY}) place
       where c.contract_num like '${MARK}%'
         and not exists (select 1 from recruitments r where r.company_id = c.id)
     ), made as (
       insert into recruitments (company_id, title, job_description, appeal_point, ideal_person, required_jlpt,
         is_available_from_overseas, is_released, published_at, as_of_on, salary_min_bachelor,
         salary_max_bachelor, contract_term, work_start_at, work_end_at, work_hours, break_minutes)
       select company_id, titles -> (i * 31 % n), duties -> (i * 17 % n), points -> (i * 23 % n),
         ideals -> (i * 29 % n), nullif(1 + i % 6, 6), i % 11 = 0, true,
         timestamptz '2026-01-01 00:00:00Z' + make_interval(mins => i % 450000), date '2026-11-01',
         200000 + i % 90 * 1000, 240000 + i % 90 * 1000, 'indefinite', '09:00', '18:00', 8, 60
       from missing, (select ($1::jsonb) -> 'title' as titles, ($1::jsonb) -> 'duties' as duties,
         ($1::jsonb) -> 'point' as points, ($1::jsonb) -> 'ideal' as ideals,
         jsonb_array_length(($1::jsonb) -> 'title') as n) source
       order by i
       returning id
     )
     select min(id) as first, max(id) as last from made`,
    { bind: [JSON.stringify(texts)], transaction, type: QueryTypes.SELECT },
  );
  const { first, last } = range ?? { first: null, last: null };
  if (first === null || last === null) return null;
  const ids = { first, last };
  await insertLists(sequelize, ids, transaction);
  return ids;
}

/** What search filters by, from the number of the recruitment alone. */
async function insertLists(
  sequelize: Sequelize,
  { first, last }: { first: number; last: number },
  transaction: Transaction,
): Promise<void> {
  const each = (table: string, column: string, value: string, places: number) =>
    sequelize.query(
      `insert into ${table} (recruitment_id, ${column})
       select r.id, ${value} from recruitments r, generate_series(1, ${places}) p
       where r.id between $1 and $2 order by r.id`,
      { bind: [first, last], transaction },
    );
  await each('recruitment_job_categories', 'job_category_id', '1 + (r.id * 7 + p * 22) % 66', 2);
  await each('recruitment_related_countries', 'country_id', '1 + (r.id * 3 + p * 83) % 249', 1);
  await each(
    'recruitment_target_study_department_categories',
    'department_category_id',
    '1 + (r.id * 5 + p * 11) % 46',
    2,
  );
  await each('recruitment_required_skills', 'skill_id', '1 + (r.id * 11 + p * 31) % 125', 2);
  await sequelize.query(
    `insert into recruitment_offices (recruitment_id, company_office_id)
     select r.id, o.id from recruitments r join company_offices o on o.company_id = r.company_id
     where r.id between $1 and $2 order by r.id`,
    { bind: [first, last], transaction },
  );
  await sequelize.query(
    `insert into recruitment_careers (recruitment_id, first_living_country_id, last_living_country_id, is_work_globaly)
     select r.id, 109, case when r.id % 4 = 0 then 1 + r.id % 249 else 109 end, r.id % 4 = 0
     from recruitments r where r.id between $1 and $2 order by r.id`,
    { bind: [first, last], transaction },
  );
}

/** Below the batch of refreshSearchRows, so that one select does for each step. */
const STEP = 900;

async function refreshRange(
  sequelize: Sequelize,
  { first, last }: { first: number; last: number },
  transaction: Transaction,
): Promise<void> {
  for (let start = first; start <= last; start += STEP) {
    const length = Math.min(STEP, last - start + 1);
    await refreshSearchRows(
      sequelize,
      Array.from({ length }, (_, place) => start + place),
      transaction,
    );
  }
}

const both = ({ ja, en }: Text) => ({ ja, en });

const companyTexts = (companies: readonly DemoCompany[]) =>
  companies.flatMap(({ business_description, appeals }) => [business_description, ...appeals].map(both));

function jobTexts(companies: readonly DemoCompany[]) {
  const jobs = companies.flatMap(({ recruitments }) => recruitments);
  return {
    title: jobs.map(({ title }) => both(title)),
    duties: jobs.map(({ job_description }) => both(job_description)),
    point: jobs.map(({ appeal_point }) => both(appeal_point)),
    ideal: jobs.map(({ ideal_person }) => both(ideal_person)),
  };
}
