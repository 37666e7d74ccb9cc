import { eligibility } from '../../../domain/eligibility/eligibility.ts';
import type { LanguageLevels, RecruitmentFacts, StudentFacts } from '../../../domain/eligibility/facts.ts';
import type { Requirement } from '../../../domain/eligibility/result.ts';

export const TODAY = '2026-11-21';
export const JAPAN = 109;
export const VIETNAM = 233;

/** A student who has told nothing. */
export const silent: StudentFacts = {
  jlpt: null,
  is_jlpt_none: false,
  language_skills: [],
  language_examinations: [],
  skills: [],
  latest_school_department: null,
  graduate_latest_school_at: null,
  universities: [],
  schools: [],
  academic_major_ids: [],
  birth_day: null,
  has_driver_license: null,
  living_country_id: null,
  has_japanese_visa: null,
  hope_first_work_country_id: null,
  hope_last_work_country_id: null,
  is_hope_work_globaly: false,
  is_mid_career: false,
  job_histories: [],
  residence_record: null,
};

/** A recruitment that asks for nothing, of no kind of work. */
export const undemanding: RecruitmentFacts = {
  required_jlpt: null,
  is_consedering_japanese_level_growth: false,
  required_languages: [],
  required_language_examinations: [],
  required_skills: [],
  target_departments: [],
  is_school_department_category_must: false,
  minimum_degree_id: null,
  hiring_nendo_years: [],
  age_limit: null,
  age_limit_reason: {},
  is_driver_license_required_before_joining: false,
  is_driver_license_required_after_joining: false,
  has_driver_license_support: false,
  is_available_from_overseas: true,
  is_available_by_mid_career: true,
  recruitment_careers: [],
  job_category_ids: [],
  office_country_ids: [null],
  salary_unit: 'month',
  work_hours: 8,
};

export const noLevels = {
  language_level: null,
  language_speaking_level: null,
  language_listening_level: null,
  language_reading_level: null,
  language_writing_level: null,
};
export const speaks = (language_id: number, levels: Partial<LanguageLevels> = {}): LanguageLevels => ({
  ...noLevels,
  language_id,
  ...levels,
});

/** A university student in Japan who graduates next March. */
export const university = (change: Partial<StudentFacts['universities'][number]> = {}) => ({
  degree_id: 1,
  country_id: JAPAN,
  department: { id: 8, faculty_category_id: 3 },
  graduate_at: '2027-03-25',
  ...change,
});

export function judge(student: Partial<StudentFacts>, recruitment: Partial<RecruitmentFacts>, today = TODAY) {
  return eligibility({ ...silent, ...student }, { ...undemanding, ...recruitment }, today);
}

/** The results for one kind of requirement. */
export function resultsFor(
  requirement: Requirement,
  student: Partial<StudentFacts>,
  recruitment: Partial<RecruitmentFacts>,
  today = TODAY,
) {
  return judge(student, recruitment, today).requirements.filter((one) => one.requirement === requirement);
}

/** The only result for one kind of requirement, in short: [status, reason, deciding field, what there is]. */
export function resultFor(...call: Parameters<typeof resultsFor>) {
  const results = resultsFor(...call);
  if (results.length > 1) throw new Error('More than one result');
  const [one] = results;
  return one ? [one.status, one.reason, one.field, one.have] : null;
}
