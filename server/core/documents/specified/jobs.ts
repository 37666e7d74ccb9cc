import type { EntityFields } from '../fields-document.ts';
import { same, within } from './words.ts';

const salaries = (bound: 'min' | 'max') =>
  ['professional_school', 'bachelor', 'master', 'doctor', 'mid_career'].map(
    (level) => `salary_${bound}_${level}`,
  );

export const company: EntityFields = {
  title: 'Company',
  call: 'aggregates__company',
  words: {
    ...same(
      'official_name',
      'contract_num',
      'vision',
      'appeal_point',
      'business_description',
      'hf_recommend_sentence',
      'holiday',
      'bonus_paid_months',
      'bonus_months_worth',
      'establishment_nendo_year',
      'employees',
      'industry_sectors',
      'allowances',
      'insurances',
    ),
    logo: ['logo'],
    images: ['images.url'],
    'paid-leave and welfare descriptions': ['paid_leave_description', 'welfare_description'],
    'flags on company image use and internship interest': ['is_image_usable', 'is_interested_in_internship'],
    channel: ['channel'],
    'cc emails': ['cc_emails.email'],
    'contact persons (names, kana, position, phone, is_main_person)': within('contact_persons', [
      'first_name',
      'last_name',
      'first_name_kana',
      'last_name_kana',
      'position',
      'phone',
      'is_main_person',
    ]),
    'offices (prefecture, postal code, addresses ja/en, is_main_office)': within('offices', [
      'prefecture_id',
      'postal_code',
      'address_ja',
      'address_en',
      'is_main_office',
    ]),
    'transport means with closest stop and walking minutes': within('offices.transport_means', [
      'transport_means_id',
      'closest_stop',
      'walking_minutes',
    ]),
    'annual data (sales, capital, employee counts, full-time, foreigners, technical trainees, former international students, country relation)':
      within('annual_data', [
        'sales',
        'capital',
        'num_of_employees',
        'num_of_full_time',
        'num_of_foreigners',
        'num_of_technical_trainees',
        'num_of_former_international_students',
        'country_relation',
      ]),
    'appliable terms': within('appliable_terms', ['start_on', 'end_on']),
    'joinable months': ['joinable_months.month'],
    'country relations': within('country_relations', ['country_id', 'company_country_relation_type_id']),
    'housing supports': ['housing_supports.housing_support_type_id'],
    cultures: ['cultures.company_culture_id'],
    'religious considerations': ['religious_considerations.religious_consideration_id'],
    'internal data (memo, minutes link, resume submit alert)': within('internal_data', [
      'memo',
      'minutes_link',
      'resume_submit_alert',
    ]),
  },
};

export const recruitmentList: EntityFields = {
  title: 'Recruitment (list)',
  call: 'search_recruitments',
  at: 'recruitments',
  words: {
    ...same(
      'age_limit',
      'required_jlpt',
      'is_school_department_category_must',
      'is_consedering_japanese_level_growth',
      'is_available_by_mid_career',
      'is_available_from_overseas',
      'is_released',
      'is_simple',
      'is_shown_on_top',
      'is_japanese_only_for_resume_questions',
      'peculiar_apply_url',
      'title',
      'company_id',
    ),
    'driver-licence requirements before and after joining': [
      'is_driver_license_required_before_joining',
      'is_driver_license_required_after_joining',
    ],
    'job category ids': ['job_category_ids'],
    'related country ids': ['related_country_ids'],
    'target study department categories': ['target_study_department_categories.department_category_id'],
    'company{logo_url, official_name, id}': within('company', ['logo_url', 'official_name', 'id']),
  },
};

export const recruitmentDetail: EntityFields = {
  title: 'Recruitment (detail)',
  call: 'aggregates__recruitment',
  words: {
    ...same(
      'salary_unit',
      'is_salary_decided_by_interview',
      'model_salary_allowance_value',
      'has_bonus',
      'is_adopting_flextime',
      'work_start_at',
      'work_end_at',
      'work_hours',
      'has_training',
    ),
    'selection valued point': ['selection_valued_point'],
    'job description': ['job_description'],
    'appeal point': ['appeal_point'],
    'ideal person': ['ideal_person'],
    'salary min and max per student level (professional school, bachelor, master, doctor, mid career)': [
      ...salaries('min'),
      ...salaries('max'),
    ],
    'break time': ['break_minutes'],
    'driver licence support': ['has_driver_license_support'],
    'required skills (skill, is_must)': within('required_skills', ['skill_id', 'is_must']),
    'required language levels (Japanese speaking, listening, writing, reading; English; others; each with is_must)':
      within('required_languages', [
        'language_id',
        'language_level_id',
        'language_speaking_level_id',
        'language_listening_level_id',
        'language_writing_level_id',
        'language_reading_level_id',
        'is_must',
      ]),
    'required language examinations': within('required_language_examinations', [
      'language_examination_id',
      'result',
    ]),
    offices: ['offices.prefecture_id'],
    'annual hiring numbers': within('annual_hiring_numbers', ['nendo_year', 'num_of_hiring']),
    'required personalities': ['required_personalities.personality_id'],
    'reason to recruit international students': [
      'reasons_to_recruit_international_students.recruit_reason_id',
    ],
    'selection steps (selection type, is_online, place, step_num, languages)': within('selection_steps', [
      'selection_type_id',
      'is_online',
      'place',
      'step_num',
      'languages.language_id',
    ]),
    'resume questions (display flag, approximate characters ja / words en, index)': within(
      'resume_questions',
      ['is_display_in_resume', 'approximate_num_of_characters_ja', 'approximate_num_of_words_en', 'index'],
    ),
    'recruitment_careers (first and last living country, is_work_globaly, years_in_first_country)': within(
      'recruitment_careers',
      ['first_living_country_id', 'last_living_country_id', 'is_work_globaly', 'years_in_first_country'],
    ),
    allowances: ['allowances.allowance_type_id'],
    'internal importance ratings': [
      'importance_rating_of_school',
      'importance_rating_of_japanese',
      'importance_rating_of_skill',
      'importance_rating_of_personality',
    ],
  },
  includes: 'Recruitment (list)',
  also: ['RecommendedRecruitment'],
};

export const recommendMail: EntityFields = {
  title: 'RecommendMail',
  call: 'aggregates__recommend_mail',
  words: {
    ...same(
      'user_id',
      'hf_member_id',
      'recommend_mail_type',
      'is_including_meeting_schedule',
      'sent_recommend_at',
      'recruitment_ids',
    ),
    'active remind recruitments (reason ja/en, recruitment detail, company)': within(
      'active_remind_recruitments',
      ['reason_ja', 'reason_en', 'recruitment', 'recruitment.company'],
    ),
  },
};
