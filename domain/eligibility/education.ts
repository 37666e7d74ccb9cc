import { DEGREE_OF_SCHOOL } from './education-tables.ts';
import type { StudentFacts } from './facts.ts';
import { oncePer } from '../once-per.ts';

/** One school of a student, from either list. */
export interface Education {
  degree_id: number | null;
  country_id: number | null;
  graduate_at: string | null;
  field: 'universities' | 'schools';
}

/** Universities and schools as one list; a school's degree is derived from its category. */
export const educationsOf = oncePer(({ universities, schools }: StudentFacts): readonly Education[] => [
  ...universities.map((row) => ({ ...row, field: 'universities' as const })),
  ...schools.map(({ school_category_id, ...row }) => ({
    ...row,
    degree_id: (school_category_id !== null && DEGREE_OF_SCHOOL[school_category_id]) || null,
    field: 'schools' as const,
  })),
]);

/** The day the latest school ends or ended; null when the profile has none. */
export const graduationDay = oncePer((student: StudentFacts): string | null => {
  if (student.graduate_latest_school_at !== null) return student.graduate_latest_school_at;
  const days = educationsOf(student).flatMap(({ graduate_at }) => graduate_at ?? []);
  return days.sort().at(-1) ?? null;
});

/** Whether the latest school ends after `today`; false without data. */
export function isStillStudying(student: StudentFacts, today: string): boolean {
  const day = graduationDay(student);
  return day !== null && day > today;
}
