import { randomUUID } from 'node:crypto';
import type { Sequelize } from 'sequelize';
import { refreshSearchRows } from '../../../db/search-rows.ts';
import { insert, insertAll } from './insert.ts';

const map = (ja: string, en: string) => ({ ja, en });

/** A company with every field and list of the specification filled. */
export async function wholeCompany(sequelize: Sequelize) {
  const logo = await insert(sequelize, 'files', {
    key: randomUUID(),
    name: 'logo.png',
    content_type: 'image/png',
    byte_size: 1,
    sha256: '0'.repeat(64),
    purpose: 'logo',
  });
  const company_id = await insert(sequelize, 'companies', {
    official_name: map('青空商事株式会社', 'Aozora Trading'),
    logo_file_id: logo,
    contract_num: 'C-1',
    vision: map('ビジョン', 'Vision'),
    appeal_point: map('魅力', 'Appeal'),
    business_description: map('事業', 'Business'),
    hf_recommend_sentence: map('おすすめ', 'Recommended'),
    holiday: map('土日', 'Weekends'),
    paid_leave_description: map('有給', 'Paid leave'),
    welfare_description: map('福利', 'Welfare'),
    bonus_paid_months: '6, 12',
    bonus_months_worth: 4.5,
    establishment_nendo_year: 1998,
    is_image_usable: true,
    is_interested_in_internship: true,
    company_channel_id: 1,
  });
  const parent = { company_id };
  const { company_offices: company_office_id } = await insertAll(sequelize, parent, {
    company_offices: {
      name: map('本社', 'Head office'),
      prefecture_id: 13,
      country_id: 109,
      postal_code: '169-0075',
      address_ja: '東京都新宿区',
      address_en: 'Shinjuku, Tokyo',
      is_main_office: true,
    },
    company_images: { file_id: logo, caption: map('社内', 'Inside') },
    company_employees: { name: 'Anh', country_id: 233, joined_year: 2020 },
    company_annual_data: {
      nendo_year: 2025,
      sales: 1_000_000_000,
      capital: 10_000_000,
      num_of_employees: 50,
      num_of_full_time: 40,
      num_of_foreigners: 5,
      num_of_technical_trainees: 1,
      num_of_former_international_students: 3,
      country_relation: 'ベトナム',
    },
    company_appliable_terms: { start_on: '2026-01-01', end_on: '2027-12-31' },
    company_joinable_months: { month: 4 },
    company_internal_data: { memo: 'メモ', minutes_link: 'https://docs.example.com/1' },
    company_cc_emails: { email: 'cc@example.com' },
    company_contact_persons: {
      first_name: '花子',
      last_name: '鈴木',
      first_name_kana: 'ハナコ',
      last_name_kana: 'スズキ',
      position: '人事',
      phone_num: '03-0000-0000',
      email: 'saiyo@example.com',
      is_main_person: true,
    },
    company_country_relations: { country_id: 233, company_country_relation_type_id: 1 },
    company_industry_sectors: { industry_sector_id: 1 },
    company_allowances: { allowance_type_id: 1 },
    company_insurances: { insurance_type_id: 1 },
    company_housing_supports: { housing_support_type_id: 1 },
    company_culture_links: { company_culture_id: 1 },
    company_religious_considerations: { religious_consideration_id: 1 },
  });
  await insert(sequelize, 'company_office_transport_means', {
    company_office_id,
    transport_means_id: 1,
    closest_stop: map('高田馬場', 'Takadanobaba'),
    walking_minutes: 5,
  });
  return { company_id, company_office_id: company_office_id! };
}

const SALARIES = Object.fromEntries(
  ['professional_school', 'bachelor', 'master', 'doctor', 'mid_career'].flatMap((level) => [
    [`salary_min_${level}`, 220_000],
    [`salary_max_${level}`, 300_000],
  ]),
);

