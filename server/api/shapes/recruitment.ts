import { z } from 'zod';
import { AGE_LIMIT_EXCEPTIONS } from '../../domain/release-facts.ts';
import { STUDENT_LEVELS } from '../../domain/student-levels.ts';
import { outDay, outId, outMap, outTime } from '../wire.ts';
import { companyBrief, companyOffice, companyPublic } from './company.ts';
import { recruitmentEligibility, shortEligibility } from './eligibility.ts';

const ref = () => outId().nullable();
const text = () => z.string().nullable();
const number = () => z.number().nullable();
const yen = () => z.number().int().nullable();

const salaries = Object.fromEntries(
  STUDENT_LEVELS.flatMap((level) => [
    [`salary_min_${level}`, yen()],
    [`salary_max_${level}`, yen()],
  ]),
) as Record<`salary_${'min' | 'max'}_${(typeof STUDENT_LEVELS)[number]}`, ReturnType<typeof yen>>;

/** What the specification's list of recruitments tells of each, beside its names and its lists. */
export const recruitmentTerms = {
  age_limit: number(),
  required_jlpt: number(),
  is_school_department_category_must: z.boolean(),
  is_consedering_japanese_level_growth: z.boolean(),
  is_available_by_mid_career: z.boolean(),
  is_available_from_overseas: z.boolean(),
  is_driver_license_required_before_joining: z.boolean(),
  is_driver_license_required_after_joining: z.boolean(),
  is_released: z.boolean(),
  is_simple: z.boolean(),
  is_shown_on_top: z.boolean(),
  is_japanese_only_for_resume_questions: z.boolean(),
  peculiar_apply_url: text(),
};

/** A row of a search: enough to decide whether to open it. */
export const recruitmentListItem = z
  .object({
    id: outId(),
    title: outMap(),
    company_id: outId(),
    company: companyBrief,
    ...recruitmentTerms,
    job_category_ids: z.array(outId()),
    related_country_ids: z.array(outId()),
    prefecture_ids: z.array(outId()),
    target_study_department_categories: z.array(z.object({ id: outId(), department_category_id: outId() })),
    salary_unit: z.enum(['month', 'year', 'hour']),
    ...salaries,
    is_salary_decided_by_interview: z.boolean(),
    published_at: outTime().nullable(),
    closed_at: outTime().nullable(),
    apply_deadline_on: outDay().nullable(),
    /** How it fits the student who asks; null for anybody else. */
    eligibility: shortEligibility.nullable(),
  })
  .meta({ id: 'RecruitmentListItem' });

const languageLevels = {
  language_level_id: ref(),
  language_speaking_level_id: ref(),
  language_listening_level_id: ref(),
  language_reading_level_id: ref(),
  language_writing_level_id: ref(),
};

export const requiredLanguage = z.object({
  id: outId(),
  language_id: outId(),
  ...languageLevels,
  is_must: z.boolean(),
});

/** The question a recruitment asks in its resume, with everything needed to answer it. */
export const recruitmentResumeQuestion = z
  .object({
    id: outId(),
    recruitment_id: outId(),
    resume_question_id: outId(),
    is_display_in_resume: z.boolean(),
    is_required: z.boolean(),
    approximate_num_of_characters_ja: number(),
    approximate_num_of_words_en: number(),
    index: z.number().int(),
    resume_question: z.object({
      id: outId(),
      title: outMap(),
      purpose: outMap(),
      explanation: outMap(),
      is_allow_reuse: z.boolean(),
      default_template_id: ref(),
      templates: z.array(z.object({ id: outId(), template_name: outMap(), template_text: outMap() })),
    }),
  })
  .meta({ id: 'RecruitmentResumeQuestion' });

