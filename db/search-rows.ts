import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { searchTerms } from '../server/domain/search-terms.ts';

type Texts = (Record<string, string> | null)[];
interface Source {
  recruitment_id: number;
  texts: Texts;
  [column: string]: unknown;
}

const BATCH = 1000;

/** One row per released, open recruitment: its filters as arrays and all its texts in every language. */
const SOURCE = `
  select r.id as recruitment_id, r.company_id, coalesce(r.published_at, r.created_at) as published_at,
    coalesce(r.required_jlpt, 6) as required_jlpt, r.is_available_from_overseas, r.apply_deadline_on,
    least(r.salary_min_professional_school, r.salary_min_bachelor, r.salary_min_master, r.salary_min_doctor,
      r.salary_min_mid_career) * case r.salary_unit when 'year' then 1 when 'month' then 12 else 2000 end as salary_min,
    greatest(r.salary_max_professional_school, r.salary_max_bachelor, r.salary_max_master, r.salary_max_doctor,
      r.salary_max_mid_career, r.salary_min_bachelor) * case r.salary_unit when 'year' then 1 when 'month' then 12 else 2000 end as salary_max,
    exists (select 1 from recruitment_careers c where c.recruitment_id = r.id and c.is_work_globaly) as is_work_globaly,
    array(select distinct o.prefecture_id from recruitment_offices ro join company_offices o on o.id = ro.company_office_id
      where ro.recruitment_id = r.id and o.prefecture_id is not null) as prefecture_ids,
    array(select job_category_id from recruitment_job_categories where recruitment_id = r.id) as job_category_ids,
    array(select country_id from recruitment_related_countries where recruitment_id = r.id) as country_ids,
    array(select department_category_id from recruitment_target_study_department_categories where recruitment_id = r.id) as department_ids,
    array(select skill_id from recruitment_required_skills where recruitment_id = r.id) as skill_ids,
    array(select distinct first_living_country_id from recruitment_careers where recruitment_id = r.id and first_living_country_id is not null) as career_first_country_ids,
    array(select distinct last_living_country_id from recruitment_careers where recruitment_id = r.id and last_living_country_id is not null) as career_last_country_ids,
    jsonb_build_array(r.title, r.job_description, r.appeal_point, r.ideal_person, r.selection_valued_point,
      c.official_name, c.business_description, c.appeal_point)
      || coalesce((select jsonb_agg(j.name) from recruitment_job_categories x join job_categories j on j.id = x.job_category_id where x.recruitment_id = r.id), '[]')
      || coalesce((select jsonb_agg(s.name) from recruitment_required_skills x join skills s on s.id = x.skill_id where x.recruitment_id = r.id), '[]')
      || coalesce((select jsonb_agg(p.name) from recruitment_offices ro join company_offices o on o.id = ro.company_office_id
           join prefectures p on p.id = o.prefecture_id where ro.recruitment_id = r.id), '[]') as texts
  from recruitments r join companies c on c.id = r.company_id
  where r.is_released and r.closed_at is null and r.id > :after and (:all or r.id in (:ids))
  order by r.id limit ${BATCH}`;

const COLUMNS =
  'recruitment_id, company_id, published_at, required_jlpt, is_available_from_overseas, is_work_globaly, salary_min, ' +
  'salary_max, apply_deadline_on, prefecture_ids, job_category_ids, country_ids, department_ids, skill_ids, ' +
  'career_first_country_ids, career_last_country_ids';

const WRITE = `
  insert into recruitment_search_rows (${COLUMNS}, grams)
  select ${COLUMNS}, array_to_tsvector(terms) from jsonb_to_recordset(:rows::jsonb) as x(
    recruitment_id int, company_id int, published_at timestamptz, required_jlpt int, is_available_from_overseas boolean,
    is_work_globaly boolean, salary_min int, salary_max int, apply_deadline_on date, prefecture_ids int[],
    job_category_ids int[], country_ids int[], department_ids int[], skill_ids int[], career_first_country_ids int[],
    career_last_country_ids int[], terms text[])`;

const withTerms = ({ texts, ...row }: Source) => ({
  ...row,
  terms: searchTerms(texts.flatMap((map) => Object.values(map ?? {}))),
});

/**
 * Rewrites the search rows of these recruitments, or of all. To be called in the transaction that changes a
 * recruitment or its company, so that search never shows what is not so.
 * @param ids recruitment ids; absent: every recruitment
 */
export async function refreshSearchRows(
  sequelize: Sequelize,
  ids?: readonly number[],
  transaction: Transaction | null = null,
): Promise<void> {
  const replacements = { all: ids === undefined, ids: ids && ids.length > 0 ? [...ids] : [0] };
  await sequelize.query('delete from recruitment_search_rows where :all or recruitment_id in (:ids)', {
    replacements,
    transaction,
  });
  for (let after = 0; ;) {
    const rows = await sequelize.query<Source>(SOURCE, {
      replacements: { ...replacements, after },
      type: QueryTypes.SELECT,
      transaction,
    });
    if (rows.length > 0)
      await sequelize.query(WRITE, {
        replacements: { rows: JSON.stringify(rows.map(withTerms)) },
        transaction,
      });
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.recruitment_id;
  }
}
