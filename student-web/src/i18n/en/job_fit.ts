import type {
  ConditionState,
  DecidingField,
  Reason,
  RequirementStatus,
  StatusCondition,
} from '../../../../server/domain/eligibility/result.ts';
import type { Verdict } from '../../../../server/domain/eligibility/summary.ts';

const reason: Record<Reason, string> = {
  level_reached: 'You have {{have}}.',
  shown_by_jlpt: 'Your JLPT level shows it.',
  language_spoken: 'It is one of your languages.',
  result_reached: 'You have {{have}}.',
  examination_taken: 'You have taken it.',
  skill_listed: 'It is one of your skills.',
  department_targeted: 'Your field of study is one of them.',
  department_of_the_side: 'Your field of study belongs to them.',
  degree_held: 'You have: {{have}}.',
  degree_expected: 'You will have it when you graduate.',
  graduated: 'You have graduated.',
  graduates_in_time: 'You graduate in {{have}}.',
  within_age_limit: 'You are within it.',
  license_held: 'You have one.',
  lives_in_japan: 'You live in Japan.',
  abroad_with_visa: 'You hold a visa for Japan.',
  mid_career_welcome: 'People with work experience are welcome.',
  wish_fits: 'It is what you wish for.',
  work_unrestricted: 'Your status allows any work.',
  status_permits_work: 'Your status allows this work.',
  within_permitted_hours: 'The hours are within your permission for part-time work.',
  change_of_status_possible:
    'You need to change to this status before you start, as most students do. As far as your profile tells, you can.',
  certificate_of_eligibility_possible:
    'As far as your profile tells, you can get it from abroad, with papers the company applies for.',
  status_obtainable: 'As far as your profile tells, you can get it.',

  one_level_below: '{{asked}} is asked, you have {{have}}: one level below.',
  level_may_grow: 'You are not there yet, but here your Japanese may grow on the job.',
  equivalent_examination: 'Another examination you took shows about the same.',
  result_close: '{{asked}} is asked, you have {{have}}: very close.',
  skill_being_learned: 'You are learning it.',
  related_department: 'Your field of study is close to them.',
  equivalent_degree: 'Your diploma comes close to it.',
  graduates_a_year_later: 'You graduate in {{have}}, a year later.',
  graduated_recently: 'You graduated less than three years ago; you may still apply as a new graduate.',
  license_with_support: 'The company helps you to get one.',
  license_after_joining: 'There is time to get one.',
  works_anywhere: 'You are ready to work in many countries.',
  country_within_years: 'You may move to the country you wish for within a few years.',
  employer_permission_needed: 'Your status is bound to one employer, so you need a new permission first.',
  status_condition_missing: 'One condition is still missing, and you can earn it.',

  level_below: '{{asked}} is asked, you have {{have}}.',
  no_jlpt: '{{asked}} is asked, you have no JLPT level yet.',
  language_not_listed: 'It is not among the languages in your profile.',
  result_below: '{{asked}} is asked, you have {{have}}.',
  examination_not_taken: 'It is not among the examinations in your profile.',
  skill_not_listed: 'It is not among the skills in your profile.',
  other_department: 'Your field of study is a different one.',
  degree_below: 'Your profile names: {{have}}.',
  graduates_later: 'You graduate in {{have}}.',
  over_age_limit: 'You are {{have}}.',
  no_license: 'You have none yet.',
  abroad_without_visa: 'You live abroad without a visa for Japan.',
  new_graduates_only: 'The job is meant for new graduates.',
  wish_differs: 'Your profile wishes for something else.',
  no_status_fits: 'As far as your profile tells, no status fits this work yet. There are exceptions.',

  not_answered: 'Your profile does not tell yet.',
  level_not_given: 'Your profile does not tell the level yet.',
  result_not_readable: 'We could not read the result in your profile.',
  asked_not_readable: 'We could not compare your result with the one asked.',
  degree_not_comparable: 'We cannot compare this degree by rule.',
  department_not_comparable: 'It depends on what you learned there.',
  status_expired: 'The end of your status in the profile has passed.',
  status_unclear: 'It depends on details of the work and of your studies.',
};

/** Leads to the very field of the profile. */
const field: Record<DecidingField, string> = {
  jlpt: 'Tell us your JLPT level',
  language_skills: 'Tell us your languages',
  language_examinations: 'Tell us your examinations',
  skills: 'Tell us your skills',
  latest_school_department_category_id: 'Tell us what you study',
  universities: 'Complete your universities',
  schools: 'Complete your schools',
  graduate_latest_school_at: 'Tell us when you graduate',
  birth_day: 'Tell us your birthday',
  has_driver_license: 'Tell us about your driver’s licence',
  living_country_id: 'Tell us where you live',
  has_japanese_visa: 'Tell us whether you have a visa',
  is_mid_career: 'Tell us about your career',
  residence_record: 'Tell us your residence status',
  hope_first_work_country_id: 'Tell us where you want to work',
  hope_last_work_country_id: 'Tell us where you want to work later',
  is_hope_work_globaly: 'Tell us whether you would work in many countries',
};

const status: Record<RequirementStatus, string> = {
  met: 'You meet this',
  near: 'Nearly',
  not_met: 'Not yet',
  unknown: 'We do not know yet',
};

const verdict: Record<Verdict, string> = {
  good: 'You meet what is required',
  near: 'You nearly meet what is required',
  unknown: 'Your profile does not tell everything yet',
  not_yet: 'Some of it is still ahead of you',
};

const advice: Record<Verdict, string> = {
  good: 'A good moment to apply.',
  near: 'It is close: go ahead and apply.',
  unknown: 'Add what is missing to see how well it fits. You can apply in any case.',
  not_yet: 'You can apply all the same: companies look at the whole person.',
};

/** Of a residence status, in plain words. */
const condition: Record<StatusCondition, string> = {
  specialist_work: 'The work needs special knowledge or languages',
  degree_or_experience: 'A degree that fits, or years of experience in such work',
  language_evidence: 'Japanese on the level of N2, or a Japanese university',
  japanese_degree: 'A four-year degree or more from a university in Japan',
  advanced_japanese: 'Very good Japanese: N1, BJT 480 or a degree in Japanese',
  japanese_at_work: 'Japanese is used in the work itself',
  specified_field: 'The work belongs to a field of the Specified Skilled Worker status',
  basic_japanese: 'Basic Japanese: N4 or JFT-Basic',
  field_skill_test: 'The skill test of that field',
};

const conditionState: Record<ConditionState, string> = {
  met: 'fulfilled',
  missing: 'still missing',
  unknown: 'not known yet',
};

/** How a job fits the student who looks at it: not for visitors. */
export const job_fit = {
  count: 'You meet {{met}} of {{total}}.',
  countNear: 'You meet {{met}} of {{total}} and come close in {{near}} more.',
  group: '{{group}}: you meet {{met}} of {{total}}',
  quoted: '“{{text}}”',
  wishes: 'Welcome, but not required: you meet {{met}} of {{total}}',
  reason,
  field,
  status,
  verdict,
  advice,
  condition,
  conditionState,
  conditions: 'What this status asks for',
  askUs:
    'Residence statuses have many exceptions. If you are not sure, ask us with the inquiry button on any other page, or ask your mentor after you have applied.',
  noAdvice: 'This is a guide, not a decision: nothing here keeps you from applying.',
};
