import { z } from 'zod';
import { required } from '../../../../../domain/required.ts';
import { DEGREE_ID_BACHELOR, PROFILE_MAX } from '../../../../../domain/constants.ts';
import { isFilled } from '../../../../../domain/validation.ts';
import type { Student } from '../../../lib/api-types.ts';
import {
  day,
  id,
  ids,
  inOrder,
  longText,
  requiredDay,
  requiredId,
  requiredText,
  row,
  text,
} from '../../../lib/form-schemas.ts';
import { linkChanges, rowChanges } from '../../../lib/nested-lists.ts';
import type { ProfileChange } from '../step-props.ts';

/** A university chosen from the list has an id; one the student adds has a name and a country. */
const chosenUniversity = z
  .object({
    id: z.number().nullable(),
    local_name: z.string(),
    english_name: text(200).nullable(),
    country_id: z.number().nullable(),
  })
  .refine((value) => value.id !== null || value.country_id !== null, {
    message: 'required',
    path: ['country_id'],
  });

const universityRow = row({
  university: chosenUniversity.nullable().refine(isFilled, 'required'),
  degree_id: id(),
  student_category_id: id(),
  department_category_id: id(),
  department_official_name: text(PROFILE_MAX.title),
  name_in_resume: text(PROFILE_MAX.title),
  enroll_at: day(),
  graduate_at: day(),
}).superRefine(inOrder('enroll_at', 'graduate_at'));
const schoolRow = row({
  school_category_id: requiredId(),
  name: requiredText(PROFILE_MAX.title),
  country_id: id(),
  department_name: text(PROFILE_MAX.title),
  enroll_at: day(),
  graduate_at: day(),
}).superRefine(inOrder('enroll_at', 'graduate_at'));

export const schema = z.object({
  latest_school_department_category_id: requiredId(),
  graduate_latest_school_at: requiredDay(),
  universities: z.array(universityRow),
  schools: z.array(schoolRow),
  academic_majors: ids(),
  research_description: longText(PROFILE_MAX.description),
});
type Values = z.infer<typeof schema>;

export const valuesOf = (own: Student): Values => ({
  latest_school_department_category_id: own.latest_school_department_category_id,
  graduate_latest_school_at: own.graduate_latest_school_at,
  universities: own.universities.map((item) => ({
    id: item.id,
    university: item.university && {
      id: item.university.id,
      local_name: item.university.local_name,
      english_name: item.university.english_name,
      country_id: item.university.country_id,
    },
    degree_id: item.degree_id,
    student_category_id: item.student_category_id,
    department_category_id: item.department_category_id,
    department_official_name: item.department_official_name ?? '',
    name_in_resume: item.name_in_resume ?? '',
    enroll_at: item.enroll_at,
    graduate_at: item.graduate_at,
  })),
  schools: own.schools.map((item) => ({
    id: item.id,
    school_category_id: item.school_category_id,
    name: item.name ?? '',
    country_id: item.country_id,
    department_name: item.department_name ?? '',
    enroll_at: item.enroll_at,
    graduate_at: item.graduate_at,
  })),
  academic_majors: own.academic_majors.map((item) => item.academic_major_id),
  research_description: own.research_description ?? '',
});

/** The row that ends last is the latest school; the first bachelor's degree is the main one. */
export function changeOf(values: Values, own: Student): ProfileChange {
  const ends = [...values.universities, ...values.schools].map((item) => item.graduate_at ?? '');
  const last = ends.indexOf(ends.reduce((newest, end) => (end > newest ? end : newest), ''));
  const mainBachelor = values.universities.findIndex((item) => item.degree_id === DEGREE_ID_BACHELOR);
  const universities = values.universities.map(({ university, ...item }, index) => ({
    ...item,
    ...(university?.id
      ? { university_id: university.id }
      : {
          university: {
            local_name: required(university).local_name,
            english_name: required(university).english_name,
            country_id: required(required(university).country_id),
          },
        }),
    is_latest: index === last,
    is_main_bachelor: index === mainBachelor,
  }));
  const schools = values.schools.map((item, index) => ({
    ...item,
    is_latest: values.universities.length + index === last,
  }));
  return {
    latest_school_department_category_id: values.latest_school_department_category_id,
    graduate_latest_school_at: values.graduate_latest_school_at,
    research_description: values.research_description,
    universities: rowChanges(own.universities, universities),
    schools: rowChanges(own.schools, schools),
    academic_majors: linkChanges(own.academic_majors, values.academic_majors, 'academic_major_id'),
  };
}
