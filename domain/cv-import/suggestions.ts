import { isDriversLicence } from './abilities.ts';
import type { CvEducation } from './education.ts';
import { keyOf } from './lines.ts';
import type { CvFacts, CvTextName } from './read-cv.ts';
import type { CvJob } from './work.ts';

/** A university of ours. */
export interface CvUniversity {
  id: number;
  local_name: string;
  english_name: string | null;
  country_id: number;
}

/** Of a profile what a CV can tell too. */
export interface CvProfile {
  first_name: string | null;
  last_name: string | null;
  first_name_kana: string | null;
  last_name_kana: string | null;
  name_in_own_script: string | null;
  phone_num: string | null;
  birth_day: string | null;
  home_country_id: number | null;
  postal_code: string | null;
  living_prefecture_id: number | null;
  address: string | null;
  jlpt: number | null;
  jlpt_certificated_at: string | null;
  has_driver_license: boolean | null;
  resume_self_pr: string | null;
  career_summary: string | null;
  resume_motivation: string | null;
  resume_special_skill: string | null;
  universities: readonly {
    university_id: number | null;
    degree_id: number | null;
    enroll_at: string | null;
  }[];
  schools: readonly { name: string | null; school_category_id: number | null }[];
  job_histories: readonly { company_name: string | null; enter_at: string | null }[];
  language_skills: readonly { language_id: number }[];
  language_examinations: readonly {
    id: number;
    language_examination_id: number;
    result: string | null;
    examined_at: string | null;
  }[];
  skills: readonly { skill_id: number | null }[];
  certifications: readonly { id: number; name: string; certificated_at: string | null }[];
}

type Row<K extends 'enroll_at' | 'enter_at'> = K extends 'enroll_at'
  ? Pick<CvEducation, 'enroll_at' | 'graduate_at'>
  : Omit<CvJob, 'line'>;

/** Of a row that takes the place of one of the profile, that one. */
interface Replacing {
  id?: number;
}

/** What accepting a suggestion sets or adds: fields of the profile, in the form in which the profile takes them. */
export type CvChange = Partial<
  Omit<
    CvProfile,
    | 'universities'
    | 'schools'
    | 'job_histories'
    | 'language_skills'
    | 'language_examinations'
    | 'skills'
    | 'certifications'
  >
> & {
  universities?: (Row<'enroll_at'> & {
    university: CvUniversity;
    degree_id: number | null;
    department_official_name: string | null;
  })[];
  schools?: (Row<'enroll_at'> & {
    name: string;
    school_category_id: number;
    department_name: string | null;
  })[];
  job_histories?: Row<'enter_at'>[];
  language_skills?: { language_id: number; language_level_id: number }[];
  language_examinations?: (Replacing & {
    language_examination_id: number;
    result: string;
    examined_at: string | null;
  })[];
  skills?: { skill_id: number }[];
  certifications?: (Replacing & { name: string; certificated_at: string | null })[];
};

export interface CvSuggestion {
  /** Names it among those of one CV. */
  key: string;
  change: CvChange;
  /** Where the CV says so. */
  line: string;
}

const isSame = (a: string | null | undefined, b: string | null | undefined) =>
  keyOf(a ?? '') === keyOf(b ?? '');
/** A CV tells the month of a day. */
const isSameMonth = (a: string | null, b: string | null) => a?.slice(0, 7) === b?.slice(0, 7);

function ofPerson({ person, home_country_id, living_prefecture_id }: CvFacts): CvSuggestion[] {
  const single = (key: string, found: { line: string } | null, change: CvChange): CvSuggestion[] =>
    found ? [{ key, change, line: found.line }] : [];
  const { name, kana, name_in_own_script: own, phone_num: phone, birth_day: birth, address } = person;
  const { postal_code, ...place } = address?.value ?? { postal_code: null };
  return [
    ...single('name', name, name?.value ?? {}),
    ...single('kana', kana, kana?.value ?? {}),
    ...single('name_in_own_script', own, { name_in_own_script: own?.value ?? null }),
    ...single('phone_num', phone, { phone_num: phone?.value ?? null }),
    ...single('birth_day', birth, { birth_day: birth?.value ?? null }),
    ...single('home_country_id', home_country_id, { home_country_id: home_country_id?.value ?? null }),
    ...single('address', address, {
      ...place,
      ...(postal_code !== null && { postal_code }),
      ...(living_prefecture_id !== null && { living_prefecture_id }),
    }),
  ];
}