/** A company's question with a template. */
export async function wholeResumeQuestion(sequelize: Sequelize) {
  const resume_question_id = await insert(sequelize, 'resume_questions', {
    title: map('志望動機', 'Why us'),
    purpose: map('目的', 'Purpose'),
    explanation: map('説明', 'Explanation'),
    title_for_hf_member: '志望動機(共通)',
    using_frequency: 3,
    default_is_display_in_resume: true,
    default_num_of_characters_ja: 300,
    default_num_of_words_en: 150,
    is_allow_reuse: true,
  });
  const template_id = await insert(sequelize, 'resume_question_templates', {
    resume_question_id,
    template_name: map('基本', 'Basic'),
    template_text: map('私は…', 'I …'),
  });
  await sequelize.query('update resume_questions set default_template_id = $1 where id = $2', {
    bind: [template_id, resume_question_id],
  });
  return { resume_question_id, template_id };
}

/** A recruitment of that company with every field and list of the specification filled. */
export async function wholeRecruitment(
  sequelize: Sequelize,
  company: Awaited<ReturnType<typeof wholeCompany>>,
) {
  const question = await wholeResumeQuestion(sequelize);
  const recruitment_id = await insert(sequelize, 'recruitments', {
    company_id: company.company_id,
    title: map('海外営業', 'Overseas sales'),
    job_description: map('取引先を担当', 'You look after customers'),
    appeal_point: map('魅力', 'Appeal'),
    ideal_person: map('人物像', 'Ideal person'),
    selection_valued_point: map('重視する点', 'Valued point'),
    age_limit: 35,
    required_jlpt: 2,
    is_available_from_overseas: true,
    is_available_by_mid_career: true,
    is_released: true,
    is_shown_on_top: true,
    published_at: '2026-11-02T00:00:00Z',
    ...SALARIES,
    model_salary_allowance_value: 20_000,
    has_bonus: true,
    work_start_at: '09:00',
    work_end_at: '18:00',
    work_hours: 8,
    break_minutes: 60,
    has_training: true,
    importance_rating_of_school: 1,
    importance_rating_of_japanese: 5,
    importance_rating_of_skill: 3,
    importance_rating_of_personality: 4,
  });
  const { recruitment_selection_steps: recruitment_selection_step_id } = await insertAll(
    sequelize,
    { recruitment_id },
    {
      recruitment_selection_steps: { selection_type_id: 1, is_online: true, step_num: 1 },
      recruitment_job_categories: { job_category_id: 1 },
      recruitment_related_countries: { country_id: 233 },
      recruitment_offices: { company_office_id: company.company_office_id },
      recruitment_annual_hiring_numbers: { nendo_year: 2027, num_of_hiring: 3 },
      recruitment_recruit_reasons: { recruit_reason_id: 1 },
      recruitment_careers: {
        first_living_country_id: 109,
        last_living_country_id: 233,
        is_work_globaly: true,
        years_in_first_country: 3,
      },
      recruitment_allowances: { allowance_type_id: 1, value_yen: 10_000 },
      recruitment_target_study_department_categories: { department_category_id: 1 },
      recruitment_required_skills: { skill_id: 1, is_must: true },
      recruitment_required_languages: {
        language_id: 1,
        language_speaking_level_id: 1,
        language_listening_level_id: 1,
        language_writing_level_id: 1,
        language_reading_level_id: 1,
        is_must: true,
      },
      recruitment_required_language_examinations: { language_examination_id: 1, result: 'N2' },
      recruitment_required_personalities: { personality_id: 1 },
      recruitment_resume_questions: {
        resume_question_id: question.resume_question_id,
        is_display_in_resume: true,
        approximate_num_of_characters_ja: 300,
        approximate_num_of_words_en: 150,
        index: 0,
      },
    },
  );
  await insert(sequelize, 'recruitment_selection_step_languages', {
    recruitment_selection_step_id,
    language_id: 1,
  });
  await refreshSearchRows(sequelize, [recruitment_id]);
  return { recruitment_id, ...question };
}
