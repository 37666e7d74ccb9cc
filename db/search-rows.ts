import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { languageId } from '../domain/languages.ts';
import { factsOf, type FactSource } from '../domain/search/facts.ts';
import { indexedNames } from '../domain/search/names.ts';
import { meaningTerms } from '../domain/search/row-terms.ts';
import { searchTerms } from '../domain/search/terms.ts';
import { NO_JLPT } from '../domain/search/match-score.ts';
import { SEARCH_TERMS_DIGEST } from './search-terms-digest.ts';

type TextMap = Readonly<Record<string, string>> | null;

interface Source {
  recruitment_id: number;
  required_jlpt: number;
  job_category_ids: number[];
  skill_ids: number[];
  prefecture_ids: number[];
  country_ids: number[];
  department_ids: number[];
  musts: string[];
  other_ids: Omit<FactSource['ids'], 'job_category' | 'skill' | 'prefecture' | 'country' | 'department'>;
  flags: FactSource['flags'];
  amounts: FactSource['amounts'];
  title: TextMap;
  official_name: TextMap;
  /** What the employer says of the job, which may be a fact. */
  said: TextMap[];
  workplace_scope_of_change: TextMap;
  addresses: TextMap[];
  /** Everything else that is searched. */
  texts: TextMap[];
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
const namesOf = (table: string, link: string, column: string, owner = 'recruitment_id', id = 'r.id') =>
  `coalesce((select jsonb_agg(n.name) from ${link} x join ${table} n on n.id = x.${column} where x.${owner} = ${id}), '[]')`;
const idsIn = (link: string, column: string, owner = 'recruitment_id', id = 'r.id') =>
  `array(select distinct ${column} from ${link} where ${owner} = ${id} and ${column} is not null order by 1)`;
const ofCompany = (link: string, column: string) => idsIn(link, column, 'company_id', 'c.id');

/** A year's pay in 10,000 yen a month. */
const MAN_YEN_A_MONTH = 120_000;
/** Employees: more than a small or medium enterprise of most trades may have (中小企業基本法 2条). */
const LARGE_COMPANY = 301;
const SMALL_COMPANY = 100;

/** Levels a language is required at, and the digit of each. */
const LANGUAGE_LEVELS = [
  'language_level',
  'language_speaking_level',
  'language_listening_level',
  'language_reading_level',
  'language_writing_level',
];

/** How a key of MUSTS begins that is about Japanese. */
const JAPANESE_MUST = `language:${languageId('ja')}:`;

/** What a job cannot do without, as domain/eligibility/fit.ts tells what a student meets. */
const MUSTS = `array(
  select 'skill:' || skill_id from recruitment_required_skills where recruitment_id = r.id and is_must
  union
  select unnest(case when asked.levels = '{}' then array['language:' || l.language_id] else asked.levels end)
  from recruitment_required_languages l, lateral (
    select array_remove(array[${LANGUAGE_LEVELS.map(
      (level) =>
        `'language:' || l.language_id || ':${level}:' || (select level from ${level}s where id = l.${level}_id)`,
    ).join(', ')}], null) as levels) asked
  where l.recruitment_id = r.id and l.is_must
  union
  select key from (values
    ('degree:' || r.minimum_degree_id),
    (case when r.is_driver_license_required_before_joining or r.is_driver_license_required_after_joining
      then 'driver_license' end),
    (case when not r.is_available_by_mid_career then 'new_graduate' end)) one (key)
  where key is not null
  order by 1)`;

/** Where new graduates start. */
const BEFORE_CAREER = LEVELS.filter((level) => level !== 'mid_career');

/** One row per released, open recruitment: its filters as arrays, its facts, and its texts in every language. */
const SOURCE = `
  select r.id as recruitment_id, r.company_id, coalesce(r.published_at, r.created_at) as published_at,
    coalesce(r.required_jlpt, 6) as required_jlpt, r.is_available_from_overseas, r.is_shown_on_top,
    r.is_consedering_japanese_level_growth,
    coalesce(r.apply_deadline_on, '9999-12-31')::text as apply_deadline_on,
    least(${salaries('min')}) * ${A_YEAR} as salary_min,
    greatest(${salaries('min', 'max')}) * ${A_YEAR} as salary_max,
    ${LEVELS.map((level) => `r.salary_min_${level} * ${A_YEAR} as pay_${level}`).join(', ')},
    r.contract_term, r.is_school_department_category_must as is_department_must, ${MUSTS} as musts,
    case when jsonb_path_exists(r.age_limit_reason, '$.* ? (@ like_regex "\\\\S")') then r.age_limit end as age_limit,
    exists (select 1 from recruitment_careers c where c.recruitment_id = r.id and c.is_work_globaly) as is_work_globaly,
    array(select distinct o.prefecture_id from recruitment_offices ro join company_offices o on o.id = ro.company_office_id
      where ro.recruitment_id = r.id and o.prefecture_id is not null order by 1) as prefecture_ids,
    ${idsIn('recruitment_job_categories', 'job_category_id')} as job_category_ids,
    ${idsIn('recruitment_related_countries', 'country_id')} as country_ids,
    ${idsIn('recruitment_target_study_department_categories', 'department_category_id')} as department_ids,
    ${idsIn('recruitment_required_skills', 'skill_id')} as skill_ids,
    ${idsIn('recruitment_careers', 'first_living_country_id')} as career_first_country_ids,
    ${idsIn('recruitment_careers', 'last_living_country_id')} as career_last_country_ids,
    jsonb_build_object(
      'industry_sector', ${ofCompany('company_industry_sectors', 'industry_sector_id')},
      'housing_support', ${ofCompany('company_housing_supports', 'housing_support_type_id')},
      'religious_consideration', ${ofCompany('company_religious_considerations', 'religious_consideration_id')},
      'allowance_type', ${idsIn('recruitment_allowances', 'allowance_type_id')} || ${ofCompany('company_allowances', 'allowance_type_id')},
      'company_country', ${ofCompany('company_country_relations', 'country_id')},
      'company_culture', ${ofCompany('company_culture_links', 'company_culture_id')},
      'recruit_reason', ${idsIn('recruitment_recruit_reasons', 'recruit_reason_id')},
      'language', ${idsIn('recruitment_required_languages', 'language_id')},
      'selection_type', ${idsIn('recruitment_selection_steps', 'selection_type_id')},
      'interview_language', array(select distinct l.language_id from recruitment_selection_steps x
        join recruitment_selection_step_languages l on l.recruitment_selection_step_id = x.id
        where x.recruitment_id = r.id order by 1),
      'dress', array_remove(array[r.dress_id], null)) as other_ids,
    jsonb_build_object(
      'permanent', r.contract_term is not distinct from 'indefinite',
      'fixed_term', r.contract_term is not distinct from 'fixed',
      'dispatch', r.is_dispatch,
      'new_graduate', coalesce(${BEFORE_CAREER.map((level) => `r.salary_min_${level}`).join(', ')}) is not null,
      'mid_career', r.is_available_by_mid_career,
      'professional_school', r.salary_min_professional_school is not null,
      'master', r.salary_min_master is not null,
      'doctor', r.salary_min_doctor is not null,
      'bonus', r.has_bonus,
      'flextime', r.is_adopting_flextime,
      'training', r.has_training,
      'from_overseas', r.is_available_from_overseas,
      'driving_licence', r.is_driver_license_required_before_joining or r.is_driver_license_required_after_joining or r.has_driver_license_support,
      'without_transfers', r.is_without_transfers,
      'works_abroad', exists (select 1 from recruitment_careers x where x.recruitment_id = r.id and x.is_work_globaly),
      'online_interview', exists (select 1 from recruitment_selection_steps x join selection_types t on t.id = x.selection_type_id
        where x.recruitment_id = r.id and x.is_online and t.name ->> 'ja' like '%面接%'),
      'fixed_overtime', coalesce(r.fixed_overtime_pay_yen, 0) > 0,
      'large_company', coalesce(y.num_of_employees >= ${LARGE_COMPANY}, false),
      'small_company', coalesce(y.num_of_employees <= ${SMALL_COMPANY}, false),
      'former_students', coalesce(y.num_of_former_international_students > 0, false)) as flags,
    jsonb_build_object(
      'pay_from', coalesce(r.salary_min_bachelor, least(${salaries('min')})) * ${A_YEAR} / ${MAN_YEN_A_MONTH},
      'pay_to', coalesce(r.salary_max_bachelor, r.salary_min_bachelor, greatest(${salaries('min', 'max')})) * ${A_YEAR} / ${MAN_YEN_A_MONTH},
      'walking_minutes', (select min(x.walking_minutes) from recruitment_offices ro
        join company_office_transport_means x on x.company_office_id = ro.company_office_id where ro.recruitment_id = r.id),
      'bonus_months', c.bonus_months_worth) as amounts,
    r.title, c.official_name,
    jsonb_build_array(r.job_description, r.appeal_point, r.ideal_person, r.holidays_description, r.overtime_description,
      r.training_description, c.welfare_description, c.appeal_point, c.holiday) as said, r.workplace_scope_of_change,
    coalesce((select jsonb_agg(jsonb_build_object('ja', coalesce(o.address_ja, ''), 'en', coalesce(o.address_en, '')))
      from recruitment_offices ro join company_offices o on o.id = ro.company_office_id
      where ro.recruitment_id = r.id), '[]') as addresses,
    jsonb_build_array(r.selection_valued_point, c.vision, c.business_description)
      || ${namesOf('job_categories', 'recruitment_job_categories', 'job_category_id')}
      || ${namesOf('skills', 'recruitment_required_skills', 'skill_id')}
      || ${namesOf('countries', 'recruitment_related_countries', 'country_id')}
      || ${namesOf('industry_sectors', 'company_industry_sectors', 'industry_sector_id', 'company_id', 'c.id')}
      || ${namesOf('housing_support_types', 'company_housing_supports', 'housing_support_type_id', 'company_id', 'c.id')}
      || ${namesOf('allowance_types', 'recruitment_allowances', 'allowance_type_id')}
      || coalesce((select jsonb_agg(p.name) from recruitment_offices ro join company_offices o on o.id = ro.company_office_id
           join prefectures p on p.id = o.prefecture_id where ro.recruitment_id = r.id), '[]') as texts
  from recruitments r join companies c on c.id = r.company_id
  left join lateral (select * from company_annual_data x where x.company_id = c.id order by x.nendo_year desc limit 1) y on true
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
  housing_support_ids: 'int[]',
  contract_term: 'text',
  is_without_transfers: 'boolean',
  is_weekends_off: 'boolean',
  is_visa_supported: 'boolean',
  is_without_japanese: 'boolean',
  ...Object.fromEntries(LEVELS.map((level) => [`pay_${level}`, 'int'])),
  is_department_must: 'boolean',
  age_limit: 'int',
  musts: 'text[]',
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

/** A row with its terms. */
function withTerms(source: Source) {
  const {
    other_ids,
    flags,
    amounts,
    title,
    official_name,
    said,
    workplace_scope_of_change,
    addresses,
    texts,
    ...row
  } = source;
  const told = [title, official_name, ...said, workplace_scope_of_change, ...addresses, ...texts].flatMap(
    (map) => Object.entries(map ?? {}),
  );
  const valuesOf = (maps: readonly TextMap[]) => maps.flatMap((map) => Object.values(map ?? {}));
  const facts = factsOf({
    ids: {
      ...other_ids,
      job_category: row.job_category_ids,
      skill: row.skill_ids,
      prefecture: row.prefecture_ids,
      country: row.country_ids,
      department: row.department_ids,
    },
    flags,
    amounts,
    required_jlpt: row.required_jlpt === NO_JLPT ? null : row.required_jlpt,
    texts: valuesOf([title, ...said]),
    workplace_scope_of_change: valuesOf([workplace_scope_of_change]),
  });
  const meaning = meaningTerms(
    { titles: valuesOf([title]), companies: valuesOf([official_name, ...addresses]), texts: told, facts },
    indexedNames(),
  );
  const { terms, spelling } = searchTerms(told.map(([, text]) => text));
  const has = {
    housing_support_ids: other_ids.housing_support,
    is_without_transfers: facts.includes('without_transfers'),
    is_weekends_off: facts.includes('weekends_off'),
    is_visa_supported: facts.includes('visa_support'),
    is_without_japanese:
      row.required_jlpt === NO_JLPT && !row.musts.some((must) => `${must}:`.startsWith(JAPANESE_MUST)),
  };
  return { ...row, ...has, terms: [...new Set([...terms, ...meaning])], spelling };
}

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

/**
 * Has all rows written again if other sources than ours made their terms; for a worker when it starts. Of two versions
 * side by side, the one that started last writes.
 */
export async function noteOtherSearchTerms(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    `with other as (update search.terms_digest set digest = :digest where digest <> :digest returning digest)
     insert into search.touched (recruitment_id)
     select r.id from recruitments r where exists (select 1 from other) on conflict do nothing`,
    { replacements: { digest: SEARCH_TERMS_DIGEST } },
  );
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
