import {
  RecruitmentCareer,
  RecruitmentJobCategory,
  RecruitmentOffice,
  RecruitmentRelatedCountry,
  RecruitmentRequiredSkill,
  RecruitmentTargetStudyDepartmentCategory,
} from '../../../db/models/recruitment-lists.ts';
import { CompanyHousingSupport } from '../../../db/models/company-benefits.ts';
import { CompanyOffice } from '../../../db/models/company-offices.ts';
import { sweepTouchedSearchRows } from '../../../db/search-rows.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { recruitment } from '../../support/factories.ts';

interface Lists {
  job?: number;
  country?: number;
  department?: number;
  skill?: number;
  prefecture?: number;
  first?: number;
  last?: number;
  globaly?: boolean;
  housing?: number;
}
export type Name = 'interpreter' | 'engineer' | 'sales';
type Caller = { query: ReturnType<TestApi['as']>['query'] };

/** Three recruitments that differ in everything search can ask for, and how to ask. */
export async function startSearchWorld() {
  const api = await startApi();

  async function make({ lists = {}, ...options }: Parameters<typeof recruitment>[1] & { lists?: Lists }) {
    const { recruitment: row, company } = await recruitment(api, options);
    const recruitment_id = row.id;
    if (lists.job) await RecruitmentJobCategory.create({ recruitment_id, job_category_id: lists.job });
    if (lists.country) await RecruitmentRelatedCountry.create({ recruitment_id, country_id: lists.country });
    if (lists.department)
      await RecruitmentTargetStudyDepartmentCategory.create({
        recruitment_id,
        department_category_id: lists.department,
      });
    if (lists.skill) await RecruitmentRequiredSkill.create({ recruitment_id, skill_id: lists.skill });
    if (lists.first || lists.globaly)
      await RecruitmentCareer.create({
        recruitment_id,
        first_living_country_id: lists.first ?? null,
        last_living_country_id: lists.last ?? null,
        is_work_globaly: lists.globaly ?? false,
      });
    if (lists.housing)
      await CompanyHousingSupport.create({
        company_id: company.id,
        housing_support_type_id: lists.housing,
      });
    if (lists.prefecture) {
      const office = await CompanyOffice.create({ company_id: company.id, prefecture_id: lists.prefecture });
      await RecruitmentOffice.create({ recruitment_id, company_office_id: office.id });
    }
    return recruitment_id;
  }

  const ids: Record<Name, number> = {
    interpreter: await make({
      company: { official_name: { ja: '京橋通訳', en: 'Kyobashi Interpreting' } },
      fields: {
        title: { ja: '社内通訳', en: 'In-house interpreter', vi: 'Phiên dịch nội bộ' },
        required_jlpt: 1,
        is_available_from_overseas: true,
        salary_min_bachelor: 250_000,
        salary_max_bachelor: 300_000,
        salary_min_master: 270_000,
        contract_term: 'indefinite',
        is_without_transfers: true,
        apply_deadline_on: '2026-12-31',
      },
      lists: { job: 2, country: 240, department: 3, skill: 4, prefecture: 27, housing: 1 },
    }),
    engineer: await make({
      fields: {
        title: { ja: '制御ソフトウェア開発', en: 'Control software engineer' },
        job_description: { ja: '東京の開発室でC++のコードを書きます。', th: 'พัฒนาซอฟต์แวร์' },
        required_jlpt: 3,
        salary_unit: 'year',
        salary_min_bachelor: 3_600_000,
        salary_max_bachelor: 4_800_000,
        contract_term: 'fixed',
        holidays_description: { ja: '完全週休二日制（土日）' },
        appeal_point: { en: 'We help with your visa.' },
        apply_deadline_on: '2026-12-01',
      },
      lists: { job: 5, department: 7, skill: 9, first: 240, last: 109, globaly: true },
    }),
    sales: await make({ fields: { published_at: new Date('2026-11-10') } }),
  };
  await sweepTouchedSearchRows(api.sequelize);

  async function search(parameters: string, caller: Caller = api.as(null)) {
    const { body } = await caller.query('search_recruitments', parameters).expect(200);
    return {
      ids: body.recruitments.map((row: { id: number }) => row.id) as number[],
      total: body.total_count as number,
    };
  }
  return { api, ids, make, search };
}
export type SearchWorld = Awaited<ReturnType<typeof startSearchWorld>>;

