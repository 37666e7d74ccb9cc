import { COUNTRY_ID_JAPAN } from '../constants.ts';
import { ageOn } from '../japanese-calendar.ts';
import { graduationDay, isStillStudying } from './education.ts';
import type { RecruitmentFacts, StudentFacts } from './facts.ts';
import { decided, type Decision, type RequirementResult } from './result.ts';

/**
 * Age: `age_limit` is the highest age in full years today. A limit is lawful only under a statutory exception
 * with its stated reason (Employment Promotion Act rule 1-3); a limit without a reason is ignored. There is no
 * near.
 */
export function ageRule(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): RequirementResult[] {
  const { age_limit: asked, age_limit_reason } = recruitment;
  const hasReason = Object.values(age_limit_reason).some((text) => text.trim() !== '');
  if (asked === null || !hasReason) return [];
  const field = 'birth_day';
  const question = { requirement: 'age', is_must: true, asked } as const;
  if (student.birth_day === null) return [decided(question, { reason: 'not_answered', field, have: null })];
  const have = ageOn(student.birth_day, today);
  return [decided(question, { reason: have <= asked ? 'within_age_limit' : 'over_age_limit', field, have })];
}

/**
 * Driving licence. Required before joining: near with the company's support while the student is still
 * studying. Required after joining: near at worst, since there is time to get one.
 */
export function driverLicenseRules(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): RequirementResult[] {
  const have = student.has_driver_license;
  const supported = recruitment.has_driver_license_support;
  const decide = (without: Decision['reason']): Decision => ({
    reason: have === null ? 'not_answered' : have ? 'license_held' : without,
    field: 'has_driver_license',
    have,
  });
  const results: RequirementResult[] = [];
  if (recruitment.is_driver_license_required_before_joining) {
    const inTime = supported && isStillStudying(student, today);
    results.push(
      decided(
        { requirement: 'driver_license_before_joining', is_must: true, asked: true },
        decide(inTime ? 'license_with_support' : 'no_license'),
      ),
    );
  }
  if (recruitment.is_driver_license_required_after_joining)
    results.push(
      decided(
        { requirement: 'driver_license_after_joining', is_must: true, asked: true },
        decide(supported ? 'license_with_support' : 'license_after_joining'),
      ),
    );
  return results;
}

function decideOverseas(student: StudentFacts): Decision {
  const { living_country_id, has_japanese_visa } = student;
  if (living_country_id === null) return { reason: 'not_answered', field: 'living_country_id', have: null };
  if (living_country_id === COUNTRY_ID_JAPAN)
    return { reason: 'lives_in_japan', field: 'living_country_id', have: false };
  const field = 'has_japanese_visa';
  if (has_japanese_visa === null) return { reason: 'not_answered', field, have: true };
  return { reason: has_japanese_visa ? 'abroad_with_visa' : 'abroad_without_visa', field, have: true };
}

/**
 * A recruitment not available from overseas requires living in Japan or having a visa (design.md section 6).
 * `asked` is whether it is available from overseas (false), `have` whether the student lives abroad.
 */
export function overseasRule(student: StudentFacts, recruitment: RecruitmentFacts): RequirementResult[] {
  if (recruitment.is_available_from_overseas) return [];
  return [
    decided({ requirement: 'available_from_overseas', is_must: true, asked: false }, decideOverseas(student)),
  ];
}

/** Guideline under the Youth Employment Promotion Act: people may apply as new graduates for three years. */
const YEARS_AS_NEW_GRADUATE = 3;

/**
 * Concerns mid-career students only. Near: graduated at most three years ago, for new-graduate recruitments.
 */
export function midCareerRule(
  student: StudentFacts,
  recruitment: RecruitmentFacts,
  today: string,
): RequirementResult[] {
  if (!student.is_mid_career) return [];
  const asked = recruitment.is_available_by_mid_career;
  const graduated = graduationDay(student);
  const isRecent = graduated !== null && ageOn(graduated, today) < YEARS_AS_NEW_GRADUATE;
  const reason = asked ? 'mid_career_welcome' : isRecent ? 'graduated_recently' : 'new_graduates_only';
  return [
    decided(
      { requirement: 'mid_career', is_must: true, asked },
      { reason, field: 'is_mid_career', have: true },
    ),
  ];
}
