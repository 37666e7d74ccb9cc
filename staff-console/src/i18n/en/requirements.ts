import type { REASONS, Requirement } from '../../../../server/domain/eligibility/result.ts';

type Unmet = (typeof REASONS)['not_met'][number];

/** What a job asks. `subject` is the language, examination or skill. */
const name = {
  jlpt: 'JLPT',
  language_level: '%{subject}, overall',
  language_speaking_level: '%{subject}, speaking',
  language_listening_level: '%{subject}, listening',
  language_reading_level: '%{subject}, reading',
  language_writing_level: '%{subject}, writing',
  language_examination: '%{subject}',
  skill: 'skill %{subject}',
  study_department: 'field of study',
  degree: 'degree',
  graduation_year: 'graduation',
  age: 'age',
  driver_license_before_joining: 'driver’s licence before joining',
  driver_license_after_joining: 'driver’s licence',
  available_from_overseas: 'residence in Japan',
  mid_career: 'career',
  residence_status: 'residence status %{asked}',
  career_first_country: 'first country of work',
  career_last_country: 'later country of work',
  career_globaly: 'work in many countries',
} as const satisfies Record<Requirement, string>;

/** How a student falls short of it, told to staff. */
const unmet = {
  level_below: '%{asked} is asked, has %{have}',
  no_jlpt: '%{asked} is asked, has none yet',
  language_not_listed: 'not among their languages',
  result_below: '%{asked} is asked, has %{have}',
  examination_not_taken: 'not among their examinations',
  skill_not_listed: 'not among their skills',
  other_department: '%{asked} is asked, studies something else',
  degree_below: '%{asked} or higher is asked, has %{have}',
  graduates_later: 'by %{asked} is asked, graduates in %{have}',
  over_age_limit: 'up to %{asked} is asked, is %{have}',
  no_license: 'has none',
  abroad_without_visa: 'lives abroad without a visa for Japan',
  new_graduates_only: 'meant for new graduates',
  wish_differs: 'wishes for something else',
  no_status_fits: 'no status fits this work, as far as the profile tells',
} as const satisfies Record<Unmet, string>;

/** What a job requires and a student lacks. */
export const requirements = {
  name,
  unmet,
  gap: '%{name}: %{why}',
  quoted: '“%{text}”',
  asked_only: '%{asked} is asked',
  and_more: '%{names} and %{smart_count} more',
} as const;
