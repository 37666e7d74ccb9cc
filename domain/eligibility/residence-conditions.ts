import { required } from '../required.ts';
import { COUNTRY_ID_JAPAN } from '../constants.ts';
import { educationsOf } from './education.ts';
import { FOUR_YEAR_DEGREES, TRAINING_COLLEGE_DEGREES, UNIVERSITY_DEGREES } from './education-tables.ts';
import type { RecruitmentFacts, StudentFacts } from './facts.ts';
import { heldJlpt } from './japanese.ts';
import { readResult } from './read-result.ts';
import {
  JAPANESE_DEPARTMENT_ID,
  JAPANESE_MAJOR_IDS,
  JLPT_OF_JAPANESE_AT_WORK,
  type ConditionRule,
  type Evidence,
} from './residence-tables.ts';
import type { ConditionState, StatusCondition } from './result.ts';
import { isSpecialist, workOf } from './work-kinds.ts';

interface Case {
  student: StudentFacts;
  recruitment: RecruitmentFacts;
  today: string;
  rule: ConditionRule;
}

const isOneOf = (ids: readonly number[], id: number | null) => id !== null && ids.includes(id);
const asState = (is: boolean): ConditionState => (is ? 'met' : 'missing');

/**
 * Whether one of these degrees, held or expected, is from a school in Japan; unknown when a row does not say.
 */
function degreeInJapan(student: StudentFacts, degrees: readonly number[]): ConditionState {
  const educations = educationsOf(student);
  const tells = educations.map(({ degree_id, country_id }): ConditionState => {
    const mayBe = degree_id === null || degrees.includes(degree_id);
    if (!mayBe || (country_id !== null && country_id !== COUNTRY_ID_JAPAN)) return 'missing';
    return degree_id === null || country_id === null ? 'unknown' : 'met';
  });
  if (tells.includes('met')) return 'met';
  return tells.includes('unknown') || educations.length === 0 ? 'unknown' : 'missing';
}

function majoredInJapanese({ academic_major_ids, universities }: StudentFacts): boolean {
  return (
    academic_major_ids.some((id) => JAPANESE_MAJOR_IDS.includes(id)) ||
    universities.some(({ department }) => department?.id === JAPANESE_DEPARTMENT_ID)
  );
}

/** Any of the accepted evidence. Without it: missing if the student has given a JLPT level, else unknown. */
function evidenceState(student: StudentFacts, evidence: Evidence): ConditionState {
  const jlpt = heldJlpt(student);
  if (jlpt && jlpt.level <= evidence.jlpt) return 'met';
  const examined = student.language_examinations.some((result) => {
    const points = evidence.examinations[result.language_examination_id];
    const read = points === undefined ? null : readResult(result);
    return read !== null && read.value >= required(points);
  });
  if (examined || (evidence.japanese_major && majoredInJapanese(student))) return 'met';
  const graduate = evidence.japanese_university ? degreeInJapan(student, UNIVERSITY_DEGREES) : 'missing';
  if (graduate !== 'missing') return graduate;
  return jlpt || student.is_jlpt_none ? 'missing' : 'unknown';
}

const MONTHS_A_YEAR = 12;
const monthOf = (day: string) => Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7));

/** Years worked in the recruitment's job categories, by whole months; overlapping jobs count once. */
function relatedYears({ student, recruitment, today }: Case): number {
  const months = new Set<number>();
  for (const { job_category_id, enter_at, leave_at } of student.job_histories) {
    if (enter_at === null || !isOneOf(recruitment.job_category_ids, job_category_id)) continue;
    const last = leave_at !== null && leave_at < today ? leave_at : today;
    for (let month = monthOf(enter_at); month < monthOf(last); month++) months.add(month);
  }
  return months.size / MONTHS_A_YEAR;
}

/**
 * A degree of any university (its relation to the work is judged flexibly), a diploma of a training college in
 * Japan in a substantially related department, or years of related work.
 */
function degreeOrExperience(one: Case): ConditionState {
  const { student, recruitment, rule } = one;
  const educations = educationsOf(student);
  if (educations.some(({ degree_id }) => isOneOf(UNIVERSITY_DEGREES, degree_id))) return 'met';
  const { kinds } = workOf(recruitment.job_category_ids);
  const years = kinds.has('international') ? rule.years?.international : rule.years?.specialist;
  if (years !== undefined && relatedYears(one) >= years) return 'met';
  const diploma = degreeInJapan(student, TRAINING_COLLEGE_DEGREES);
  const own = [student.latest_school_department, ...student.universities.map((row) => row.department)];
  const isRelated = own.some((department) =>
    recruitment.target_departments.some(({ id }) => id === department?.id),
  );
  if (diploma === 'met') return isRelated ? 'met' : 'unknown';
  const mayHoldDegree = student.universities.some(({ degree_id }) => degree_id === null);
  return mayHoldDegree ? 'unknown' : diploma;
}

const STATES: Readonly<Record<StatusCondition, (one: Case) => ConditionState>> = {
  specialist_work: ({ recruitment }) => {
    const is = isSpecialist(workOf(recruitment.job_category_ids));
    return is === null ? 'unknown' : asState(is);
  },
  degree_or_experience: degreeOrExperience,
  language_evidence: ({ student, rule }) => evidenceState(student, required(rule.evidence)),
  japanese_degree: ({ student }) => degreeInJapan(student, FOUR_YEAR_DEGREES),
  advanced_japanese: ({ student, rule }) => evidenceState(student, required(rule.evidence)),
  japanese_at_work: ({ recruitment: { required_jlpt } }) =>
    required_jlpt !== null && required_jlpt <= JLPT_OF_JAPANESE_AT_WORK ? 'met' : 'unknown',
  specified_field: ({ recruitment }) => {
    const work = workOf(recruitment.job_category_ids);
    return work.kinds.size === 0 ? 'unknown' : asState(work.is_in_specified_field);
  },
  basic_japanese: ({ student, rule }) => evidenceState(student, required(rule.evidence)),
  // No profile field records it.
  field_skill_test: () => 'unknown',
};

/** Evaluates one condition of a residence status for a student and a job. */
export function conditionState(one: Case): ConditionState {
  return STATES[one.rule.condition](one);
}
