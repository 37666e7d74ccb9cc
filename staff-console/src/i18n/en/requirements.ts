import type { Reason, REASONS, Requirement } from '../../../../server/domain/eligibility/result.ts';

/** Why a requirement is not plainly met. */
export type OpenReason = Exclude<Reason, (typeof REASONS)['met'][number]>;

/** What a job asks. `subject` is the language, examination or skill. */
const name = {
  jlpt: 'JLPT',
  language_level: '%{subject}',
  language_speaking_level: '%{subject}, speaking',
  language_listening_level: '%{subject}, listening',
  language_reading_level: '%{subject}, reading',
  language_writing_level: '%{subject}, writing',
  language_examination: 'Examination %{subject}',
  skill: 'Skill %{subject}',
  study_department: 'Major',
  degree: 'Degree',
  graduation_year: 'Year of graduation',
  age: 'Age limit',
  driver_license_before_joining: 'Driver’s licence before joining',
  driver_license_after_joining: 'Driver’s licence after joining',
  available_from_overseas: 'Living in Japan, or a visa',
  mid_career: 'Work experience',
  residence_status: 'Residence status',
  career_first_country: 'First country of work',
  career_last_country: 'Later country of work',
  career_globaly: 'Work in many countries',
} as const satisfies Record<Requirement, string>;

/** How a student stands to it, told to staff: what is near, what is not met, what the profile does not tell. */
const why = {
  one_level_below: 'one level below',
  level_may_grow: 'below, but Japanese may grow on the job',
  equivalent_examination: 'another examination shows about the same',
  result_close: 'very close',
  skill_being_learned: 'being learned',
  related_department: 'a related field',
  equivalent_degree: 'a diploma that comes close',
  graduates_a_year_later: 'a year later',
  graduated_recently: 'graduated less than three years ago',
  license_with_support: 'the company helps to get one',
  license_after_joining: 'there is time to get one',
  works_anywhere: 'ready to work in many countries',
  country_within_years: 'possible within a few years',
  employer_permission_needed: 'needs a new permission for another employer',
  status_condition_missing: 'one condition is missing and can be earned',
  level_below: 'below',
  no_jlpt: 'no level yet',
  language_not_listed: 'not in the profile',
  result_below: 'below',
  examination_not_taken: 'not in the profile',
  skill_not_listed: 'not in the profile',
  other_department: 'another field',
  degree_below: 'below',
  graduates_later: 'later',
  over_age_limit: 'above',
  no_license: 'none',
  abroad_without_visa: 'abroad without a visa',
  new_graduates_only: 'for new graduates only',
  wish_differs: 'they wish for something else',
  no_status_fits: 'no status fits, as far as the profile tells',
  not_answered: 'not told',
  level_not_given: 'level not told',
  result_not_readable: 'their result cannot be read',
  asked_not_readable: 'cannot be compared',
  degree_not_comparable: 'cannot be compared',
  department_not_comparable: 'depends on what they learned',
  status_expired: 'expired by the profile',
  status_unclear: 'depends on details',
} as const satisfies Record<OpenReason, string>;

/** What a job requires, and how a student stands to it. */
export const requirements = {
  name,
  why,
  gap: '%{names}: %{why}',
  why_with: '%{why} (%{values})',
  and: ', ',
  asked: 'asked: %{asked}',
  asked_have: 'asked: %{asked}, theirs: %{have}',
  quoted: '“%{text}”',
  and_more: '%{names} and %{smart_count} more',
} as const;
