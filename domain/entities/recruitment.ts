import { AGE_LIMIT_EXCEPTIONS } from '../release-facts.ts';
import { CONTRACT_TERMS } from '../search/options.ts';
import {
  choice,
  day,
  decimal,
  entity,
  flag,
  id,
  instant,
  integer,
  languageMap,
  line,
  links,
  list,
  rating,
  ref,
  time,
  timestamp,
  url,
  yen,
} from './fields.ts';

/** In a search result row, on the recruitment's page, and to staff. */
const LIST = ['list', 'public', 'staff'] as const;
const PUBLIC = ['public', 'staff'] as const;
const STAFF = ['staff'] as const;

const salary = { nullable: true, read: LIST, section: 'pay' } as const;
const internalRating = { nullable: true, read: STAFF, section: 'internal' } as const;

/**
 * A job ad. Amounts are integer yen per `salary_unit`. Fields are in the order of the console's form; those
 * without a section have no input there.
 */
export const recruitment = entity(
  'recruitments',
  { audiences: ['list', 'public', 'staff'], editors: 'staff' },
  {
    id: id({ read: LIST, write: 'command' }),
    title: languageMap({
      size: 'line',
      required: true,
      read: LIST,
      section: 'basics',
      example: { en: 'Interpreter for our overseas sales team', ja: '海外営業部の通訳・翻訳' },
    }),
    company_id: ref('companies', { read: LIST }),

    // Lifecycle fields, changed by commands only.
    as_of_on: day({ nullable: true, read: PUBLIC, write: 'command' }),
    is_released: flag({ read: LIST, write: 'command', example: true }),
    published_at: instant({
      nullable: true,
      read: LIST,
      write: 'command',
      example: '2026-11-21T03:00:00.000Z',
    }),
    closed_at: instant({ nullable: true, read: LIST, write: 'command' }),
    /** When a review before release was requested; null once it is done. */
    review_requested_at: instant({ nullable: true, read: STAFF, write: 'command' }),
    review_requested_by_id: ref('hf_members', { nullable: true, read: [], write: 'command' }),
    /** When managers were last asked to reconfirm it; null once they did. */
    reconfirm_reminded_at: instant({ nullable: true, read: STAFF, write: 'command' }),
    version: integer({ default: 0, read: STAFF, write: 'command', example: 1 }),
    created_at: timestamp({ read: STAFF, write: 'command' }),
    updated_at: timestamp({ read: STAFF, write: 'command' }),

    recruitment_job_categories: links('job_category_id', {
      set: 'job_categories',
      ids: 'job_category_ids',
      read: LIST,
      section: 'basics',
    }),
    job_description: languageMap({
      read: PUBLIC,
      section: 'basics',
      example: { en: 'You interpret at meetings and translate offers.', ja: '商談の通訳と見積書の翻訳。' },
    }),
    appeal_point: languageMap({
      read: PUBLIC,
      section: 'basics',
      example: { en: 'A quarter of us come from abroad.', ja: '社員の四分の一が外国籍です。' },
    }),
    apply_deadline_on: day({
      nullable: true,
      read: LIST,
      section: 'basics',
      example: '2027-01-31',
    }),
    /** Replaces the apply button with an external link. */
    peculiar_apply_url: url({ nullable: true, read: LIST, section: 'basics' }),
    is_simple: flag({ read: LIST, section: 'basics' }),
    is_shown_on_top: flag({ read: LIST, section: 'basics' }),
    /** The company's own offices. */
    offices: links('company_office_id', { read: PUBLIC, section: 'basics' }),
    annual_hiring_numbers: list(
      {
        nendo_year: integer({ min: 2000, max: 2100, example: 2026 }),
        num_of_hiring: integer({ min: 0, max: 100_000, example: 3 }),
      },
      { read: PUBLIC, section: 'basics' },
    ),

    ideal_person: languageMap({
      read: PUBLIC,
      section: 'person',
      example: { en: 'Somebody who asks before guessing.', ja: '分からないことを聞ける方。' },
    }),
    /** JLPT digit: 1 is the hardest. */
    required_jlpt: integer({
      min: 1,
      max: 5,
      nullable: true,
      read: LIST,
      section: 'person',
      example: 2,
    }),
    is_consedering_japanese_level_growth: flag({ read: LIST, section: 'person' }),
    minimum_degree_id: ref('degrees', { nullable: true, read: PUBLIC, section: 'person' }),
    target_study_department_categories: links('department_category_id', {
      set: 'department_categories',
      read: LIST,
      section: 'person',
    }),
    is_school_department_category_must: flag({ read: LIST, section: 'person' }),
    is_available_by_mid_career: flag({ read: LIST, section: 'person' }),
    is_available_from_overseas: flag({ read: LIST, section: 'person', example: true }),
    required_personalities: links('personality_id', {
      set: 'personalities',
      read: PUBLIC,
      section: 'person',
    }),
    recruitment_related_countries: links('country_id', {
      set: 'countries',
      ids: 'related_country_ids',
      read: LIST,
      section: 'person',
      example: 109,
    }),
    reasons_to_recruit_international_students: links('recruit_reason_id', {
      set: 'reasons_to_recruit_international_students',
      read: PUBLIC,
      section: 'person',
    }),
    is_driver_license_required_before_joining: flag({ read: LIST, section: 'person' }),
    is_driver_license_required_after_joining: flag({ read: LIST, section: 'person' }),
    has_driver_license_support: flag({ read: PUBLIC, section: 'person' }),
    age_limit: integer({ min: 15, max: 99, nullable: true, read: LIST, section: 'person' }),
    /** The statutory exception that allows the limit; null without one. */
    age_limit_exception: choice(AGE_LIMIT_EXCEPTIONS, { nullable: true, read: PUBLIC, section: 'person' }),
    age_limit_reason: languageMap({ read: PUBLIC, section: 'person' }),
    required_skills: list(
      { skill_id: ref('skills'), is_must: flag({ example: true }) },
      { read: PUBLIC, section: 'person' },
    ),
    required_languages: list(
      {
        language_id: ref('languages'),
        language_level_id: ref('language_levels', { nullable: true }),
        language_speaking_level_id: ref('language_speaking_levels', { nullable: true }),
        language_listening_level_id: ref('language_listening_levels', { nullable: true }),
        language_reading_level_id: ref('language_reading_levels', { nullable: true }),
        language_writing_level_id: ref('language_writing_levels', { nullable: true }),
        is_must: flag({ example: true }),
      },
      { read: PUBLIC, section: 'person' },
    ),
    required_language_examinations: list(
      {
        language_examination_id: ref('language_examinations'),
        result: line({ nullable: true }),
        is_must: flag({ example: true }),
      },
      { read: PUBLIC, section: 'person' },
    ),
    recruitment_careers: list(
      {
        first_living_country_id: ref('countries', { nullable: true }),
        last_living_country_id: ref('countries', { nullable: true }),
        is_work_globaly: flag(),
        years_in_first_country: decimal({ max: 80, nullable: true }),
      },
      { read: PUBLIC, section: 'person' },
    ),

    // From here on mostly what the Employment Security Act (art. 5-3, rule 4-2) requires before release.
    recruiter_name: languageMap({ size: 'line', read: PUBLIC, section: 'contract' }),
    contract_term: choice(CONTRACT_TERMS, { nullable: true, read: PUBLIC, section: 'contract' }),
    contract_period_description: languageMap({ input: 'line', read: PUBLIC, section: 'contract' }),
    contract_renewal_standard: languageMap({ read: PUBLIC, section: 'contract' }),
    contract_renewal_limit: languageMap({ read: PUBLIC, section: 'contract' }),
    probation_description: languageMap({ read: PUBLIC, section: 'contract' }),
    duties_scope_of_change: languageMap({ read: PUBLIC, section: 'contract' }),
    workplace_scope_of_change: languageMap({ read: PUBLIC, section: 'contract' }),
    /** The employer promises no transfers to another place of work. */
    is_without_transfers: flag({ read: PUBLIC, section: 'contract' }),
    is_dispatch: flag({ read: PUBLIC, section: 'contract' }),
    insurance_description: languageMap({ read: PUBLIC, section: 'contract' }),
    smoking_prevention_description: languageMap({ read: PUBLIC, section: 'contract' }),

    work_start_at: time({ nullable: true, read: PUBLIC, section: 'hours', example: '09:00' }),
    work_end_at: time({ nullable: true, read: PUBLIC, section: 'hours', example: '18:00' }),
    work_hours: decimal({ max: 24, nullable: true, read: PUBLIC, section: 'hours', example: 8 }),
    break_minutes: integer({
      min: 0,
      max: 1440,
      nullable: true,
      read: PUBLIC,
      section: 'hours',
      example: 60,
    }),
    is_adopting_flextime: flag({ read: PUBLIC, section: 'hours' }),
    is_adopting_discretionary_work: flag({ read: PUBLIC, section: 'hours' }),
    /** Deemed daily hours under discretionary work. */
    deemed_work_hours: decimal({ min: 0.01, max: 24, nullable: true, read: PUBLIC, section: 'hours' }),
    overtime_description: languageMap({ read: PUBLIC, section: 'hours' }),
    holidays_description: languageMap({ read: PUBLIC, section: 'hours' }),
    has_training: flag({ read: PUBLIC, section: 'hours', example: true }),
    training_description: languageMap({ read: PUBLIC, section: 'hours' }),
    dress_id: ref('dresses', { nullable: true, read: PUBLIC, section: 'hours' }),

    salary_unit: choice(['month', 'year', 'hour'], { default: 'month', read: LIST, section: 'pay' }),
    salary_min_professional_school: yen(salary),
    salary_max_professional_school: yen(salary),
    salary_min_bachelor: yen({ ...salary, example: 230_000 }),
    salary_max_bachelor: yen({ ...salary, example: 280_000 }),
    salary_min_master: yen(salary),
    salary_max_master: yen(salary),
    salary_min_doctor: yen(salary),
    salary_max_doctor: yen(salary),
    salary_min_mid_career: yen(salary),
    salary_max_mid_career: yen(salary),
    is_salary_decided_by_interview: flag({ read: LIST, section: 'pay' }),
    has_bonus: flag({ read: PUBLIC, section: 'pay', example: true }),
    model_salary_allowance_value: yen({ nullable: true, read: PUBLIC, section: 'pay' }),
    model_salary_description: languageMap({ read: PUBLIC, section: 'pay' }),
    fixed_overtime_pay_yen: yen({ nullable: true, read: PUBLIC, section: 'pay' }),
    fixed_overtime_hours: decimal({ max: 1000, nullable: true, read: PUBLIC, section: 'pay' }),
    base_pay_without_fixed_overtime_yen: yen({ nullable: true, read: PUBLIC, section: 'pay' }),
    is_fixed_overtime_excess_paid: flag({ read: PUBLIC, section: 'pay' }),
    allowances: list(
      {
        allowance_type_id: ref('allowances'),
        description: languageMap({ example: { en: 'Up to 20,000 yen a month.', ja: '月2万円まで。' } }),
        value_yen: yen({ nullable: true }),
      },
      { read: PUBLIC, section: 'pay' },
    ),

    selection_valued_point: languageMap({ read: PUBLIC, section: 'selection' }),
    is_japanese_only_for_resume_questions: flag({ read: LIST, section: 'selection' }),
    selection_steps: list(
      {
        selection_type_id: ref('selection_types'),
        is_online: flag({ example: true }),
        place: languageMap({ size: 'line', example: { en: 'Head office, 3rd floor', ja: '本社3階' } }),
        step_num: integer({ min: 1, max: 100 }),
        languages: links('language_id', { set: 'languages' }),
      },
      { read: PUBLIC, section: 'selection' },
    ),
    resume_questions: list(
      {
        resume_question_id: ref('resume_questions'),
        is_display_in_resume: flag({ example: true }),
        is_required: flag({ default: true, example: true }),
        approximate_num_of_characters_ja: integer({ min: 0, max: 4000, nullable: true, example: 400 }),
        approximate_num_of_words_en: integer({ min: 0, max: 2000, nullable: true, example: 200 }),
        index: integer({ min: 0, max: 1000 }),
      },
      { read: PUBLIC, section: 'selection' },
    ),

    importance_rating_of_school: rating(internalRating),
    importance_rating_of_japanese: rating(internalRating),
    importance_rating_of_skill: rating(internalRating),
    importance_rating_of_personality: rating(internalRating),
  },
);
