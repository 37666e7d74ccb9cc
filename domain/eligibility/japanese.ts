import { languageId } from '../languages.ts';
import { JLPT_EXAMINATION_ID } from './examination-scales.ts';
import type { RecruitmentFacts, StudentFacts } from './facts.ts';
import { oncePer } from '../once-per.ts';
import { bestLevel, readResult } from './read-result.ts';
import { decided, withGrowth, type Decision, type RequirementResult } from './result.ts';

export const JAPANESE = languageId('ja');
/** One below the lowest level. */
const NONE = 6;

type Held = { level: number; field: 'jlpt' | 'language_examinations' };

/**
 * The best JLPT level held, from the field or a passed JLPT among the examinations; null when neither is given.
 */
export const heldJlpt = oncePer((student: StudentFacts): Held | null => {
  const passed = student.language_examinations
    .filter((result) => result.language_examination_id === JLPT_EXAMINATION_ID)
    .flatMap((result) => readResult(result)?.level ?? []);
  const examined = passed.length === 0 ? null : Math.min(...passed);
  if (student.jlpt !== null && (examined === null || student.jlpt <= examined))
    return { level: student.jlpt, field: 'jlpt' };
  return examined === null ? null : { level: examined, field: 'language_examinations' };
});

function decide(student: StudentFacts, asked: number): Decision {
  const held = heldJlpt(student);
  const { level, field } = held ?? { level: null, field: 'jlpt' as const };
  if (level !== null && level <= asked) return { reason: 'level_reached', field, have: level };
  const shown = bestLevel(student.language_examinations, JAPANESE);
  if (shown !== null && shown <= asked)
    return { reason: 'equivalent_examination', field: 'language_examinations', have: shown };
  if (level === asked + 1) return { reason: 'one_level_below', field, have: level };
  if (level !== null) return { reason: 'level_below', field, have: level };
  return { reason: student.is_jlpt_none ? 'no_jlpt' : 'not_answered', field, have: null };
}

/**
 * The hardest JLPT requirement that jlptRule does not judge as not met when growth is not considered. Used to
 * select candidates before each is judged.
 * @returns null when the student gave no level, so none is excluded; 6 when only recruitments without a
 * requirement fit
 */
export function jlptReach(student: StudentFacts): number | null {
  const level = heldJlpt(student)?.level ?? null;
  const shown = bestLevel(student.language_examinations, JAPANESE);
  if (level === null && !student.is_jlpt_none) return null;
  return Math.min(level === null ? NONE : level - 1, shown ?? NONE);
}

/**
 * JLPT, N1 highest: the student's digit must not exceed the required one. Near: one level below, an equivalent
 * examination, or any gap where the recruitment considers growth. No answer is unknown; "none yet" is not.
 */
export function jlptRule(student: StudentFacts, recruitment: RecruitmentFacts): RequirementResult[] {
  const asked = recruitment.required_jlpt;
  if (asked === null) return [];
  const decision = withGrowth(decide(student, asked), recruitment.is_consedering_japanese_level_growth);
  return [decided({ requirement: 'jlpt', is_must: true, asked, subject_id: JAPANESE }, decision)];
}