/** A value that the profile has already, whatever its case, width and signs, is no suggestion. */
const isNew =
  (profile: CvProfile) =>
  ({ change }: CvSuggestion): boolean =>
    Object.entries(change).some(([name, value]) => {
      const held = profile[name as keyof CvProfile];
      if (typeof value !== 'string' || typeof held !== 'string') return value !== held;
      return name.endsWith('_at') ? !isSameMonth(value, held) : !isSame(value, held);
    });

/** A university or school that the list or the profile has already. */
function ofEducation(
  facts: CvFacts,
  profile: CvProfile,
  universities: ReadonlyMap<CvEducation, CvUniversity>,
): { suggestions: CvSuggestion[]; unclear: string[] } {
  const suggestions: CvSuggestion[] = [];
  const unclear: string[] = [];
  for (const [index, told] of facts.education.entries()) {
    const { enroll_at, graduate_at, line } = told;
    if (told.school_category_id !== null) {
      if (profile.schools.some(({ name }) => isSame(name, told.name))) continue;
      const school = {
        name: told.name,
        school_category_id: told.school_category_id,
        department_name: told.department,
        enroll_at,
        graduate_at,
      };
      suggestions.push({ key: `schools.${index}`, change: { schools: [school] }, line });
      continue;
    }
    const university = universities.get(told);
    if (!university) {
      unclear.push(line);
      continue;
    }
    const isHeld = profile.universities.some(
      (row) =>
        row.university_id === university.id &&
        (row.degree_id === told.degree_id || row.degree_id === null || told.degree_id === null),
    );
    if (isHeld) continue;
    const row = {
      university,
      degree_id: told.degree_id,
      department_official_name: told.department,
      enroll_at,
      graduate_at,
    };
    suggestions.push({ key: `universities.${index}`, change: { universities: [row] }, line });
  }
  return { suggestions, unclear };
}

function ofJobs({ jobs }: CvFacts, { job_histories: held }: CvProfile): CvSuggestion[] {
  return jobs.flatMap(({ line, ...job }, index) => {
    const isHeld = held.some(
      ({ company_name, enter_at }) =>
        isSame(company_name, job.company_name) &&
        (enter_at === null || job.enter_at === null || enter_at.slice(0, 7) === job.enter_at.slice(0, 7)),
    );
    return isHeld ? [] : [{ key: `job_histories.${index}`, change: { job_histories: [job] }, line }];
  });
}

/**
 * A row of a certificate as the profile would take it: in the place of the latest one of the same, or beside the
 * others. Null where the profile has it, with its day if the CV tells one.
 * @param same rows of the profile for the same certificate
 */
function certificateRow<T extends object, Held extends { id: number }>(
  value: T,
  same: readonly Held[],
  dayOf: (row: T | Held) => string | null,
  isEqual: (row: Held) => boolean,
): (T & Replacing) | null {
  const day = dayOf(value);
  if (same.some((row) => isEqual(row) && (day === null || isSameMonth(dayOf(row), day)))) return null;
  const latest = same.toSorted((a, b) => (dayOf(a) ?? '').localeCompare(dayOf(b) ?? '')).at(-1);
  return latest ? { id: latest.id, ...value } : value;
}

function ofExaminations({ abilities }: CvFacts, profile: CvProfile): CvSuggestion[] {
  return abilities.examinations.flatMap(({ value, line }) => {
    const { language_examination_id: id } = value;
    const row = certificateRow(
      value,
      profile.language_examinations.filter((held) => held.language_examination_id === id),
      ({ examined_at }) => examined_at,
      ({ result }) => isSame(result, value.result),
    );
    if (!row) return [];
    return [{ key: `language_examinations.${id}`, change: { language_examinations: [row] }, line }];
  });
}

