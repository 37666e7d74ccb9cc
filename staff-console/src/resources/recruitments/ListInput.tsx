import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid } from '../../components/form/FieldGrid.tsx';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { LinkRowsSelect } from '../../components/form/LinkRowsSelect.tsx';
import { MasterSelect } from '../../components/form/MasterSelect.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { MoneyInput, NumberInput } from '../../components/form/NumberInput.tsx';
import { SearchChoice, type Choice } from '../../components/form/SearchChoice.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useRecordField } from '../../components/form/use-record-field.ts';
import type recruitments from '../../i18n/en/recruitments.json';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import type { Data } from '../../lib/record-changes.ts';
import { useMasterItems, useMasterNames, type MasterSetName } from '../../lib/use-master-data.ts';
import type { ListName } from './fields.ts';
import type { Recruitment } from './recruitment.ts';

const LEVELS = ['general', 'speaking', 'listening', 'reading', 'writing'] as const;
const LEVEL_FIELDS = {
  general: ['language_level_id', 'language_levels'],
  speaking: ['language_speaking_level_id', 'language_speaking_levels'],
  listening: ['language_listening_level_id', 'language_listening_levels'],
  reading: ['language_reading_level_id', 'language_reading_levels'],
  writing: ['language_writing_level_id', 'language_writing_levels'],
} as const satisfies Record<(typeof LEVELS)[number], readonly [string, MasterSetName]>;

/** The record as it is saved: it knows the offices and questions to choose from. */
function useSaved(): Recruitment {
  return useFormContextValue().recordForm.base as unknown as Recruitment;
}

function Offices() {
  const t = useTranslate();
  const pick = usePick();
  const nameOf = useMasterNames('prefectures');
  const offices = useSaved().company_offices;
  const items = offices.map((office) => ({
    id: office.id,
    name:
      [pick(office.name), nameOf('prefectures', office.prefecture_id)].filter(Boolean).join(' · ') ||
      `${office.id}`,
  }));
  return (
    <LinkRowsSelect
      source="offices"
      label={t('recruitments.fields.offices')}
      hint={t(items.length === 0 ? 'recruitments.hints.no_offices' : 'recruitments.hints.offices')}
      column="company_office_id"
      items={items}
    />
  );
}

function OneOf({ source, label, choices }: { source: string; label: string; choices: Choice[] }) {
  const nameOf = (id: number) => choices.find((one) => one.id === id)?.name ?? String(id);
  const field = useRecordField<number>(source, label, { show: (value) => nameOf(Number(value)) });
  return (
    <SearchChoice
      label={label}
      error={field.error}
      isReadOnly={field.isReadOnly}
      isRequired
      choices={choices}
      chosen={field.value === null ? [] : [{ id: field.value, name: nameOf(field.value) }]}
      onChoose={(ids) => field.change(ids[0] ?? null)}
      onBlur={field.blur}
    />
  );
}

function ResumeQuestions() {
  const t = useTranslate();
  const pick = usePick();
  const choices = useSaved().question_choices.map(({ id, title }) => ({ id, name: pick(title) || `${id}` }));
  const titleOf = (row: Data, index: number) =>
    choices.find((one) => one.id === row['resume_question_id'])?.name ??
    t('recruitments.row', { number: index + 1 });
  return (
    <NestedList
      source="resume_questions"
      of={recruitment.fields.resume_questions}
      label={t('recruitments.fields.resume_questions')}
      positionField="index"
      newRow={() => ({ is_display_in_resume: true, is_required: true })}
      rowTitle={titleOf}
      addLabel={t('recruitments.add.resume_questions')}
      renderRow={(at) => (
        <FieldGrid>
          <OneOf
            source={at('resume_question_id')}
            label={t('recruitments.fields.resume_question_id')}
            choices={choices}
          />
          <NumberInput
            source={at('approximate_num_of_characters_ja')}
            label={t('recruitments.fields.approximate_num_of_characters_ja')}
          />
          <NumberInput
            source={at('approximate_num_of_words_en')}
            label={t('recruitments.fields.approximate_num_of_words_en')}
          />
          <SwitchInput source={at('is_required')} label={t('recruitments.fields.is_required')} />
          <SwitchInput
            source={at('is_display_in_resume')}
            label={t('recruitments.fields.is_display_in_resume')}
            hint={t('recruitments.hints.is_display_in_resume')}
          />
        </FieldGrid>
      )}
    />
  );
}

