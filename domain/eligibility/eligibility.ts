import { careerRules } from './careers.ts';
import { examinationRules } from './examinations.ts';
import type { RecruitmentFacts, StudentFacts } from './facts.ts';
import { jlptRule } from './japanese.ts';
import { languageRules } from './language-skills.ts';
import { ageRule, driverLicenseRules, midCareerRule, overseasRule } from './person.ts';
import { residenceRule } from './residence.ts';
import type { RequirementResult } from './result.ts';
import { skillRules } from './skills.ts';
import { degreeRule, departmentRule, graduationRule } from './study.ts';
import { summaryOf, type Summary } from './summary.ts';

export interface Eligibility {
  summary: Summary;
  requirements: readonly RequirementResult[];
}

type Rule = (student: StudentFacts, recruitment: RecruitmentFacts, today: string) => RequirementResult[];

/** In display order. */
const RULES: readonly Rule[] = [
  jlptRule,
  languageRules,
  examinationRules,
  skillRules,
  departmentRule,
  degreeRule,
  graduationRule,
  ageRule,
  driverLicenseRules,
  overseasRule,
  midCareerRule,
  residenceRule,
  careerRules,
];

/**
 * Evaluates each requirement of a recruitment for a student. The result is advice: only domain/applying.ts
 * decides whether one may apply. Covers only what the recruitment asks, and nothing that fair selection
 * excludes (facts.ts).
 * @param today calendar day in Tokyo, 'YYYY-MM-DD'
 */
export function eligibility(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): Eligibility {
  const requirements = RULES.flatMap((rule) => rule(student, recruitment, today));
  return { summary: summaryOf(requirements), requirements };
}
