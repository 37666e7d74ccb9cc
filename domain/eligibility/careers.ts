import type { Career, RecruitmentFacts, StudentFacts } from './facts.ts';
import { decided, type Decision, type RequirementResult } from './result.ts';

/** A preferred first country reached within this many years of work is near. */
const YEARS_NEAR = 3;

function firstCountry(student: StudentFacts, career: Career): Decision {
  const have = student.hope_first_work_country_id;
  const field = 'hope_first_work_country_id';
  if (have === null) return { reason: 'not_answered', field, have };
  if (have === career.first_living_country_id) return { reason: 'wish_fits', field, have };
  const leadsThere = have === career.last_living_country_id;
  if (leadsThere && (career.years_in_first_country ?? 0) <= YEARS_NEAR)
    return { reason: 'country_within_years', field, have };
  if (student.is_hope_work_globaly) return { reason: 'works_anywhere', field: 'is_hope_work_globaly', have };
  return { reason: 'wish_differs', field, have };
}

function lastCountry(student: StudentFacts, career: Career): Decision {
  const have = student.hope_last_work_country_id;
  const field = 'hope_last_work_country_id';
  if (have === null) return { reason: 'not_answered', field, have };
  if (have === career.last_living_country_id) return { reason: 'wish_fits', field, have };
  if (student.is_hope_work_globaly) return { reason: 'works_anywhere', field: 'is_hope_work_globaly', have };
  return { reason: 'wish_differs', field, have };
}

/**
 * The wish is stored as a boolean; "no" counts as answered once the later country is given, which is asked beside it.
 * The first country alone is one of the first questions.
 */
function globally(student: StudentFacts): Decision {
  const have = student.is_hope_work_globaly;
  const field = 'is_hope_work_globaly';
  const isTold = student.hope_last_work_country_id !== null;
  return { reason: have ? 'wish_fits' : isTold ? 'wish_differs' : 'not_answered', field, have };
}

function careerResults(student: StudentFacts, career: Career): RequirementResult[] {
  const { first_living_country_id: first, last_living_country_id: last, is_work_globaly } = career;
  const is_must = false;
  const results: RequirementResult[] = [];
  if (first !== null)
    results.push(
      decided({ requirement: 'career_first_country', is_must, asked: first }, firstCountry(student, career)),
    );
  if (last !== null)
    results.push(
      decided({ requirement: 'career_last_country', is_must, asked: last }, lastCountry(student, career)),
    );
  if (is_work_globaly)
    results.push(decided({ requirement: 'career_globaly', is_must, asked: true }, globally(student)));
  return results;
}

/** Ordered from worst; the fewer of the earlier ones the better. */
const WORSE = ['not_met', 'unknown', 'near'] as const;

function isBetter(a: readonly RequirementResult[], b: readonly RequirementResult[]): boolean {
  for (const status of WORSE) {
    const count = (results: typeof a) => results.filter((result) => result.status === status).length;
    if (count(a) !== count(b)) return count(a) < count(b);
  }
  return false;
}

/**
 * Compares the countries of a career with the student's wishes; a country here is a place of work, never a
 * nationality. Several careers are alternatives and the best match is returned. Near: a first country reached
 * within three years, or a student willing to work anywhere. A wish is never a must.
 */
export function careerRules(student: StudentFacts, recruitment: RecruitmentFacts): RequirementResult[] {
  return recruitment.recruitment_careers
    .map((career) => careerResults(student, career))
    .reduce<RequirementResult[]>(
      (best, next, place) => (place === 0 || isBetter(next, best) ? next : best),
      [],
    );
}