/** Certificates, and whether there is a driver's licence: with the certificate that says so it is one suggestion. */
function ofCertificates({ abilities }: CvFacts, profile: CvProfile): CvSuggestion[] {
  const { certifications } = abilities;
  const certificates = certifications.flatMap(({ value, line }, index): CvSuggestion[] => {
    const row = certificateRow(
      value,
      profile.certifications.filter(({ name }) => isSame(name, value.name)),
      ({ certificated_at }) => certificated_at,
      () => true,
    );
    if (!row) return [];
    // What a CV tells twice is two certificates.
    const isOnly = certifications.filter((one) => isSame(one.value.name, value.name)).length === 1;
    return [{ key: `certifications.${index}`, change: { certifications: [isOnly ? row : value] }, line }];
  });
  const licence = abilities.has_driver_license;
  if (!licence || profile.has_driver_license === true) return certificates;
  const told = certificates.find(({ change }) =>
    change.certifications?.some(({ name }) => isDriversLicence(name)),
  );
  const change = { has_driver_license: true, ...told?.change };
  return [
    { key: 'has_driver_license', change, line: told?.line ?? licence.line },
    ...certificates.filter((one) => one !== told),
  ];
}

function ofLanguages(
  { abilities }: CvFacts,
  profile: CvProfile,
  levelIds: ReadonlyMap<number, number>,
): CvSuggestion[] {
  const { jlpt, languages } = abilities;
  const suggestions: CvSuggestion[] = [];
  // An old CV tells the level of its day. 1 is the best.
  const isOutdated = jlpt !== null && profile.jlpt !== null && profile.jlpt < jlpt.value.jlpt;
  if (jlpt && !isOutdated) {
    const { jlpt: level, jlpt_certificated_at: day } = jlpt.value;
    const change = day === null ? { jlpt: level } : { jlpt: level, jlpt_certificated_at: day };
    suggestions.push({ key: 'jlpt', change, line: jlpt.line });
  }
  for (const { value, line } of languages) {
    if (profile.language_skills.some(({ language_id }) => language_id === value.language_id)) continue;
    const language_level_id = value.level === null ? null : (levelIds.get(value.level) ?? null);
    // Without its level a language would be printed bare: the form asks for both.
    if (language_level_id === null) continue;
    const row = { language_id: value.language_id, language_level_id };
    suggestions.push({
      key: `language_skills.${value.language_id}`,
      change: { language_skills: [row] },
      line,
    });
  }
  return suggestions;
}

const ofSkills = ({ abilities }: CvFacts, { skills: held }: CvProfile): CvSuggestion[] =>
  abilities.skills
    .filter(({ value }) => !held.some(({ skill_id }) => skill_id === value.skill_id))
    .map(({ value, line }) => ({ key: `skills.${value.skill_id}`, change: { skills: [value] }, line }));

const ofTexts = ({ texts }: CvFacts): CvSuggestion[] =>
  (Object.entries(texts) as [CvTextName, string][]).map(([name, text]) => ({
    key: name,
    change: { [name]: text },
    line: text.split('\n', 1)[0] ?? '',
  }));

/**
 * What a CV tells that the profile does not have yet, or has otherwise; each to be accepted or left.
 * @param universities those of ours that a row means
 * @param levelIds of language levels, by the digit of the JLPT level they stand beside
 */
export function suggestionsOf(
  facts: CvFacts,
  profile: CvProfile,
  universities: ReadonlyMap<CvEducation, CvUniversity>,
  levelIds: ReadonlyMap<number, number>,
): { suggestions: CvSuggestion[]; unclear: string[] } {
  const education = ofEducation(facts, profile, universities);
  const rows = [
    ...education.suggestions,
    ...ofJobs(facts, profile),
    ...ofLanguages(facts, profile, levelIds),
    ...ofExaminations(facts, profile),
    ...ofSkills(facts, profile),
    ...ofCertificates(facts, profile),
  ];
  return {
    suggestions: [...ofPerson(facts), ...rows, ...ofTexts(facts)].filter(isNew(profile)),
    unclear: [...education.unclear, ...facts.unclear],
  };
}
