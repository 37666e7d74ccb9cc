import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  DEGREE_ID_BACHELOR,
  PROFILE_MAX,
  SCHOOL_CATEGORY_ID,
} from '../../../../../server/domain/constants.ts';
import { YearMonthInput } from '../../../components/form/DateInputs.tsx';
import { FieldGroup, Pair } from '../../../components/form/Fields.tsx';
import { RowList } from '../../../components/form/RowList.tsx';
import { MultiSearchInput, SearchInput } from '../../../components/form/SearchInput.tsx';
import { SelectInput } from '../../../components/form/SelectInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import type { Student } from '../../../lib/api-types.ts';
import type { Choice } from '../../../lib/master-data.ts';
import { useMasterData } from '../../../lib/master-data.ts';
import { linkChanges, rowChanges } from '../../../lib/nested-lists.ts';
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
import { isFilled } from '../../../../../server/domain/validation.ts';
import { StepForm } from '../StepForm.tsx';
import { WhenReady } from '../WhenReady.tsx';
import type { ProfileChange, StepProps } from '../step-props.ts';
import { UniversityInput } from '../UniversityInput.tsx';

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

const schema = z.object({
  latest_school_department_category_id: requiredId(),
  graduate_latest_school_at: requiredDay(),
  universities: z.array(universityRow),
  schools: z.array(schoolRow),
  academic_majors: ids(),
  research_description: longText(PROFILE_MAX.description),
});
type Values = z.infer<typeof schema>;

const valuesOf = (own: Student): Values => ({
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
function changeOf(values: Values, own: Student): ProfileChange {
  const ends = [...values.universities, ...values.schools].map((item) => item.graduate_at ?? '');
  const last = ends.indexOf(ends.reduce((newest, end) => (end > newest ? end : newest), ''));
  const mainBachelor = values.universities.findIndex((item) => item.degree_id === DEGREE_ID_BACHELOR);
  const universities = values.universities.map(({ university, ...item }, index) => ({
    ...item,
    ...(university?.id
      ? { university_id: university.id }
      : {
          university: {
            local_name: university!.local_name,
            english_name: university!.english_name,
            country_id: university!.country_id!,
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

const fieldOf = (path: string) => path.replace(/\.university_id$|\.university\..+$/, '.university');

const emptySchool = (school_category_id: number | null, country_id: number | null) => ({
  school_category_id,
  name: '',
  country_id,
  department_name: '',
  enroll_at: null,
  graduate_at: null,
});

export function EducationStep(props: StepProps) {
  return (
    <StepForm
      {...props}
      step="education"
      schema={schema}
      valuesOf={valuesOf}
      changeOf={changeOf}
      fieldOf={fieldOf}
    >
      <Fields {...props} />
    </StepForm>
  );
}

function Fields({ isFirst, own }: StepProps) {
  const { t } = useTranslation('profile');
  const master = useMasterData([
    'department_categories',
    'degrees',
    'student_categories',
    'school_categories',
    'countries',
    'academic_majors',
    'academic_major_categories',
  ]);
  const category = (choice: Choice) => choice.item.academic_major_category_id ?? 0;
  const majors = master.list('academic_majors').toSorted((a, b) => category(a) - category(b));
  return (
    <WhenReady master={master}>
      <FieldGroup title={t('group.latestSchool')}>
        <SearchInput
          name="latest_school_department_category_id"
          label={t('field.latest_school_department_category_id')}
          required
          options={master.list('department_categories')}
        />
        <YearMonthInput
          name="graduate_latest_school_at"
          label={t('field.graduate_latest_school_at')}
          required
          help={t('help.graduate_latest_school_at')}
        />
      </FieldGroup>
      <RowList
        name="universities"
        title={t('group.universities')}
        help={t('help.universities')}
        addLabel={t('add.university')}
        rowTitle={(number) => t('row.university', { number })}
        empty={{
          university: null,
          degree_id: null,
          student_category_id: null,
          department_category_id: null,
          department_official_name: '',
          enroll_at: null,
          graduate_at: null,
        }}
      >
        {(path) => (
          <>
            <UniversityInput name={`${path}.university`} homeCountryId={own.home_country_id} />
            <Pair>
              <SelectInput
                name={`${path}.degree_id`}
                label={t('field.degree_id')}
                options={master.list('degrees')}
              />
              <SelectInput
                name={`${path}.student_category_id`}
                label={t('field.student_category_id')}
                options={master.list('student_categories')}
              />
            </Pair>
            <Pair>
              <SearchInput
                name={`${path}.department_category_id`}
                label={t('field.department_category_id')}
                options={master.list('department_categories')}
              />
              <TextInput
                name={`${path}.department_official_name`}
                label={t('field.department_official_name')}
                help={t('help.department_official_name')}
              />
            </Pair>
            <Pair>
              <YearMonthInput name={`${path}.enroll_at`} label={t('field.enroll_at')} />
              <YearMonthInput name={`${path}.graduate_at`} label={t('field.graduate_at')} />
            </Pair>
          </>
        )}
      </RowList>
      <RowList
        name="schools"
        title={t('group.schools')}
        help={t('help.schools')}
        addLabel={t('add.school')}
        rowTitle={(number) => t('row.school', { number })}
        empty={emptySchool(null, own.home_country_id)}
        presets={[
          {
            label: t('add.highSchool'),
            row: emptySchool(SCHOOL_CATEGORY_ID.high_school, own.home_country_id),
          },
        ]}
      >
        {(path) => (
          <>
            <Pair>
              <SelectInput
                name={`${path}.school_category_id`}
                label={t('field.school_category_id')}
                required
                options={master.list('school_categories')}
              />
              <TextInput name={`${path}.name`} label={t('field.school_name')} required />
            </Pair>
            <Pair>
              <SearchInput
                name={`${path}.country_id`}
                label={t('field.country_id')}
                options={master.list('countries')}
              />
              <TextInput name={`${path}.department_name`} label={t('field.department_name')} />
            </Pair>
            <Pair>
              <YearMonthInput name={`${path}.enroll_at`} label={t('field.enroll_at')} />
              <YearMonthInput name={`${path}.graduate_at`} label={t('field.graduate_at')} />
            </Pair>
          </>
        )}
      </RowList>
      {!isFirst && (
        <FieldGroup title={t('group.research')}>
          <MultiSearchInput
            name="academic_majors"
            label={t('field.academic_majors')}
            options={majors}
            groupBy={(choice) => master.name('academic_major_categories', category(choice))}
          />
          <TextInput
            name="research_description"
            label={t('field.research_description')}
            rows={4}
            help={t('help.research_description')}
          />
        </FieldGroup>
      )}
    </WhenReady>
  );
}
