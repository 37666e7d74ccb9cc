import type { MasterSetName } from '../../lib/use-master-data.ts';

/** The plain fields of a recruitment by section: how each is written, and how the difference names it. */
export const SECTIONS = {
  basics: [
    { kind: 'line', name: 'title' },
    { kind: 'links', name: 'recruitment_job_categories', column: 'job_category_id', set: 'job_categories' },
    { kind: 'text', name: 'job_description' },
    { kind: 'text', name: 'appeal_point' },
    { kind: 'day', name: 'apply_deadline_on' },
    { kind: 'url', name: 'peculiar_apply_url' },
    { kind: 'switch', name: 'is_simple' },
    { kind: 'switch', name: 'is_shown_on_top' },
  ],
  person: [
    { kind: 'text', name: 'ideal_person' },
    { kind: 'number', name: 'required_jlpt' },
    { kind: 'switch', name: 'is_consedering_japanese_level_growth' },
    { kind: 'master', name: 'minimum_degree_id', set: 'degrees' },
    {
      kind: 'links',
      name: 'target_study_department_categories',
      column: 'department_category_id',
      set: 'department_categories',
    },
    { kind: 'switch', name: 'is_school_department_category_must' },
    { kind: 'switch', name: 'is_available_by_mid_career' },
    { kind: 'switch', name: 'is_available_from_overseas' },
    { kind: 'links', name: 'required_personalities', column: 'personality_id', set: 'personalities' },
    { kind: 'links', name: 'recruitment_related_countries', column: 'country_id', set: 'countries' },
    {
      kind: 'links',
      name: 'reasons_to_recruit_international_students',
      column: 'recruit_reason_id',
      set: 'reasons_to_recruit_international_students',
    },
    { kind: 'switch', name: 'is_driver_license_required_before_joining' },
    { kind: 'switch', name: 'is_driver_license_required_after_joining' },
    { kind: 'switch', name: 'has_driver_license_support' },
    { kind: 'number', name: 'age_limit' },
    {
      kind: 'choice',
      name: 'age_limit_exception',
      choices: [
        'retirement_age',
        'legal_restriction',
        'long_term_career',
        'skill_succession',
        'art_expression',
        'policy_target',
      ],
    },
    { kind: 'text', name: 'age_limit_reason' },
  ],
  contract: [
    { kind: 'line', name: 'recruiter_name' },
    { kind: 'choice', name: 'contract_term', choices: ['indefinite', 'fixed'] },
    { kind: 'line', name: 'contract_period_description' },
    { kind: 'text', name: 'contract_renewal_standard' },
    { kind: 'text', name: 'contract_renewal_limit' },
    { kind: 'text', name: 'probation_description' },
    { kind: 'text', name: 'duties_scope_of_change' },
    { kind: 'text', name: 'workplace_scope_of_change' },
    { kind: 'switch', name: 'is_dispatch' },
    { kind: 'text', name: 'insurance_description' },
    { kind: 'text', name: 'smoking_prevention_description' },
  ],
  hours: [
    { kind: 'time', name: 'work_start_at' },
    { kind: 'time', name: 'work_end_at' },
    { kind: 'hours', name: 'work_hours' },
    { kind: 'number', name: 'break_minutes' },
    { kind: 'switch', name: 'is_adopting_flextime' },
    { kind: 'switch', name: 'is_adopting_discretionary_work' },
    { kind: 'hours', name: 'deemed_work_hours' },
    { kind: 'text', name: 'overtime_description' },
    { kind: 'text', name: 'holidays_description' },
    { kind: 'switch', name: 'has_training' },
    { kind: 'text', name: 'training_description' },
    { kind: 'master', name: 'dress_id', set: 'dresses' },
  ],
  pay: [
    { kind: 'choice', name: 'salary_unit', choices: ['month', 'year', 'hour'], isRequired: true },
    { kind: 'yen', name: 'salary_min_professional_school' },
    { kind: 'yen', name: 'salary_max_professional_school' },
    { kind: 'yen', name: 'salary_min_bachelor' },
    { kind: 'yen', name: 'salary_max_bachelor' },
    { kind: 'yen', name: 'salary_min_master' },
    { kind: 'yen', name: 'salary_max_master' },
    { kind: 'yen', name: 'salary_min_doctor' },
    { kind: 'yen', name: 'salary_max_doctor' },
    { kind: 'yen', name: 'salary_min_mid_career' },
    { kind: 'yen', name: 'salary_max_mid_career' },
    { kind: 'switch', name: 'is_salary_decided_by_interview' },
    { kind: 'switch', name: 'has_bonus' },
    { kind: 'yen', name: 'model_salary_allowance_value' },
    { kind: 'text', name: 'model_salary_description' },
    { kind: 'yen', name: 'fixed_overtime_pay_yen' },
    { kind: 'hours', name: 'fixed_overtime_hours' },
    { kind: 'yen', name: 'base_pay_without_fixed_overtime_yen' },
    { kind: 'switch', name: 'is_fixed_overtime_excess_paid' },
  ],
  selection: [
    { kind: 'text', name: 'selection_valued_point' },
    { kind: 'switch', name: 'is_japanese_only_for_resume_questions' },
  ],
  internal: [
    { kind: 'number', name: 'importance_rating_of_school' },
    { kind: 'number', name: 'importance_rating_of_japanese' },
    { kind: 'number', name: 'importance_rating_of_skill' },
    { kind: 'number', name: 'importance_rating_of_personality' },
  ],
} as const;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

export type FieldName = (typeof SECTIONS)[SectionName][number]['name'];

/** A field as the form draws it. */
export type Field =
  | {
      kind: 'line' | 'text' | 'switch' | 'number' | 'hours' | 'yen' | 'day' | 'time' | 'url';
      name: FieldName;
    }
  | { kind: 'choice'; name: FieldName; choices: readonly string[]; isRequired?: boolean }
  | { kind: 'master'; name: FieldName; set: MasterSetName }
  | { kind: 'links'; name: FieldName; column: string; set: MasterSetName };

export const fieldsOf = (section: SectionName): readonly Field[] => SECTIONS[section];
export const ALL_FIELDS: readonly Field[] = SECTION_NAMES.flatMap(fieldsOf);

/** Lists with fields of their own, each in its section. */
export const LISTS = {
  basics: ['offices', 'annual_hiring_numbers'],
  person: ['required_skills', 'required_languages', 'required_language_examinations', 'recruitment_careers'],
  contract: [],
  hours: [],
  pay: ['allowances'],
  selection: ['selection_steps', 'resume_questions'],
  internal: [],
} as const satisfies Record<SectionName, readonly string[]>;
export type ListName = (typeof LISTS)[SectionName][number];

/** Where a field stands, for links to it. */
export const fieldAnchor = (name: string) => `field-${name}`;
export const sectionAnchor = (section: SectionName) => `section-${section}`;
export const historyAnchor = 'history';
