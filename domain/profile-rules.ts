import { itemAt, required } from './required.ts';
import type { FieldErrors } from './error-codes.ts';

/**
 * Rules for rows of a profile's lists, beyond the format of each value. Rows are checked when sent; older rows
 * are left alone.
 */
interface ListRules {
  /** Columns without which the row is meaningless. */
  required?: readonly string[];
  /** Columns that identify duplicates. */
  same: readonly string[];
  /** Flags that only one row of the list may have. */
  one?: readonly string[];
  /** Dates in the student's life: not before birth and not too far ahead. */
  days?: readonly string[];
  /** Dates of certified facts: not in the future either. */
  past?: readonly string[];
}

export const PROFILE_LIST_RULES: Readonly<Record<string, ListRules>> = {
  survey_answers: { same: ['user_survey_id', 'user_survey_option_id', 'answer_text'] },
  hoped_prefectures: { same: ['prefecture_id'] },
  interesting_job_categories: { same: ['job_category_id'] },
  interesting_industries: { same: ['industry_id'] },
  language_skills: { same: ['language_id'] },
  skills: { required: ['skill_id'], same: ['skill_id'] },
  universities: {
    required: ['university_id'],
    same: ['university_id', 'degree_id', 'department_category_id', 'department_official_name', 'enroll_at'],
    one: ['is_latest', 'is_main_bachelor'],
    days: ['enroll_at', 'graduate_at'],
  },
  schools: {
    required: ['name'],
    same: ['name', 'school_category_id', 'department_name', 'enroll_at'],
    one: ['is_latest'],
    days: ['enroll_at', 'graduate_at'],
  },
  academic_majors: { same: ['academic_major_id'] },
  job_histories: {
    required: ['company_name'],
    same: ['company_name', 'job_category_id', 'description', 'enter_at'],
    days: ['enter_at', 'leave_at'],
  },
  language_examinations: {
    same: ['language_examination_id', 'result', 'examined_at'],
    past: ['examined_at'],
  },
  certifications: { same: ['name', 'certificated_at'], past: ['certificated_at'] },
};

/** The range of the year picker. */
const YEARS_AHEAD = 10;
/** Years: the minimum working age (Labour Standards Act, article 56), and an upper bound for job seekers. */
const AGES = { min: 15, max: 100 } as const;

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** @param days as 'YYYY-MM-DD' */
const isLikelyBirthDay = (birthDay: string, today: string): boolean =>
  yearsAfter(birthDay, AGES.min) <= today && yearsAfter(birthDay, AGES.max) > today;

interface Life {
  birth_day: string | null;
  /** Today in Tokyo. */
  today: string;
}
type DayProblem = 'before_birth' | 'future_date';

/** What is wrong with a date in someone's life; null when nothing is. */
function dayProblem(day: string, { birth_day, today }: Life, isPast: boolean): DayProblem | null {
  if (birth_day !== null && day < birth_day) return 'before_birth';
  return day > (isPast ? today : yearsAfter(today, YEARS_AHEAD)) ? 'future_date' : null;
}

/** The date fields of the profile itself. */
export interface ProfileDays {
  birth_day?: string | null | undefined;
  jlpt_certificated_at?: string | null | undefined;
  graduate_latest_school_at?: string | null | undefined;
}

/**
 * Problems with the submitted dates.
 * @param life of the student as it will be once saved
 * @returns problems by field
 */
export function wrongDays(sent: ProfileDays, life: Life): FieldErrors {
  const fields: FieldErrors = {};
  if (sent.birth_day && !isLikelyBirthDay(sent.birth_day, life.today))
    fields['birth_day'] = [{ code: 'unlikely_birth_day', params: AGES }];
  for (const field of ['jlpt_certificated_at', 'graduate_latest_school_at'] as const) {
    const day = sent[field];
    const code = day ? dayProblem(day, life, field === 'jlpt_certificated_at') : null;
    if (code) fields[field] = [{ code }];
  }
  return fields;
}

type Row = Readonly<Record<string, unknown>>;
type RowProblem = 'required' | 'duplicate' | 'one_latest_only' | 'one_main_only' | DayProblem;

/**
 * Problems with one row among all rows of its list.
 * @returns problems by column
 */
export function rowProblems(
  list: string,
  row: Row,
  all: readonly Row[],
  life: Life,
): Map<string, RowProblem> {
  const { required: needed = [], same, one = [], days = [], past = [] } = required(PROFILE_LIST_RULES[list]);
  const problems = new Map<string, RowProblem>();
  for (const column of needed) if ((row[column] ?? null) === null) problems.set(column, 'required');
  const others = all.filter(({ id }) => id !== row['id']);
  const isSame = (other: Row) => same.every((column) => (other[column] ?? null) === (row[column] ?? null));
  if (problems.size === 0 && others.some(isSame)) problems.set(itemAt(same, 0), 'duplicate');
  for (const flag of one)
    if (row[flag] === true && others.some((other) => other[flag] === true))
      problems.set(flag, flag === 'is_latest' ? 'one_latest_only' : 'one_main_only');
  for (const column of [...days, ...past]) {
    const day = row[column];
    const problem = typeof day === 'string' ? dayProblem(day, life, past.includes(column)) : null;
    if (problem) problems.set(column, problem);
  }
  return problems;
}
