import { required } from '../required.ts';

/** The result for one requirement. Unknown means the profile does not say; it never counts as a failure. */
export const REQUIREMENT_STATUSES = ['met', 'near', 'not_met', 'unknown'] as const;
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];

/**
 * What can be required, with the unit of `asked` and `have`:
 * - `jlpt`, the five `language_…level`: digit, 1 the highest to 5 (subject: the language)
 * - `language_examination`: results as typed (subject: the examination)
 * - `skill`: nothing asked; have = the student's skill level, 1 to 5 (subject: the skill)
 * - `study_department`: ids of department categories; `degree`: ids of degrees
 * - `graduation_year`: fiscal year of joining; `age`: full years
 * - `driver_license_…`, `available_from_overseas`, `mid_career`, `career_globaly`: yes or no
 * - `career_first_country`, `career_last_country`: ids of countries
 * - `residence_status`: codes; asked = the required status, have = the current one
 */
export const REQUIREMENTS = [
  'jlpt',
  'language_level',
  'language_speaking_level',
  'language_listening_level',
  'language_reading_level',
  'language_writing_level',
  'language_examination',
  'skill',
  'study_department',
  'degree',
  'graduation_year',
  'age',
  'driver_license_before_joining',
  'driver_license_after_joining',
  'available_from_overseas',
  'mid_career',
  'residence_status',
  'career_first_country',
  'career_last_country',
  'career_globaly',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** The student field that decided, by its wire name; screens link to it for completion or correction. */
export const DECIDING_FIELDS = [
  'jlpt',
  'language_skills',
  'language_examinations',
  'skills',
  'latest_school_department_category_id',
  'universities',
  'schools',
  'graduate_latest_school_at',
  'birth_day',
  'has_driver_license',
  'living_country_id',
  'has_japanese_visa',
  'is_mid_career',
  'residence_record',
  'hope_first_work_country_id',
  'hope_last_work_country_id',
  'is_hope_work_globaly',
] as const;
export type DecidingField = (typeof DECIDING_FIELDS)[number];

/** The reasons, grouped by status; screens have their texts in a `Record<Reason, …>`. */
export const REASONS = {
  met: [
    'level_reached',
    'shown_by_jlpt',
    'shown_by_overall_level',
    'language_spoken',
    'result_reached',
    'examination_taken',
    'skill_listed',
    'department_targeted',
    'department_of_the_side',
    'degree_held',
    'degree_expected',
    'graduated',
    'graduates_in_time',
    'within_age_limit',
    'license_held',
    'lives_in_japan',
    'abroad_with_visa',
    'mid_career_welcome',
    'wish_fits',
    'work_unrestricted',
    'status_permits_work',
    'within_permitted_hours',
    'change_of_status_possible',
    'certificate_of_eligibility_possible',
    'status_obtainable',
  ],
  near: [
    'one_level_below',
    'level_may_grow',
    'equivalent_examination',
    'result_close',
    'skill_being_learned',
    'related_department',
    'equivalent_degree',
    'graduates_a_year_later',
    'graduated_recently',
    'license_with_support',
    'license_after_joining',
    'works_anywhere',
    'country_within_years',
    'employer_permission_needed',
    'status_condition_missing',
  ],
  not_met: [
    'level_below',
    'no_jlpt',
    'language_not_listed',
    'result_below',
    'examination_not_taken',
    'skill_not_listed',
    'other_department',
    'degree_below',
    'graduates_later',
    'over_age_limit',
    'no_license',
    'abroad_without_visa',
    'new_graduates_only',
    'wish_differs',
    'no_status_fits',
  ],
  unknown: [
    'not_answered',
    'level_not_given',
    'result_not_readable',
    'asked_not_readable',
    'degree_not_comparable',
    'department_not_comparable',
    'status_expired',
    'status_unclear',
  ],
} as const;
export type Reason = (typeof REASONS)[RequirementStatus][number];

/** Conditions of a residence status, returned with `residence_status`. */
export const STATUS_CONDITIONS = [
  'specialist_work',
  'degree_or_experience',
  'language_evidence',
  'japanese_degree',
  'advanced_japanese',
  'japanese_at_work',
  'specified_field',
  'basic_japanese',
  'field_skill_test',
] as const;
export type StatusCondition = (typeof STATUS_CONDITIONS)[number];
export const CONDITION_STATES = ['met', 'missing', 'unknown'] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];

export type Value = number | string | boolean | null | readonly number[];

export interface RequirementResult {
  requirement: Requirement;
  /** Id of the language, examination or skill; null for other requirements. */
  subject_id: number | null;
  status: RequirementStatus;
  /** Whether the recruitment (or, for the residence status, the law) requires it instead of preferring it. */
  is_must: boolean;
  field: DecidingField;
  asked: Value;
  have: Value;
  reason: Reason;
  /** Only for `residence_status`: the conditions of the required status. */
  conditions: readonly { condition: StatusCondition; state: ConditionState }[];
}

const statusOfReason = new Map<Reason, RequirementStatus>(
  REQUIREMENT_STATUSES.flatMap((status) => REASONS[status].map((reason) => [reason, status] as const)),
);

/**
 * A rule's decision: the reason, which implies the status, the field that decided it, and that field's value.
 */
export interface Decision {
  reason: Reason;
  field: DecidingField;
  have: Value;
}

/** Builds a result from a decision. */
export function decided(
  question: { requirement: Requirement; is_must: boolean; asked: Value; subject_id?: number },
  { reason, field, have }: Decision,
  conditions: RequirementResult['conditions'] = [],
): RequirementResult {
  const { requirement, is_must, asked, subject_id = null } = question;
  const status = required(statusOfReason.get(reason));
  return { requirement, subject_id, status, is_must, field, asked, have, reason, conditions };
}

/** Turns not met into near where the company accepts that Japanese may improve. */
export function withGrowth(decision: Decision, mayGrow: boolean): Decision {
  const isFail = statusOfReason.get(decision.reason) === 'not_met';
  return isFail && mayGrow ? { ...decision, reason: 'level_may_grow' } : decision;
}
