import { ageOn } from '../japanese-calendar.ts';
import { DEGREE_RANKS } from './education-tables.ts';
import { STUDY_DEPARTMENT_CATEGORY_ID } from '../constants.ts';
import type { Department, LanguageLevels, RecruitmentFacts, StudentFacts } from './facts.ts';
import { heldJlpt, JAPANESE } from './japanese.ts';
import { languageRules, LEVELS } from './language-skills.ts';
import { driverLicenseRules, midCareerRule, overseasRule } from './person.ts';
import type { Requirement, RequirementResult } from './result.ts';
import { skillRules } from './skills.ts';
import { degreeRule, departmentRule } from './study.ts';

/** Requirements that no key tells: results as typed, and what the law asks of this student for this work. */
export const NOT_IN_FIT: readonly Requirement[] = ['language_examination', 'residence_status'];

/** What a student meets, to be compared with the search row of a job. */
export interface Fit {
  /** Requirements of this JLPT digit and easier ones; 6: only jobs that require none. */
  jlpt: number;
  /** Whether jobs that cannot be applied for from overseas are open to them. */
  is_at_hand: boolean;
  /** Of the departments one of which is required, those that accept them. */
  department_ids: number[];
  /** Full years; null when the profile does not tell, which meets no limit. */
  age: number | null;
  /** Keys as db/search-rows.ts writes them: `skill:9`, `language:2:language_level:3`, `degree:1` … */
  musts: string[];
}

const NOTHING_REQUIRED: RecruitmentFacts = {
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
  office_country_ids: [],
  salary_unit: 'month',
  work_hours: null,
};
const NO_LEVELS = Object.fromEntries(LEVELS.map((name) => [name, null])) as Omit<
  LanguageLevels,
  'language_id'
>;
const DIGITS = [1, 2, 3, 4, 5];
const NO_LEVEL = 6;

const uniqueIds = (ids: readonly (number | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

/**
 * What a student meets of all that jobs may require, by the rules of eligibility, so that a search can tell jobs that
 * they meet wholly; NOT_IN_FIT is left out.
 * @param today calendar day in Tokyo, 'YYYY-MM-DD'
 */
export function fitOf(student: StudentFacts, today: string): Fit {
  type Rule = (student: StudentFacts, recruitment: RecruitmentFacts, today: string) => RequirementResult[];
  const meets = (rule: Rule, required: Partial<RecruitmentFacts>) =>
    rule(student, { ...NOTHING_REQUIRED, ...required }, today).every(({ status }) => status === 'met');

  const musts: string[] = [];
  const add = (key: string, rule: Rule, required: Partial<RecruitmentFacts>) => {
    if (meets(rule, required)) musts.push(key);
  };
  for (const skill_id of uniqueIds(student.skills.map((skill) => skill.skill_id)))
    add(`skill:${skill_id}`, skillRules, { required_skills: [{ skill_id, is_must: true }] });
  for (const language_id of uniqueIds([JAPANESE, ...student.language_skills.map((row) => row.language_id)])) {
    const levels = { language_id, ...NO_LEVELS, is_must: true };
    add(`language:${language_id}`, languageRules, { required_languages: [levels] });
    for (const name of LEVELS)
      for (const digit of DIGITS)
        add(`language:${language_id}:${name}:${digit}`, languageRules, {
          required_languages: [{ ...levels, [name]: digit }],
        });
  }
  for (const id of Object.keys(DEGREE_RANKS).map(Number))
    add(`degree:${id}`, degreeRule, { minimum_degree_id: id });
  add('driver_license', driverLicenseRules, { is_driver_license_required_before_joining: true });
  add('new_graduate', midCareerRule, { is_available_by_mid_career: false });

  const departments: Department[] = [
    ...(student.latest_school_department ? [student.latest_school_department] : []),
    ...student.universities.flatMap(({ department }) => department ?? []),
    ...Object.values(STUDY_DEPARTMENT_CATEGORY_ID).map((id) => ({ id, faculty_category_id: null })),
  ];
  return {
    jlpt: heldJlpt(student)?.level ?? NO_LEVEL,
    is_at_hand: meets(overseasRule, { is_available_from_overseas: false }),
    department_ids: uniqueIds(
      departments
        .filter((department) => meets(departmentRule, { target_departments: [department] }))
        .map(({ id }) => id),
    ),
    age: student.birth_day === null ? null : ageOn(student.birth_day, today),
    musts,
  };
}
