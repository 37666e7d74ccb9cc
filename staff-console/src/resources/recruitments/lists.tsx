import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { LinkRowsSelect } from '../../components/form/LinkRowsSelect.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { SearchChoice } from '../../components/form/SearchChoice.tsx';
import { useRecordField } from '../../components/form/use-record-field.ts';
import { Entries } from '../../described/Fields.tsx';
import type { Entry, OwnInputProps } from '../../described/form-types.ts';
import { useWording, type Wording } from '../../i18n/use-wording.ts';
import { FieldGrid } from '../../components/form/FieldGrid.tsx';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { type ListName, type Recruitment, RECRUITMENT_FORM } from './fields.ts';

/** The record as it is saved: it knows the offices and questions to choose from. */
function useSaved(): Recruitment {
  return useFormContextValue().recordForm.base as unknown as Recruitment;
}

function Offices() {
  const { t, pick } = useWording();
  const nameOf = useMasterNames('prefectures');
  const items = useSaved().company_offices.map(({ id, name, prefecture_id }) => ({
    id,
    name: [pick(name), nameOf('prefectures', prefecture_id)].filter(Boolean).join(' · ') || `${id}`,
  }));
  return (
    <LinkRowsSelect
      source="offices"
      label={t('recruitments.fields.offices')}
      hint={t(
        items.length === 0 ? 'recruitments.fields.no_offices_hint' : 'recruitments.fields.offices_hint',
      )}
      column="company_office_id"
      items={items}
    />
  );
}

/** The questions that can be asked, by name. */
function useQuestions() {
  const { pick } = useWording();
  return useSaved().question_choices.map(({ id, title }) => ({ id, name: pick(title) || `${id}` }));
}

function QuestionSelect({ at }: OwnInputProps) {
  const { t } = useWording();
  const choices = useQuestions();
  const label = t('recruitments.fields.resume_question_id');
  const nameOf = (id: number) => choices.find((one) => one.id === id)?.name ?? String(id);
  const show = (value: unknown) => nameOf(Number(value));
  const field = useRecordField<number>(at('resume_question_id'), label, { show });
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
  const { t } = useWording();
  const choices = useQuestions();
  const of = recruitment.fields.resume_questions;
  return (
    <NestedList
      source="resume_questions"
      of={of}
      label={t('recruitments.fields.resume_questions')}
      positionField="index"
      newRow={() => ({ is_display_in_resume: true, is_required: true })}
      rowTitle={(row, index) =>
        choices.find((one) => one.id === row['resume_question_id'])?.name ??
        t('recruitments.row', { number: index + 1 })
      }
      addLabel={t('recruitments.add.resume_questions')}
      renderRow={(at, index) => (
        <FieldGrid>
          <Entries
            {...RECRUITMENT_FORM}
            of={of.rows}
            at={at}
            index={index}
            grid={false}
            entries={[
              { render: QuestionSelect },
              'approximate_num_of_characters_ja',
              'approximate_num_of_words_en',
              'is_required',
              'is_display_in_resume',
            ]}
          />
        </FieldGrid>
      )}
    />
  );
}

const numbered = (_row: unknown, index: number, { t }: Wording) =>
  t('recruitments.row', { number: index + 1 });
const inOneGrid = { grid: 240, isOneGrid: true } as const;

/** The lists of a recruitment. */
export const LISTS: Record<ListName, Entry<'recruitments.fields', typeof recruitment.fields>> = {
  offices: { render: Offices },
  resume_questions: { render: ResumeQuestions },
  selection_steps: {
    list: 'selection_steps',
    add: 'recruitments.add.selection_steps',
    position: 'step_num',
    newRow: () => ({ is_online: false }),
    namedBy: 'selection_type_id',
    rowTitle: (_row, index, _wording, named) => `${index + 1}. ${named}`,
    ...inOneGrid,
    fields: ['selection_type_id', 'languages', 'is_online', 'place'],
  },
  required_languages: {
    list: 'required_languages',
    add: 'recruitments.add.required_languages',
    newRow: () => ({ is_must: true }),
    namedBy: 'language_id',
    rowTitle: (row, index, wording, named) => named || numbered(row, index, wording),
    grid: 200,
    fields: [
      'language_id',
      { field: 'language_level_id', label: 'recruitments.levels.general' },
      { field: 'language_speaking_level_id', label: 'recruitments.levels.speaking' },
      { field: 'language_listening_level_id', label: 'recruitments.levels.listening' },
      { field: 'language_reading_level_id', label: 'recruitments.levels.reading' },
      { field: 'language_writing_level_id', label: 'recruitments.levels.writing' },
      'is_must',
    ],
  },
  required_skills: {
    list: 'required_skills',
    add: 'recruitments.add.required_skills',
    newRow: () => ({ is_must: false }),
    rowTitle: numbered,
    ...inOneGrid,
    fields: ['skill_id', 'is_must'],
  },
  required_language_examinations: {
    list: 'required_language_examinations',
    add: 'recruitments.add.required_language_examinations',
    rowTitle: numbered,
    ...inOneGrid,
    fields: ['language_examination_id', 'result', 'is_must'],
  },
  annual_hiring_numbers: {
    list: 'annual_hiring_numbers',
    add: 'recruitments.add.annual_hiring_numbers',
    rowTitle: numbered,
    ...inOneGrid,
    fields: ['nendo_year', 'num_of_hiring'],
  },
  recruitment_careers: {
    list: 'recruitment_careers',
    add: 'recruitments.add.recruitment_careers',
    rowTitle: numbered,
    ...inOneGrid,
    fields: [
      'first_living_country_id',
      'years_in_first_country',
      'last_living_country_id',
      'is_work_globaly',
    ],
  },
  allowances: {
    list: 'allowances',
    add: 'recruitments.add.allowances',
    rowTitle: numbered,
    ...inOneGrid,
    fields: ['allowance_type_id', 'value_yen', { field: 'description', input: 'line' }],
  },
};
