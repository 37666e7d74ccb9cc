import {
  advertisedLevel,
  levelOf,
  STUDENT_LEVELS,
  type StudentLevel,
} from '../../../domain/student-levels.ts';
import type { RecruitmentListItem, Student } from './api-types.ts';
import { formatYen } from './money.ts';
import { formatRange } from './range.ts';

export type { StudentLevel };

/** The level a student is paid at; null while nobody is signed in or the profile does not tell. */
export const studentLevel = (own: Student | null): StudentLevel | null => own && levelOf(own);

export interface SalaryRange {
  level: StudentLevel;
  min: number | null;
  max: number | null;
}

function rangeOf(row: RecruitmentListItem, level: StudentLevel): SalaryRange | null {
  const min = row[`salary_min_${level}`];
  const max = row[`salary_max_${level}`];
  return min === null && max === null ? null : { level, min, max };
}

/** The pay at every level that a recruitment names. */
export function salaryRanges(row: RecruitmentListItem): SalaryRange[] {
  return STUDENT_LEVELS.map((level) => rangeOf(row, level)).filter((range) => range !== null);
}

/** The pay to show on a card: the student's own level, else the bachelor's, else the first named. */
export function salaryFor(row: RecruitmentListItem, level: StudentLevel | null): SalaryRange | null {
  const named = advertisedLevel(level, (one) => rangeOf(row, one) !== null);
  return named && rangeOf(row, named);
}

/** "¥220,000 – ¥260,000", one amount, or an open end. */
export function formatSalary({ min, max }: SalaryRange, language: string): string {
  const yen = (amount: number | null) => (amount === null ? '' : formatYen(amount, language));
  return min === max ? yen(min) : formatRange(yen(min), yen(max), language);
}
