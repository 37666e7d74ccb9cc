import { fieldId } from './field-id.ts';
import type { Student } from './api-types.ts';

/** The steps of the profile form, in their order. */
export const STEPS = ['basic', 'education', 'languages', 'wishes', 'experience', 'resume'] as const;
export type StepName = (typeof STEPS)[number];

/** The four first questions, in their order: what finding jobs that fit needs. The rest comes with the first resume. */
export const QUESTIONS = ['from', 'japanese', 'study', 'work'] as const;
export type QuestionName = (typeof QUESTIONS)[number];
export const isQuestion = (name: string): name is QuestionName =>
  QUESTIONS.some((question) => question === name);

/** Which question asks for what is missing for `initialized`; everything of the person themselves is in the first. */
const QUESTION_OF: Record<string, QuestionName> = {
  jlpt: 'japanese',
  latest_school_department_category_id: 'study',
  graduate_latest_school_at: 'study',
  interesting_job_categories: 'work',
  hope_first_work_country_id: 'work',
};
export const questionOf = (missing: string): QuestionName => QUESTION_OF[missing] ?? 'from';

interface Place {
  step: StepName;
  /** Form field to go to, where it is named differently. */
  field?: string;
}

/**
 * Where each part is filled in that can be missing (names of domain/profile-levels.ts) or that decides
 * how a job fits (DECIDING_FIELDS of domain/eligibility/result.ts).
 */
const PLACES: Record<string, Place> = {
  first_name: { step: 'basic' },
  last_name: { step: 'basic' },
  first_name_kana: { step: 'basic' },
  last_name_kana: { step: 'basic' },
  birth_day: { step: 'basic' },
  gender: { step: 'basic' },
  phone_num: { step: 'basic' },
  home_country_id: { step: 'basic' },
  living_country_id: { step: 'basic' },
  page_language_id: { step: 'basic' },
  agree_policy_at: { step: 'basic' },
  has_japanese_visa: { step: 'basic' },
  residence_record: { step: 'basic', field: 'residence_status_id' },
  latest_education: { step: 'education', field: 'universities' },
  education_dates: { step: 'education', field: 'universities' },
  universities: { step: 'education' },
  schools: { step: 'education' },
  latest_school_department_category_id: { step: 'education' },
  graduate_latest_school_at: { step: 'education' },
  jlpt: { step: 'languages' },
  language_skills: { step: 'languages' },
  language_examinations: { step: 'languages' },
  is_mid_career: { step: 'wishes' },
  hope_first_work_country_id: { step: 'wishes' },
  hope_last_work_country_id: { step: 'wishes' },
  is_hope_work_globaly: { step: 'wishes' },
  skills: { step: 'experience' },
  has_driver_license: { step: 'experience' },
  interesting_job_categories: { step: 'wishes' },
  postal_code: { step: 'resume' },
  address: { step: 'resume' },
  resume_face_image: { step: 'resume' },
};

export function stepOf(missing: string): StepName {
  return PLACES[missing]?.step ?? 'basic';
}

/**
 * Query and hash that lead to the field of a missing part.
 * @param parameters of the page's address that stay
 */
export function linkTo(missing: string, parameters?: URLSearchParams): string {
  const place = PLACES[missing] ?? { step: 'basic' as const };
  const query = new URLSearchParams(parameters);
  query.set('step', place.step);
  return `?${query}#${fieldId(place.field ?? missing)}`;
}

/** The form fields of what a resume still lacks, to be marked where they stand. */
export const fieldsMissing = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => PLACES[name]?.field ?? name));

/** How long it takes to fill in what is missing, in seconds: tried on a phone. What is not named takes a quarter of a minute. */
const SECONDS: Record<string, number> = {
  latest_education: 90,
  education_dates: 45,
  language_skills: 45,
  address: 30,
  resume_face_image: 90,
  gender: 5,
};
const USUAL_SECONDS = 15;

/** The minutes it takes to fill in what is missing, at least one. */
export function minutesFor(names: readonly string[]): number {
  const seconds = names.reduce((sum, name) => sum + (SECONDS[name] ?? USUAL_SECONDS), 0);
  return Math.max(1, Math.ceil(seconds / 60));
}

/** What a resume still lacks, by the step that asks for it. */
export function missingByStep(own: Student): Record<StepName, string[]> {
  const byStep = Object.fromEntries(STEPS.map((step) => [step, [] as string[]])) as Record<
    StepName,
    string[]
  >;
  for (const name of own.missing_for.resume) byStep[stepOf(name)].push(name);
  return byStep;
}

/** Text key of a missing part: the label of its field. */
export function isKnownMissing(name: string): boolean {
  return name in PLACES;
}
