import { COUNTRY_ID_JAPAN, SCHOOL_CATEGORY_ID, SCHOOL_CATEGORY_ID_JUNIOR_HIGH_SCHOOL } from './constants.ts';
import { isFilled } from './validation.ts';

/**
 * Profile levels of a person (specification section 4; which fields each needs is our reading, ADR 64): the minimum is
 * the sign-up and the first of the four first questions, `initialized` is all four, and everything else is asked for
 * with the first resume. Pure: returns the missing fields, so that a screen can link to them.
 */
export interface ProfileFacts {
  first_name: string | null;
  last_name: string | null;
  first_name_kana: string | null;
  last_name_kana: string | null;
  home_country_id: number | null;
  living_country_id: number | null;
  birth_day: string | null;
  phone_num: string | null;
  page_language_id: number | null;
  agree_policy_at: Date | string | null;
  has_japanese_visa: boolean | null;
  jlpt: number | null;
  is_jlpt_none: boolean;
  latest_school_department_category_id: number | null;
  graduate_latest_school_at: string | null;
  hope_first_work_country_id: number | null;
  postal_code: string | null;
  address: string | null;
  gender: string | null;
  is_gender_unanswered: boolean;
  is_gender_shown: boolean;
  has_resume_face_image: boolean;
  interesting_job_categories: readonly unknown[];
  language_skills: readonly unknown[];
  universities: readonly EducationFacts[];
  schools: readonly SchoolFacts[];
}
interface EducationFacts {
  enroll_at: string | null;
  graduate_at: string | null;
}

interface SchoolFacts extends EducationFacts {
  school_category_id?: number | null;
}

type FieldFacts = Exclude<keyof ProfileFacts, 'is_gender_shown'>;

/** What can be missing: user fields and nested lists by their wire names. */
export type MissingField = FieldFacts | 'latest_education' | 'education_dates' | 'resume_face_image';

type Check = readonly [MissingField, (facts: ProfileFacts) => boolean];

const field = (name: FieldFacts): Check => [name, (facts) => isFilled(facts[name])];

const MINIMUM: readonly Check[] = [
  field('first_name'),
  field('last_name'),
  field('home_country_id'),
  field('living_country_id'),
  field('page_language_id'),
  field('agree_policy_at'),
  field('has_japanese_visa'),
];

const INITIALIZED: readonly Check[] = [
  ['jlpt', (facts) => facts.jlpt !== null || facts.is_jlpt_none],
  field('latest_school_department_category_id'),
  field('graduate_latest_school_at'),
  field('hope_first_work_country_id'),
  ['interesting_job_categories', (facts) => facts.interesting_job_categories.length > 0],
];

const livesInJapan = (facts: ProfileFacts) => facts.living_country_id === COUNTRY_ID_JAPAN;

const isAfterHighSchool = ({ school_category_id }: SchoolFacts) =>
  school_category_id !== SCHOOL_CATEGORY_ID.high_school &&
  school_category_id !== SCHOOL_CATEGORY_ID_JUNIOR_HIGH_SCHOOL;

const RESUME: readonly Check[] = [
  field('first_name_kana'),
  field('last_name_kana'),
  field('birth_day'),
  field('phone_num'),
  // Only Japanese addresses have a postal code in that format.
  ['postal_code', (facts) => !livesInJapan(facts) || isFilled(facts.postal_code)],
  field('address'),
  // It is printed only where the student asks for it.
  ['gender', (facts) => !facts.is_gender_shown || isFilled(facts.gender) || facts.is_gender_unanswered],
  ['resume_face_image', (facts) => facts.has_resume_face_image],
  ['latest_education', (facts) => facts.universities.length > 0 || facts.schools.some(isAfterHighSchool)],
  [
    'education_dates',
    (facts) => [...facts.universities, ...facts.schools].every((row) => row.enroll_at && row.graduate_at),
  ],
  ['language_skills', (facts) => facts.language_skills.length > 0],
];

const missing = (checks: readonly Check[], facts: ProfileFacts) =>
  checks.filter(([, present]) => !present(facts)).map(([name]) => name);

export interface ProfileLevels {
  is_minimum_initialized: boolean;
  is_initialized: boolean;
  is_profile_enough_for_resume: boolean;
  /** What each level still lacks, including gaps of the earlier levels. */
  missing_for: { minimum: MissingField[]; initialized: MissingField[]; resume: MissingField[] };
}

/** @param facts a user with its nested lists, by their wire names */
export function profileLevels(facts: ProfileFacts): ProfileLevels {
  const minimum = missing(MINIMUM, facts);
  const initialized = [...minimum, ...missing(INITIALIZED, facts)];
  const resume = [...initialized, ...missing(RESUME, facts)];
  return {
    is_minimum_initialized: minimum.length === 0,
    is_initialized: initialized.length === 0,
    is_profile_enough_for_resume: resume.length === 0,
    missing_for: { minimum, initialized, resume },
  };
}
