import { itemAt, required } from '../../../domain/required.ts';
import { user as table } from '../../../domain/entities/user.ts';
import { UserSchool, UserUniversity } from '../../models/user-lists.ts';
import { University } from '../../models/university.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { columnsTold } from './schemas/entity.ts';
import type { DemoStudent } from './schemas/student.ts';

type Dated = Row & { enroll_at: string | null; graduate_at: string | null; is_latest: boolean };

/** A student's universities and other schools, with their days. */
export function educationOf({ universities = [], schools = [] }: DemoStudent, days: Days) {
  const dated = (rows: Parameters<typeof columnsTold>[0], told: object) =>
    ({ enroll_at: null, graduate_at: null, is_latest: false, ...columnsTold(rows, told, days) }) as Dated;
  return {
    universities: universities.map((row) => dated(table.fields.universities.rows, row)),
    schools: schools.map((row) => dated(table.fields.schools.rows, row)),
  };
}

/** Universities and schools of the students, in the order of their ids; first the universities that they added. */
export async function insertEducation(
  insert: Insert,
  students: readonly DemoStudent[],
  ids: readonly number[],
  days: Days,
): Promise<void> {
  const added = students.flatMap(({ universities = [], home_country_id }, place) =>
    universities.flatMap(({ added_university: name }) =>
      name === undefined
        ? []
        : [
            {
              local_name: name,
              english_name: name,
              country_id: home_country_id,
              is_created_by_user: true,
              created_by_user_id: itemAt(ids, place),
            },
          ],
    ),
  );
  const addedIds = await insert(University, added);
  const educations = students.map((student, place) => {
    const user_id = itemAt(ids, place);
    const { universities, schools } = educationOf(student, days);
    return {
      universities: universities.map((row, number) => {
        const name = itemAt(required(student.universities), number).added_university;
        const own = added.findIndex((one) => one.created_by_user_id === user_id && one.local_name === name);
        return { user_id, ...row, ...(own >= 0 && { university_id: itemAt(addedIds, own) }) };
      }),
      schools: schools.map((row) => ({ user_id, ...row })),
    };
  });
  await insert(
    UserUniversity,
    educations.flatMap(({ universities }) => universities),
  );
  await insert(
    UserSchool,
    educations.flatMap(({ schools }) => schools),
  );
}
