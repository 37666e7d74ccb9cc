import { useTranslation } from '../../../i18n/use-translation.tsx';
import { z } from 'zod';
import { PROFILE_MAX } from '../../../../../domain/constants.ts';
import { RadioInput } from '../../../components/form/ChoiceInputs.tsx';
import { YearMonthInput } from '../../../components/form/DateInputs.tsx';
import { FieldGroup, Pair } from '../../../components/form/Fields.tsx';
import { RowList } from '../../../components/form/RowList.tsx';
import { SearchInput } from '../../../components/form/SearchInput.tsx';
import { SelectInput } from '../../../components/form/SelectInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { useMasterData } from '../../../lib/master-data.ts';
import { rowChanges } from '../../../lib/nested-lists.ts';
import { day, id, requiredId, row, text } from '../../../lib/form-schemas.ts';
import { isFilled } from '../../../../../domain/validation.ts';
import { JLPT_ANSWERS, jlptAnswer, jlptChange } from '../jlpt.ts';
import { StepForm } from '../StepForm.tsx';
import { MasterDataGate } from '../MasterDataGate.tsx';
import type { ProfileChange, StepProps } from '../step-props.ts';

const LEVELS = [
  ['language_level_id', 'language_levels'],
  ['language_speaking_level_id', 'language_speaking_levels'],
  ['language_listening_level_id', 'language_listening_levels'],
  ['language_reading_level_id', 'language_reading_levels'],
  ['language_writing_level_id', 'language_writing_levels'],
] as const;

const schema = z.object({
  jlpt: z.enum(JLPT_ANSWERS).nullable().refine(isFilled, 'required'),
  jlpt_certificated_at: day(),
  language_skills: z.array(
    row({
      language_id: requiredId(),
      language_level_id: id(),
      language_speaking_level_id: id(),
      language_listening_level_id: id(),
      language_reading_level_id: id(),
      language_writing_level_id: id(),
    }),
  ),
  language_examinations: z.array(
    row({ language_examination_id: requiredId(), result: text(PROFILE_MAX.result), examined_at: day() }),
  ),
});
type Values = z.infer<typeof schema>;

const valuesOf = (own: Student): Values => ({
  jlpt: jlptAnswer(own),
  jlpt_certificated_at: own.jlpt_certificated_at,
  language_skills: own.language_skills.map((item) => ({ ...item })),
  language_examinations: own.language_examinations.map((item) => ({ ...item, result: item.result ?? '' })),
});

function changeOf(values: Values, own: Student): ProfileChange {
  const hasLevel = values.jlpt !== null && values.jlpt !== 'none';
  return {
    ...jlptChange(values.jlpt),
    jlpt_certificated_at: hasLevel ? values.jlpt_certificated_at : null,
    language_skills: rowChanges(own.language_skills, values.language_skills),
    language_examinations: rowChanges(own.language_examinations, values.language_examinations),
  };
}

export function LanguagesStep(props: StepProps) {
  return (
    <StepForm {...props} step="languages" schema={schema} valuesOf={valuesOf} changeOf={changeOf}>
      <Fields />
    </StepForm>
  );
}

function Fields() {
  const { t } = useTranslation('profile');
  const master = useMasterData(['languages', 'language_examinations', ...LEVELS.map(([, set]) => set)]);
  return (
    <MasterDataGate master={master}>
      <FieldGroup title={t('group.jlpt')} help={t('help.jlpt')}>
        <RadioInput
          name="jlpt"
          label={t('field.jlpt')}
          required
          options={JLPT_ANSWERS.map((value) => ({
            value,
            label: value === 'none' ? t('jlptNone') : `N${value}`,
          }))}
        />
        <YearMonthInput name="jlpt_certificated_at" label={t('field.jlpt_certificated_at')} future={0} />
      </FieldGroup>
      <RowList
        name="language_skills"
        title={t('group.language_skills')}
        help={t('help.language_skills')}
        addLabel={t('add.language')}
        rowTitle={(number) => t('row.language', { number })}
        empty={{ language_id: null, ...Object.fromEntries(LEVELS.map(([field]) => [field, null])) }}
      >
        {(path) => (
          <>
            <SearchInput
              name={`${path}.language_id`}
              label={t('field.language_id')}
              required
              options={master.list('languages')}
            />
            <Pair>
              {LEVELS.map(([field, set]) => (
                <SelectInput
                  key={field}
                  name={`${path}.${field}`}
                  label={t(`field.${field}`)}
                  options={master.list(set)}
                />
              ))}
            </Pair>
          </>
        )}
      </RowList>
      <RowList
        name="language_examinations"
        title={t('group.language_examinations')}
        help={t('help.language_examinations')}
        addLabel={t('add.examination')}
        rowTitle={(number) => t('row.examination', { number })}
        empty={{ language_examination_id: null, result: '', examined_at: null }}
      >
        {(path) => (
          <>
            <SelectInput
              name={`${path}.language_examination_id`}
              label={t('field.language_examination_id')}
              required
              options={master.list('language_examinations')}
            />
            <Pair>
              <TextInput name={`${path}.result`} label={t('field.result')} help={t('help.result')} />
              <YearMonthInput name={`${path}.examined_at`} label={t('field.examined_at')} future={0} />
            </Pair>
          </>
        )}
      </RowList>
    </MasterDataGate>
  );
}
