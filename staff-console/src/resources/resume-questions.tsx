import { useWatch } from 'react-hook-form';
import { resumeQuestion } from '../../../domain/entities/resume-question.ts';
import type { LanguageMap } from '../../../domain/languages.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import { ChoiceInput } from '../components/form/ChoiceInput.tsx';
import { describe } from '../described/describe.ts';
import { useWording, type Wording } from '../i18n/use-wording.ts';

interface Template {
  id?: number;
  _destroy?: boolean;
  template_name?: LanguageMap | null;
}

/** Saved templates alone have a number to be named by. */
function DefaultTemplate() {
  const { t, pick } = useWording();
  const templates = (useWatch({ name: 'templates' }) ?? []) as Template[];
  return (
    <ChoiceInput<number>
      source="default_template_id"
      label={t('learning.questions.default_template_id')}
      hint={t('learning.questions.default_template_id_hint')}
      choices={templates.flatMap(({ id, _destroy, template_name }) =>
        id && !_destroy ? [{ value: id, label: pick(template_name) || `#${id}` }] : [],
      )}
    />
  );
}

const nameOf = (row: StaffRow<'resume_questions'>, { t, pick }: Wording) =>
  row.title_for_hf_member ?? (pick(row.title) || t('content.untitled', { id: row.id }));

/** Questions that recruitments ask in the resume, the newest first. */
export default describe('resume_questions', resumeQuestion, {
  words: 'learning.questions',
  createdBy: 'manager',
  defaults: { disabled: false, is_allow_reuse: true, default_is_display_in_resume: true },
  nameOf,
  choices: { resume_text: (name) => `resume_text.${name}` },
  facts: (record, { t }) => t('learning.questions.used', { smart_count: record.using_frequency }),
  list: {
    sort: ['id', 'DESC'],
    filters: ['disabled', 'is_allow_reuse'],
    hasExport: true,
    columns: [
      { id: 'name', label: 'learning.questions.one', render: nameOf },
      { field: 'title', label: 'learning.questions.as_students_read', isLong: true },
      { field: 'using_frequency', id: 'use', sort: true },
      {
        id: 'state',
        label: 'fields.state',
        render: (row, { t }) =>
          t(row.disabled ? 'learning.questions.disabled' : 'learning.questions.enabled'),
      },
      { field: 'default_num_of_characters_ja', id: 'characters', isOptional: true },
      { field: 'default_num_of_words_en', id: 'words', isOptional: true },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [
    {
      title: 'learning.questions.words',
      grid: false,
      fields: [
        'title_for_hf_member',
        { field: 'title', label: 'learning.questions.one' },
        'purpose',
        'explanation',
      ],
    },
    {
      title: 'learning.questions.use',
      fields: [
        { field: 'default_num_of_characters_ja', hint: 'learning.questions.count_hint' },
        { field: 'default_num_of_words_en', hint: 'learning.questions.count_hint' },
        'default_is_display_in_resume',
        'resume_text',
        'is_allow_reuse',
        'disabled',
      ],
    },
    {
      title: 'learning.questions.templates',
      fields: [
        { render: DefaultTemplate },
        {
          list: 'templates',
          position: 'position',
          rowTitle: (row, index, { t, pick }) =>
            pick(row.template_name) || t('learning.questions.template', { number: index + 1 }),
          fields: ['template_name', 'template_text'],
        },
      ],
    },
  ],
});