function SelectionSteps() {
  const t = useTranslate();
  const nameOf = useMasterNames('selection_types');
  const languages = useMasterItems('languages');
  return (
    <NestedList
      source="selection_steps"
      of={recruitment.fields.selection_steps}
      label={t('recruitments.fields.selection_steps')}
      positionField="step_num"
      newRow={() => ({ is_online: false })}
      rowTitle={(row, index) =>
        `${index + 1}. ${nameOf('selection_types', (row['selection_type_id'] as number | null) ?? null)}`
      }
      addLabel={t('recruitments.add.selection_steps')}
      renderRow={(at) => (
        <FieldGrid>
          <MasterSelect
            source={at('selection_type_id')}
            label={t('recruitments.fields.selection_type_id')}
            set="selection_types"
            isRequired
          />
          <LinkRowsSelect
            source={at('languages')}
            label={t('recruitments.fields.languages')}
            column="language_id"
            {...languages}
          />
          <SwitchInput source={at('is_online')} label={t('recruitments.fields.is_online')} />
          <LanguageMapInput source={at('place')} label={t('recruitments.fields.place')} />
        </FieldGrid>
      )}
    />
  );
}

function RequiredLanguages() {
  const t = useTranslate();
  const nameOf = useMasterNames('languages');
  return (
    <NestedList
      source="required_languages"
      of={recruitment.fields.required_languages}
      label={t('recruitments.fields.required_languages')}
      newRow={() => ({ is_must: true })}
      rowTitle={(row, index) =>
        nameOf('languages', (row['language_id'] as number | null) ?? null) ||
        t('recruitments.row', { number: index + 1 })
      }
      addLabel={t('recruitments.add.required_languages')}
      renderRow={(at) => (
        <FieldGrid min={200}>
          <MasterSelect
            source={at('language_id')}
            label={t('recruitments.fields.language_id')}
            set="languages"
            isRequired
          />
          {LEVELS.map((level) => (
            <MasterSelect
              key={level}
              source={at(LEVEL_FIELDS[level][0])}
              label={t(`recruitments.levels.${level}`)}
              set={LEVEL_FIELDS[level][1]}
            />
          ))}
          <SwitchInput source={at('is_must')} label={t('recruitments.fields.is_must')} />
        </FieldGrid>
      )}
    />
  );
}

type SmallListName = Exclude<
  ListName,
  'offices' | 'resume_questions' | 'selection_steps' | 'required_languages'
>;

/** The inputs of a row of the lists of two or three plain fields. */
function SmallRow({ name, at }: { name: SmallListName; at: (field: string) => string }) {
  const t = useTranslate();
  const of = <F extends keyof typeof recruitments.fields>(field: F) => ({
    source: at(field),
    label: t(`recruitments.fields.${field}`),
  });
  switch (name) {
    case 'required_skills':
      return (
        <>
          <MasterSelect {...of('skill_id')} set="skills" isRequired />
          <SwitchInput {...of('is_must')} />
        </>
      );
    case 'required_language_examinations':
      return (
        <>
          <MasterSelect {...of('language_examination_id')} set="language_examinations" isRequired />
          <TextInput {...of('result')} />
          <SwitchInput {...of('is_must')} />
        </>
      );
    case 'annual_hiring_numbers':
      return (
        <>
          <NumberInput {...of('nendo_year')} isYear isRequired />
          <NumberInput {...of('num_of_hiring')} isRequired />
        </>
      );
    case 'recruitment_careers':
      return (
        <>
          <MasterSelect {...of('first_living_country_id')} set="countries" />
          <NumberInput {...of('years_in_first_country')} decimals={2} />
          <MasterSelect {...of('last_living_country_id')} set="countries" />
          <SwitchInput {...of('is_work_globaly')} />
        </>
      );
    case 'allowances':
      return (
        <>
          <MasterSelect {...of('allowance_type_id')} set="allowances" isRequired />
          <MoneyInput {...of('value_yen')} />
          <LanguageMapInput {...of('description')} />
        </>
      );
  }
}

/** The lists of two or three plain fields. */
function SmallList({ name }: { name: SmallListName }) {
  const t = useTranslate();
  return (
    <NestedList
      source={name}
      of={recruitment.fields[name]}
      label={t(`recruitments.fields.${name}`)}
      newRow={() => (name === 'required_skills' ? { is_must: false } : {})}
      rowTitle={(_row, index) => t('recruitments.row', { number: index + 1 })}
      addLabel={t(`recruitments.add.${name}`)}
      renderRow={(at) => (
        <FieldGrid>
          <SmallRow name={name} at={at} />
        </FieldGrid>
      )}
    />
  );
}

/** A list with fields of its own. */
export function ListInput({ name }: { name: ListName }) {
  if (name === 'offices') return <Offices />;
  if (name === 'resume_questions') return <ResumeQuestions />;
  if (name === 'selection_steps') return <SelectionSteps />;
  if (name === 'required_languages') return <RequiredLanguages />;
  return <SmallList name={name} />;
}
