import { fieldId } from './field-id.ts';
import type { Student } from './api-types.ts';

/** The steps of the profile form, in their order. */
export const STEPS = ['basic', 'education', 'languages', 'wishes', 'experience', 'resume'] as const;
export type StepName = (typeof STEPS)[number];

/** The first profile asks for what applying and being found need; the rest comes with the first resume. */
export const FIRST_STEPS = [
  'basic',
  'education',
  'languages',
  'wishes',
] as const satisfies readonly StepName[];

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

/** What is still missing in each step, for a level. */
export function missingByStep(own: Student, level: 'initialized' | 'resume'): Record<StepName, string[]> {
  const byStep = Object.fromEntries(STEPS.map((step) => [step, [] as string[]])) as Record<
    StepName,
    string[]
  >;
  for (const name of own.missing_for[level]) byStep[stepOf(name)].push(name);
  return byStep;
}

/** Text key of a missing part: the label of its field. */
export function isKnownMissing(name: string): boolean {
  return name in PLACES;
}
