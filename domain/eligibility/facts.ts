import type { LanguageMap } from '../languages.ts';

/**
 * What the rules may know. Deliberately absent, so no rule can use it: gender, health, dependants, home
 * country, name, address (fair selection; a job never depends on nationality or sex).
 */
export interface StudentFacts {
  jlpt: number | null;
  is_jlpt_none: boolean;
  language_skills: readonly LanguageLevels[];
  language_examinations: readonly ExaminationResult[];
  skills: readonly { skill_id: number | null; level: number | null }[];
  latest_school_department: Department | null;
  graduate_latest_school_at: string | null;
  universities: readonly {
    degree_id: number | null;
    country_id: number | null;
    department: Department | null;
    graduate_at: string | null;
  }[];
  schools: readonly {
    school_category_id: number | null;
    country_id: number | null;
    graduate_at: string | null;
  }[];
  academic_major_ids: readonly number[];
  birth_day: string | null;
  has_driver_license: boolean | null;
  living_country_id: number | null;
  has_japanese_visa: boolean | null;
  hope_first_work_country_id: number | null;
  hope_last_work_country_id: number | null;
  is_hope_work_globaly: boolean;
  is_mid_career: boolean;
  job_histories: readonly {
    job_category_id: number | null;
    enter_at: string | null;
    leave_at: string | null;
  }[];
  residence_record: {
    /** Code of the residence status (master data); null when the record names none. */
    code: string | null;
    expires_at: string | null;
    has_work_permission: boolean | null;
  } | null;
}

/** Levels of one language as JLPT digits: 1 highest, 5 lowest; null where not given. */
export interface LanguageLevels {
  language_id: number;
  language_level: number | null;
  language_speaking_level: number | null;
  language_listening_level: number | null;
  language_reading_level: number | null;
  language_writing_level: number | null;
}

export interface ExaminationResult {
  language_examination_id: number;
  /** As typed: '438点', 'N2 合格', '7.5'. */
  result: string | null;
}

/** A study department category and the faculty it belongs to. */
export interface Department {
  id: number;
  faculty_category_id: number | null;
}

/** A recruitment's requirements, and the facts that decide which residence status fits. */
export interface RecruitmentFacts {
  required_jlpt: number | null;
  is_consedering_japanese_level_growth: boolean;
  required_languages: readonly (LanguageLevels & { is_must: boolean })[];
  required_language_examinations: readonly (ExaminationResult & { is_must: boolean })[];
  required_skills: readonly { skill_id: number; is_must: boolean }[];
  target_departments: readonly Department[];
  is_school_department_category_must: boolean;
  minimum_degree_id: number | null;
  /** Fiscal years (April to March) in which people are hired. */
  hiring_nendo_years: readonly number[];
  /** Highest age in full years; counts only with a statutory reason. */
  age_limit: number | null;
  age_limit_reason: LanguageMap;
  is_driver_license_required_before_joining: boolean;
  is_driver_license_required_after_joining: boolean;
  has_driver_license_support: boolean;
  is_available_from_overseas: boolean;
  is_available_by_mid_career: boolean;
  recruitment_careers: readonly Career[];
  job_category_ids: readonly number[];
  /** Countries of the workplaces; an office without one counts as Japan. */
  office_country_ids: readonly (number | null)[];
  salary_unit: 'month' | 'year' | 'hour';
  /** Hours a day. */
  work_hours: number | null;
}

export interface Career {
  first_living_country_id: number | null;
  last_living_country_id: number | null;
  is_work_globaly: boolean;
  years_in_first_country: number | null;
}