/** Filters as the address has them, and which of the three they find. */
export const FILTERS: readonly [string, Name[]][] = [
  ['q[target_study_department_categories_id_eq_any][]=3', ['interpreter']],
  [
    'q[target_study_department_categories_id_eq_any][]=3&q[target_study_department_categories_id_eq_any][]=7',
    ['interpreter', 'engineer'],
  ],
  ['q[company_offices_prefecture_id_eq_any][]=27', ['interpreter']],
  [
    'q[company_offices_prefecture_id_eq_any][]=27&q[company_offices_prefecture_id_eq_any][]=13',
    ['interpreter', 'engineer', 'sales'],
  ],
  ['q[related_countries_id_eq_any][]=240', ['interpreter']],
  ['q[related_countries_id_eq_any][]=1&q[related_countries_id_eq_any][]=2', []],
  ['q[job_categories_id_eq_any][]=2&q[job_categories_id_eq_any][]=5', ['interpreter', 'engineer']],
  ['q[recruitment_careers_first_living_country_id_eq_any][]=240', ['engineer']],
  ['q[recruitment_careers_last_living_country_id_eq_any][]=109', ['engineer']],
  [
    'q[required_skills_skill_id_eq_any][]=4&q[required_skills_skill_id_eq_any][]=9',
    ['interpreter', 'engineer'],
  ],
  ['q[is_available_from_overseas_eq]=true', ['interpreter']],
  ['q[is_available_from_overseas_eq]=false', ['engineer', 'sales']],
  ['q[is_available_from_overseas]=true', ['interpreter']],
  ['q[recruitment_careers_is_work_globaly_eq]=true', ['engineer']],
  ['q[is_work_globaly]=true', ['engineer']],
  ['q[required_jlpt_gteq]=1', ['interpreter', 'engineer', 'sales']],
  ['q[required_jlpt_gteq]=2', ['engineer', 'sales']],
  ['q[required_jlpt_gteq]=5', ['sales']],
  ['q[required_jlpt_gteq]=3&q[job_categories_id_eq_any][]=5&full_text_search_query=開発', ['engineer']],
  ['q[required_jlpt_gteq]=5&full_text_search_query=開発', []],
  ['q[required_jlpt_gteq]=2&full_text_search_query=営業', ['sales']],
  ['q[company_offices_prefecture_id_eq_any][]=13&q[is_available_from_overseas_eq]=true', ['interpreter']],
  ['q[company_offices_prefecture_id_eq_any][]=27&q[job_categories_id_eq_any][]=5', []],
  ['q[housing_support_types_id_eq_any][]=1&q[housing_support_types_id_eq_any][]=2', ['interpreter']],
  ['q[contract_term_eq_any][]=indefinite', ['interpreter']],
  ['q[contract_term_eq_any][]=indefinite&q[contract_term_eq_any][]=fixed', ['interpreter', 'engineer']],
  ['q[is_without_transfers_eq]=true', ['interpreter']],
  ['q[is_without_transfers_eq]=false', ['engineer', 'sales']],
  ['q[is_weekends_off_eq]=true', ['engineer']],
  ['q[is_visa_supported_eq]=true', ['engineer']],
  ['q[is_without_japanese_eq]=true', ['sales']],
  ['q[is_without_japanese_eq]=false', ['interpreter', 'engineer']],
  ['q[pay_level]=bachelor&q[pay_min_yen]=250000', ['interpreter', 'engineer']],
  // Paid by the year: 300,000 a month.
  ['q[pay_level]=bachelor&q[pay_min_yen]=300000', ['engineer']],
  ['q[pay_level]=bachelor&q[pay_min_yen]=300001', []],
  ['q[pay_level]=master&q[pay_min_yen]=200000', ['interpreter']],
  ['q[pay_level]=doctor&q[pay_min_yen]=1', []],
  ['q[pay_level]=&q[pay_min_yen]=', ['interpreter', 'engineer', 'sales']],
  ['q[job_categories_id_eq_any]=', ['interpreter', 'engineer', 'sales']],
];