/** A released recruitment as anybody may read it. */
export const recruitmentPublic = recruitmentListItem
  .extend({
    company: companyPublic,
    job_description: outMap(),
    appeal_point: outMap(),
    ideal_person: outMap(),
    selection_valued_point: outMap(),
    /** The statutory exception that allows the limit; null without one. */
    age_limit_exception: z.enum(AGE_LIMIT_EXCEPTIONS).nullable(),
    age_limit_reason: outMap(),
    has_driver_license_support: z.boolean(),
    model_salary_allowance_value: yen(),
    model_salary_description: outMap(),
    has_bonus: z.boolean(),
    is_adopting_flextime: z.boolean(),
    is_adopting_discretionary_work: z.boolean(),
    /** Hours a day that count as worked under discretionary work. */
    deemed_work_hours: number(),
    work_start_at: text(),
    work_end_at: text(),
    work_hours: number(),
    break_minutes: number(),
    has_training: z.boolean(),
    training_description: outMap(),
    dress_id: ref(),
    minimum_degree_id: ref(),
    as_of_on: outDay().nullable(),
    duties_scope_of_change: outMap(),
    contract_term: z.enum(['indefinite', 'fixed']).nullable(),
    contract_period_description: outMap(),
    contract_renewal_standard: outMap(),
    contract_renewal_limit: outMap(),
    probation_description: outMap(),
    workplace_scope_of_change: outMap(),
    overtime_description: outMap(),
    fixed_overtime_pay_yen: yen(),
    fixed_overtime_hours: number(),
    base_pay_without_fixed_overtime_yen: yen(),
    is_fixed_overtime_excess_paid: z.boolean(),
    holidays_description: outMap(),
    smoking_prevention_description: outMap(),
    insurance_description: outMap(),
    is_dispatch: z.boolean(),
    recruiter_name: outMap(),
    /** N plus the easiest and hardest of the four required Japanese skill levels; null without any. */
    japanese_level_range: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
    required_skills: z.array(z.object({ id: outId(), skill_id: outId(), is_must: z.boolean() })),
    required_languages: z.array(requiredLanguage),
    required_language_examinations: z.array(
      z.object({ id: outId(), language_examination_id: outId(), result: text(), is_must: z.boolean() }),
    ),
    offices: z.array(companyOffice),
    annual_hiring_numbers: z.array(
      z.object({ id: outId(), nendo_year: z.number().int(), num_of_hiring: z.number().int() }),
    ),
    required_personalities: z.array(z.object({ id: outId(), personality_id: outId() })),
    reasons_to_recruit_international_students: z.array(z.object({ id: outId(), recruit_reason_id: outId() })),
    selection_steps: z.array(
      z.object({
        id: outId(),
        selection_type_id: outId(),
        is_online: z.boolean(),
        place: outMap(),
        step_num: z.number().int(),
        languages: z.array(z.object({ id: outId(), language_id: outId() })),
      }),
    ),
    resume_questions: z.array(recruitmentResumeQuestion),
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
      z.object({ id: outId(), allowance_type_id: outId(), description: outMap(), value_yen: yen() }),
    ),
    /** Whether applying is possible now, and if not, why (an error code of the catalogue). */
    can: z.object({ apply: z.boolean(), reason: z.string().nullable() }),
    /** The caller's current application for it, if any; they may apply all the same where staff allow it again. */
    application_id: ref(),
    reapply_from: outDay().nullable().describe('From this day in Japan the caller may apply again'),
    /** How each requirement fits the student who asks; null for anybody else. It never blocks applying. */
    eligibility: recruitmentEligibility.nullable(),
  })
  .meta({ id: 'RecruitmentPublic' });

export const recruitmentForStaff = recruitmentPublic.extend({
  importance_rating_of_school: number(),
  importance_rating_of_japanese: number(),
  importance_rating_of_skill: number(),
  importance_rating_of_personality: number(),
  version: z.number().int(),
});

/** Recruitment as an application names it. */
export const recruitmentBrief = z
  .object({
    id: outId(),
    title: outMap(),
    company: companyBrief,
    is_simple: z.boolean(),
    is_japanese_only_for_resume_questions: z.boolean(),
  })
  .meta({ id: 'RecruitmentBrief' });
