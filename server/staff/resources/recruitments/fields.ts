import { z } from 'zod';
import {
  choice,
  clearable,
  day,
  flag,
  httpsUrl,
  id,
  integer,
  languageMap,
  line,
  longText,
  nested,
  requiredLanguageMap,
} from '../../../api/wire.ts';
import { AGE_LIMIT_EXCEPTIONS } from '../../../domain/release-facts.ts';
import { STUDENT_LEVELS } from '../../../domain/student-levels.ts';

/**
 * What managers may write of a recruitment. Never how far it has come (is_released, closed_at, as_of_on …): that is
 * what the commands do.
 */
const text = () => languageMap(longText()).optional();
const yen = () => clearable(integer(0, 1_000_000_000));
const time = () =>
  clearable(
    line()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')
      .describe('HH:MM'),
  );
/** Hours, to the quarter of an hour and finer. */
const hours = (max: number) =>
  clearable(
    z.preprocess(
      (value) => (typeof value === 'string' && /^\d{1,4}(\.\d{1,2})?$/.test(value) ? Number(value) : value),
      z.number().min(0).max(max),
    ),
  );
const rating = () => clearable(integer(1, 5));

export const SALARY_FIELDS = STUDENT_LEVELS.flatMap((level) => [
  `salary_min_${level}` as const,
  `salary_max_${level}` as const,
]);
const salaries = Object.fromEntries(SALARY_FIELDS.map((field) => [field, yen()])) as Record<
  (typeof SALARY_FIELDS)[number],
  ReturnType<typeof yen>
>;

const level = () => clearable(id());

export const recruitmentFields = z.strictObject({
  company_id: id(),
  title: requiredLanguageMap(),
  job_description: text(),
  appeal_point: text(),
  ideal_person: text(),
  selection_valued_point: text(),
  age_limit: clearable(integer(15, 99)),
  age_limit_exception: clearable(choice(AGE_LIMIT_EXCEPTIONS)),
  age_limit_reason: text(),
  required_jlpt: clearable(integer(1, 5)),
  minimum_degree_id: clearable(id()),
  is_school_department_category_must: flag().optional(),
  is_consedering_japanese_level_growth: flag().optional(),
  is_available_by_mid_career: flag().optional(),
  is_available_from_overseas: flag().optional(),
  is_driver_license_required_before_joining: flag().optional(),
  is_driver_license_required_after_joining: flag().optional(),
  has_driver_license_support: flag().optional(),
  is_simple: flag().optional(),
  is_shown_on_top: flag().optional(),
  is_japanese_only_for_resume_questions: flag().optional(),
  peculiar_apply_url: clearable(httpsUrl().max(255)),
  apply_deadline_on: clearable(day()),
  salary_unit: choice(['month', 'year', 'hour']).optional(),
  ...salaries,
  is_salary_decided_by_interview: flag().optional(),
  model_salary_allowance_value: yen(),
  model_salary_description: text(),
  has_bonus: flag().optional(),
  is_adopting_flextime: flag().optional(),
  is_adopting_discretionary_work: flag().optional(),
  deemed_work_hours: hours(24),
  work_start_at: time(),
  work_end_at: time(),
  work_hours: hours(24),
  break_minutes: clearable(integer(0, 1440)),
  has_training: flag().optional(),
  training_description: text(),
  dress_id: clearable(id()),
  duties_scope_of_change: text(),
  contract_term: clearable(choice(['indefinite', 'fixed'])),
  contract_period_description: text(),
  contract_renewal_standard: text(),
  contract_renewal_limit: text(),
  probation_description: text(),
  workplace_scope_of_change: text(),
  overtime_description: text(),
  fixed_overtime_pay_yen: yen(),
  fixed_overtime_hours: hours(1000),
  base_pay_without_fixed_overtime_yen: yen(),
  is_fixed_overtime_excess_paid: flag().optional(),
  holidays_description: text(),
  smoking_prevention_description: text(),
  insurance_description: text(),
  is_dispatch: flag().optional(),
  recruiter_name: languageMap().optional(),
  importance_rating_of_school: rating(),
  importance_rating_of_japanese: rating(),
  importance_rating_of_skill: rating(),
  importance_rating_of_personality: rating(),
  recruitment_job_categories: nested({ job_category_id: id().optional() }),
  recruitment_related_countries: nested({ country_id: id().optional() }),
  target_study_department_categories: nested({ department_category_id: id().optional() }),
  /** Of the company's own. */
  offices: nested({ company_office_id: id().optional() }),
  required_personalities: nested({ personality_id: id().optional() }),
  reasons_to_recruit_international_students: nested({ recruit_reason_id: id().optional() }),
  required_skills: nested({ skill_id: id().optional(), is_must: flag().optional() }),
  required_languages: nested({
    language_id: id().optional(),
    language_level_id: level(),
    language_speaking_level_id: level(),
    language_listening_level_id: level(),
    language_reading_level_id: level(),
    language_writing_level_id: level(),
    is_must: flag().optional(),
  }),
  required_language_examinations: nested({
    language_examination_id: id().optional(),
    result: clearable(line()),
    is_must: flag().optional(),
  }),
  annual_hiring_numbers: nested({
    nendo_year: integer(2000, 2100).optional(),
    num_of_hiring: integer(0, 100_000).optional(),
  }),
  recruitment_careers: nested({
    first_living_country_id: clearable(id()),
    last_living_country_id: clearable(id()),
    is_work_globaly: flag().optional(),
    years_in_first_country: hours(80),
  }),
  allowances: nested({
    allowance_type_id: id().optional(),
    description: text(),
    value_yen: yen(),
  }),
  selection_steps: nested({
    selection_type_id: id().optional(),
    is_online: flag().optional(),
    place: languageMap().optional(),
    step_num: integer(1, 100).optional(),
    languages: nested({ language_id: id().optional() }),
  }),
  resume_questions: nested({
    resume_question_id: id().optional(),
    is_display_in_resume: flag().optional(),
    is_required: flag().optional(),
    approximate_num_of_characters_ja: clearable(integer(0, 4000)),
    approximate_num_of_words_en: clearable(integer(0, 2000)),
    index: integer(0, 1000).optional(),
  }),
});
