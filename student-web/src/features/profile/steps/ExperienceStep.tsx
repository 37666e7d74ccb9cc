import { useTranslation } from '../../../i18n/use-translation.tsx';
import { z } from 'zod';
import { PROFILE_MAX } from '../../../../../domain/constants.ts';
import { EMPLOYMENT_KINDS } from '../../../../../domain/employment-kinds.ts';
import { CheckInput, RadioInput, YesNoInput } from '../../../components/form/ChoiceInputs.tsx';
import { YearMonthInput } from '../../../components/form/DateInputs.tsx';
import { FieldGroup, Pair } from '../../../components/form/Fields.tsx';
import { RowList } from '../../../components/form/RowList.tsx';
import { MultiSearchInput, SearchInput } from '../../../components/form/SearchInput.tsx';
import { SelectInput } from '../../../components/form/SelectInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { useMasterData } from '../../../lib/master-data.ts';
import { linkChanges, rowChanges } from '../../../lib/nested-lists.ts';
import {
  answer,
  day,
  id,
  ids,
  inOrder,
  longText,
  requiredId,
  requiredText,
  row,
} from '../../../lib/form-schemas.ts';
import { StepForm } from '../StepForm.tsx';
import { MasterDataGate } from '../MasterDataGate.tsx';
import type { ProfileChange, StepProps } from '../step-props.ts';

const schema = z.object({
  job_histories: z.array(
    row({
      company_name: requiredText(PROFILE_MAX.title),
      employment_kind: z.enum(EMPLOYMENT_KINDS).nullable(),
      job_category_id: id(),
      enter_at: day(),
      leave_at: day(),
      description: longText(PROFILE_MAX.description),
      quit_reasons: ids(),
      is_used_as_plain_text_in_resume: z.boolean(),
    }).superRefine(inOrder('enter_at', 'leave_at')),
  ),
  skills: z.array(
    row({ skill_id: requiredId(), skill_level_id: id(), description: longText(PROFILE_MAX.note) }),
  ),
  certifications: z.array(row({ name: requiredText(PROFILE_MAX.title), certificated_at: day() })),
  skill_description: longText(PROFILE_MAX.description),
  has_driver_license: answer(),
});
type Values = z.infer<typeof schema>;

const valuesOf = (own: Student): Values => ({
  job_histories: own.job_histories.map((item) => ({
    ...item,
    company_name: item.company_name ?? '',
    description: item.description ?? '',
    quit_reasons: item.quit_reasons.map((reason) => reason.job_history_quit_reason_id),
  })),
  skills: own.skills.map((item) => ({ ...item, description: item.description ?? '' })),
  certifications: own.certifications.map((item) => ({ ...item })),
  skill_description: own.skill_description ?? '',
  has_driver_license: own.has_driver_license,
});

function changeOf(values: Values, own: Student): ProfileChange {
  const jobs = values.job_histories.map((item) => {
    const current = own.job_histories.find((other) => other.id === item.id);
    return {
      ...item,
      quit_reasons: linkChanges(current?.quit_reasons ?? [], item.quit_reasons, 'job_history_quit_reason_id'),
    };
  });
  return {
    job_histories: rowChanges(own.job_histories, jobs),
    skills: rowChanges(own.skills, values.skills),
    certifications: rowChanges(own.certifications, values.certifications),
    skill_description: values.skill_description,
    has_driver_license: values.has_driver_license,
  };
}

export function ExperienceStep(props: StepProps) {
  return (
    <StepForm {...props} step="experience" schema={schema} valuesOf={valuesOf} changeOf={changeOf}>
      <Fields />
    </StepForm>
  );
}

function Fields() {
  const { t } = useTranslation('profile');
  const master = useMasterData([
    'job_categories',
    'skills',
    'skill_levels',
    'skill_categories',
    'job_history_quit_reasons',
  ]);
  const skills = master
    .list('skills')
    .toSorted((a, b) => (a.item.skill_category_id ?? 0) - (b.item.skill_category_id ?? 0));
  return (
    <MasterDataGate master={master}>
      <RowList
        name="job_histories"
        title={t('group.job_histories')}
        help={t('help.job_histories')}
        addLabel={t('add.job')}
        rowTitle={(number) => t('row.job', { number })}
        empty={{
          company_name: '',
          employment_kind: null,
          job_category_id: null,
          enter_at: null,
          leave_at: null,
          description: '',
          quit_reasons: [],
          is_used_as_plain_text_in_resume: false,
        }}
      >
        {(path) => (
          <>
            <Pair>
              <TextInput
                name={`${path}.company_name`}
                label={t('field.company_name')}
                required
                help={t('help.company_name')}
              />
              <SearchInput
                name={`${path}.job_category_id`}
                label={t('field.job_category_id')}
                options={master.list('job_categories')}
              />
            </Pair>
            <RadioInput
              name={`${path}.employment_kind`}
              label={t('field.employment_kind')}
              help={t('help.employment_kind')}
              options={EMPLOYMENT_KINDS.map((value) => ({ value, label: t(`employment_kind.${value}`) }))}
            />
            <Pair>
              <YearMonthInput name={`${path}.enter_at`} label={t('field.enter_at')} future={1} />
              <YearMonthInput
                name={`${path}.leave_at`}
                label={t('field.leave_at')}
                help={t('help.leave_at')}
                future={1}
              />
            </Pair>
            <TextInput
              name={`${path}.description`}
              label={t('field.job_description')}
              rows={3}
              help={t('help.job_description')}
            />
            <MultiSearchInput
              name={`${path}.quit_reasons`}
              label={t('field.quit_reasons')}
              options={master.list('job_history_quit_reasons')}
            />
            <CheckInput
              name={`${path}.is_used_as_plain_text_in_resume`}
              label={t('field.is_used_as_plain_text_in_resume')}
              help={t('help.is_used_as_plain_text_in_resume')}
            />
          </>
        )}
      </RowList>
      <RowList
        name="skills"
        title={t('group.skills')}
        addLabel={t('add.skill')}
        rowTitle={(number) => t('row.skill', { number })}
        empty={{ skill_id: null, skill_level_id: null, description: '' }}
      >
        {(path) => (
          <>
            <Pair>
              <SearchInput
                name={`${path}.skill_id`}
                label={t('field.skill_id')}
                required
                options={skills}
                groupBy={(option) => master.name('skill_categories', option.item.skill_category_id)}
              />
              <SelectInput
                name={`${path}.skill_level_id`}
                label={t('field.skill_level_id')}
                options={master.list('skill_levels')}
              />
            </Pair>
            <TextInput name={`${path}.description`} label={t('field.skill_note')} rows={2} />
          </>
        )}
      </RowList>
      <RowList
        name="certifications"
        title={t('group.certifications')}
        help={t('help.certifications')}
        addLabel={t('add.certification')}
        rowTitle={(number) => t('row.certification', { number })}
        empty={{ name: '', certificated_at: null }}
      >
        {(path) => (
          <Pair>
            <TextInput name={`${path}.name`} label={t('field.certification_name')} required />
            <YearMonthInput name={`${path}.certificated_at`} label={t('field.certificated_at')} future={0} />
          </Pair>
        )}
      </RowList>
      <FieldGroup title={t('group.other')}>
        <YesNoInput
          name="has_driver_license"
          label={t('field.has_driver_license')}
          help={t('help.has_driver_license')}
        />
        <TextInput name="skill_description" label={t('field.skill_description')} rows={3} />
      </FieldGroup>
    </MasterDataGate>
  );
}
