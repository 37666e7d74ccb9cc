import { z } from 'zod';
import { recruitmentTerms } from '../../../api/shapes/recruitment.ts';
import { outCan, outDay, outId, outMap, outTime } from '../../../api/wire.ts';
import { RECRUITMENT_EVENTS, RECRUITMENT_STATES } from '../../../domain/recruitment-state.ts';
import { AGE_LIMIT_EXCEPTIONS } from '../../../domain/release-facts.ts';
import { SALARY_FIELDS } from './fields.ts';

const ref = () => outId().nullable();
const number = () => z.number().nullable();
const salaries = Object.fromEntries(SALARY_FIELDS.map((field) => [field, number()])) as Record<
  (typeof SALARY_FIELDS)[number],
  ReturnType<typeof number>
>;
const linked = <K extends string>(column: K) =>
  z.array(z.object({ id: outId(), [column]: outId() } as Record<'id' | K, ReturnType<typeof outId>>));

/** A row of the staff's list. */
export const recruitmentRow = z.object({
  id: outId(),
  title: outMap(),
  company_id: outId(),
  company: z.object({ id: outId(), official_name: outMap() }),
  state: z.enum(RECRUITMENT_STATES),
  needs_reconfirmation: z.boolean(),
  as_of_on: outDay().nullable(),
  published_at: outTime().nullable(),
  closed_at: outTime().nullable(),
  review_requested_at: outTime().nullable(),
  apply_deadline_on: outDay().nullable(),
  updated_at: outTime(),
  created_at: outTime(),
  version: z.number().int(),
  ...recruitmentTerms,
  recruitment_job_categories: linked('job_category_id'),
  recruitment_related_countries: linked('country_id'),
  target_study_department_categories: linked('department_category_id'),
});

const content = {
  job_description: outMap(),
  appeal_point: outMap(),
  ideal_person: outMap(),
  selection_valued_point: outMap(),
  age_limit_exception: z.enum(AGE_LIMIT_EXCEPTIONS).nullable(),
  age_limit_reason: outMap(),
  minimum_degree_id: ref(),
  has_driver_license_support: z.boolean(),
  salary_unit: z.enum(['month', 'year', 'hour']),
  ...salaries,
  is_salary_decided_by_interview: z.boolean(),
  model_salary_allowance_value: number(),
  model_salary_description: outMap(),
  has_bonus: z.boolean(),
  is_adopting_flextime: z.boolean(),
  is_adopting_discretionary_work: z.boolean(),
  deemed_work_hours: number(),
  work_start_at: z.string().nullable(),
  work_end_at: z.string().nullable(),
  work_hours: number(),
  break_minutes: number(),
  has_training: z.boolean(),
  training_description: outMap(),
  dress_id: ref(),
  duties_scope_of_change: outMap(),
  contract_term: z.enum(['indefinite', 'fixed']).nullable(),
  contract_period_description: outMap(),
  contract_renewal_standard: outMap(),
  contract_renewal_limit: outMap(),
  probation_description: outMap(),
  workplace_scope_of_change: outMap(),
  overtime_description: outMap(),
  fixed_overtime_pay_yen: number(),
  fixed_overtime_hours: number(),
  base_pay_without_fixed_overtime_yen: number(),
  is_fixed_overtime_excess_paid: z.boolean(),
  holidays_description: outMap(),
  smoking_prevention_description: outMap(),
  insurance_description: outMap(),
  is_dispatch: z.boolean(),
  recruiter_name: outMap(),
  importance_rating_of_school: number(),
  importance_rating_of_japanese: number(),
  importance_rating_of_skill: number(),
  importance_rating_of_personality: number(),
  offices: linked('company_office_id'),
  required_personalities: linked('personality_id'),
  reasons_to_recruit_international_students: linked('recruit_reason_id'),
  required_skills: z.array(z.object({ id: outId(), skill_id: outId(), is_must: z.boolean() })),
  required_languages: z.array(
    z.object({
      id: outId(),
      language_id: outId(),
      language_level_id: ref(),
      language_speaking_level_id: ref(),
      language_listening_level_id: ref(),
      language_reading_level_id: ref(),
      language_writing_level_id: ref(),
      is_must: z.boolean(),
    }),
  ),
  required_language_examinations: z.array(
    z.object({
      id: outId(),
      language_examination_id: outId(),
      result: z.string().nullable(),
      is_must: z.boolean(),
    }),
  ),
  annual_hiring_numbers: z.array(
    z.object({ id: outId(), nendo_year: z.number().int(), num_of_hiring: z.number().int() }),
  ),
  recruitment_careers: z.array(
    z.object({
      id: outId(),
      first_living_country_id: ref(),
      last_living_country_id: ref(),
      is_work_globaly: z.boolean(),
      years_in_first_country: number(),
    }),
  ),
  allowances: z.array(
    z.object({ id: outId(), allowance_type_id: outId(), description: outMap(), value_yen: number() }),
  ),
  selection_steps: z.array(
    z.object({
      id: outId(),
      selection_type_id: outId(),
      is_online: z.boolean(),
      place: outMap(),
      step_num: z.number().int(),
      languages: linked('language_id'),
    }),
  ),
  resume_questions: z.array(
    z.object({
      id: outId(),
      resume_question_id: outId(),
      is_display_in_resume: z.boolean(),
      is_required: z.boolean(),
      approximate_num_of_characters_ja: number(),
      approximate_num_of_words_en: number(),
      index: z.number().int(),
    }),
  ),
};

const edited = recruitmentRow
  .pick({
    title: true,
    company_id: true,
    age_limit: true,
    required_jlpt: true,
    is_school_department_category_must: true,
    is_consedering_japanese_level_growth: true,
    is_available_by_mid_career: true,
    is_available_from_overseas: true,
    is_driver_license_required_before_joining: true,
    is_driver_license_required_after_joining: true,
    is_simple: true,
    is_shown_on_top: true,
    is_japanese_only_for_resume_questions: true,
    peculiar_apply_url: true,
    apply_deadline_on: true,
    recruitment_job_categories: true,
    recruitment_related_countries: true,
    target_study_department_categories: true,
  })
  .extend(content);

/** One recruitment, whole: the row, every field one can write, and what stands in the way of its release. */
export const recruitmentRecord = recruitmentRow.extend({
  ...content,
  /** Offices to choose from: the company's own. */
  company_offices: z.array(
    z.object({ id: outId(), name: outMap(), prefecture_id: ref(), is_main_office: z.boolean() }),
  ),
  /** Questions to choose from: those in use, and those it asks already. */
  question_choices: z.array(z.object({ id: outId(), title: outMap() })),
  review_requested_by: outMap().nullable(),
  reconfirm_reminded_at: outTime().nullable(),
  application_count: z.number().int(),
  events_allowed: z.array(z.enum(RECRUITMENT_EVENTS as [string, ...string[]])),
  /** What the law asks for and the ad does not state, each with the field and how to mend it. */
  release_gaps: z.array(
    z.object({ rule: z.string(), field: z.string(), source: z.string(), mend: outMap() }),
  ),
  /** What it said when it was last open to the public; null while it is, or if it never was. */
  last_public: z.object({ until: outTime(), content: edited }).nullable(),
  can: outCan(),
});
