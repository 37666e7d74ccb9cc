import { DEGREE_OF_SCHOOL } from './education-tables.ts';
import type { StudentFacts } from './facts.ts';

/** One school of a student, whatever list it stands in. */
export interface Education {
  degree_id: number | null;
  country_id: number | null;
  graduate_at: string | null;
  field: 'universities' | 'schools';
}

/** Universities and schools as one list, the degree of a school read off its category. */
export function educationsOf(student: StudentFacts): Education[] {
  return [
    ...student.universities.map((row) => ({ ...row, field: 'universities' as const })),
    ...student.schools.map(({ school_category_id, ...row }) => ({
      ...row,
      degree_id: (school_category_id !== null && DEGREE_OF_SCHOOL[school_category_id]) || null,
      field: 'schools' as const,
    })),
  ];
}

/** The day the latest school ends or ended; null when the profile tells none. */
export function graduationDay(student: StudentFacts): string | null {
  if (student.graduate_latest_school_at !== null) return student.graduate_latest_school_at;
  const days = educationsOf(student).flatMap(({ graduate_at }) => graduate_at ?? []);
  return days.sort().at(-1) ?? null;
}

/** Whether the latest school is still to be finished on `today`; false when nothing is told. */
export function isStillStudying(student: StudentFacts, today: string): boolean {
  const day = graduationDay(student);
  return day !== null && day > today;
}
