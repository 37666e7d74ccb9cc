import { required } from '../../../domain/required.ts';
import { STUDENT_LEVELS } from '../../../domain/student-levels.ts';
import type { RecruitmentListItem, Student } from './api-types.ts';
import { formatYen } from './money.ts';

export type StudentLevel = (typeof STUDENT_LEVELS)[number];

/** Degrees of the master data by the pay level of a recruitment they belong to. */
const LEVEL_OF_DEGREE: Record<number, StudentLevel> = {
  1: 'bachelor',
  2: 'master',
  3: 'doctor',
  4: 'professional_school',
  5: 'professional_school',
  6: 'professional_school',
};

/** The level a student is paid at: as mid career, else by the degree of the latest university. */
export function studentLevel(own: Student | null): StudentLevel | null {
  if (!own) return null;
  if (own.is_mid_career) return 'mid_career';
  const latest = own.universities.find((row) => row.is_latest) ?? own.universities[0];
  return LEVEL_OF_DEGREE[latest?.degree_id ?? 0] ?? null;
}

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
  return (level && rangeOf(row, level)) || rangeOf(row, 'bachelor') || (salaryRanges(row)[0] ?? null);
}

/** "¥220,000 – ¥260,000", one amount, or an open end. */
export function formatRange({ min, max }: SalaryRange, language: string): string {
  if (min !== null && max !== null && min !== max)
    return `${formatYen(min, language)} – ${formatYen(max, language)}`;
  if (min === null) return `– ${formatYen(required(max), language)}`;
  return max === null ? `${formatYen(min, language)} –` : formatYen(min, language);
}
