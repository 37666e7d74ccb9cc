import { UserSchool, UserUniversity } from '../../models/user-lists.ts';
import { University } from '../../models/university.ts';
import { countryId } from './countries.ts';
import type { Insert, Row } from './insert.ts';
import type { DemoStudent, RelativeDay } from './students/student.ts';

/** [0, 15, 25] is 25 March of the next calendar year: months run on past December. */
export function dayOf([years, month, day = 1]: RelativeDay, nendo: number): string {
  return new Date(Date.UTC(nendo + years, month - 1, day)).toISOString().slice(0, 10);
}

/** A student's universities and other schools, the latest first. */
export function educationRows({ educations }: DemoStudent, nendo: number) {
  const dated = educations.map((education, place) => ({
    ...education,
    enroll_at: dayOf(education.enroll, nendo),
    graduate_at: dayOf(education.graduate, nendo),
    is_latest: place === 0,
  }));
  const firstBachelor = dated.findIndex(({ university, degree }) => university !== undefined && degree === 1);
  return {
    universities: dated
      .filter(({ university }) => university !== undefined)
      .map((row) => ({
        university_id: row.university!,
        degree_id: row.degree ?? null,
        student_category_id: row.studentCategory ?? null,
        department_category_id: row.department ?? null,
        department_official_name: row.official ?? null,
        enroll_at: row.enroll_at,
        graduate_at: row.graduate_at,
        is_latest: row.is_latest,
        is_main_bachelor: dated.indexOf(row) === firstBachelor,
      })),
    schools: dated
      .filter(({ university }) => university === undefined)
      .map((row) => ({
        school_category_id: row.schoolCategory ?? null,
        name: row.name ?? null,
        country_id: row.country ? countryId(row.country) : null,
        department_name: row.official ?? null,
        enroll_at: row.enroll_at,
        graduate_at: row.graduate_at,
        is_latest: row.is_latest,
      })),
  };
}

/** Universities that are not in the list, each added by its student. Answers their ids by their names. */
async function insertOwnUniversities(
  insert: Insert,
  students: readonly DemoStudent[],
  ids: readonly number[],
): Promise<ReadonlyMap<number | string, number>> {
  const rows = students.flatMap(({ educations, home }, place) =>
    educations.flatMap(({ university }) =>
      typeof university === 'string'
        ? [
            {
              local_name: university,
              english_name: university,
              country_id: countryId(home),
              is_created_by_user: true,
              created_by_user_id: ids[place]!,
            },
          ]
        : [],
    ),
  );
  const universityIds = await insert(University, rows);
  return new Map(rows.map(({ local_name }, place) => [local_name, universityIds[place]!]));
}

/** Universities and schools of the students, in the order of their ids. */
export async function insertEducation(
  insert: Insert,
  students: readonly DemoStudent[],
  ids: readonly number[],
  nendo: number,
): Promise<void> {
  const added = await insertOwnUniversities(insert, students, ids);
  const each = (rows: (education: ReturnType<typeof educationRows>) => readonly Row[]) =>
    students.flatMap((student, place) =>
      rows(educationRows(student, nendo)).map((row) => ({ user_id: ids[place]!, ...row })),
    );
  await insert(
    UserUniversity,
    each(({ universities }) =>
      universities.map((row) => ({
        ...row,
        university_id: added.get(row.university_id) ?? row.university_id,
      })),
    ),
  );
  await insert(
    UserSchool,
    each(({ schools }) => schools),
  );
}
