import { useTranslation } from '../../../i18n/use-translation.tsx';
import { SCHOOL_CATEGORY_ID } from '../../../../../domain/constants.ts';
import { YearMonthInput } from '../../../components/form/DateInputs.tsx';
import { FieldGroup, Pair } from '../../../components/form/Fields.tsx';
import { RowList } from '../../../components/form/RowList.tsx';
import { MultiSearchInput, SearchInput } from '../../../components/form/SearchInput.tsx';
import { SelectInput } from '../../../components/form/SelectInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import type { Choice } from '../../../lib/master-data.ts';
import { useMasterData } from '../../../lib/master-data.ts';
import { DepartmentInput } from '../DepartmentInput.tsx';
import { StepForm } from '../StepForm.tsx';
import { MasterDataGate } from '../MasterDataGate.tsx';
import type { StepProps } from '../step-props.ts';
import { NameInResume } from '../NameInResume.tsx';
import STUDY_NAMES from '../study-names.json' with { type: 'json' };
import { UniversityInput } from '../UniversityInput.tsx';
import { changeOf, schema, valuesOf } from './education-values.ts';

const fieldOf = (path: string) => path.replace(/\.university(?:_id$|\.[\s\S]+)/, '.university');

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

function Fields({ own }: StepProps) {
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
    <MasterDataGate master={master}>
      <FieldGroup title={t('group.latestSchool')}>
        <SearchInput
          name="latest_school_department_category_id"
          label={t('field.latest_school_department_category_id')}
          required
          options={master.list('department_categories')}
          otherNames={STUDY_NAMES}
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
          // Told above already; of an earlier one it is another, and is changed.
          department_category_id:
            own.universities.length === 0 ? own.latest_school_department_category_id : null,
          department_official_name: '',
          name_in_resume: '',
          enroll_at: null,
          graduate_at: own.universities.length === 0 ? own.graduate_latest_school_at : null,
        }}
      >
        {(path) => (
          <>
            <UniversityInput name={`${path}.university`} homeCountryId={own.home_country_id} />
            <NameInResume path={path} />
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
                otherNames={STUDY_NAMES}
              />
              <DepartmentInput name={`${path}.department_official_name`} university={`${path}.university`} />
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
    </MasterDataGate>
  );
}
