import { useWatch } from 'react-hook-form';
import { form } from '../../../../domain/entities/form.ts';
import { describe } from '../../described/describe.ts';
import type { At } from '../../described/form-types.ts';
import { OptionsInput } from './OptionsInput.tsx';

/** What one chooses from, where there is something to choose. */
function Options({ at }: { at: At }) {
  const kind: unknown = useWatch({ name: at('kind') });
  return kind === 'choice' || kind === 'choices' ? <OptionsInput source={at('options')} /> : null;
}

/** Forms that events ask, the newest first. */
export default describe('forms', form, {
  words: 'content.forms',
  createdBy: 'manager',
  nameOf: (row) => row.name,
  facts: (record, { t }) => t('content.forms.used_by', { smart_count: record.event_count }),
  list: {
    sort: ['id', 'DESC'],
    columns: [
      { field: 'name', sort: true },
      { field: 'question_count', id: 'questions', label: 'content.forms.form_questions' },
      { field: 'event_count', id: 'events', label: 'content.forms.events' },
      { field: 'updated_at', sort: true },
    ],
  },
  form: [
    {
      title: 'content.forms.one',
      grid: false,
      fields: [
        'name',
        {
          list: 'form_questions',
          add: 'content.forms.add_question',
          position: 'position',
          newRow: () => ({ kind: 'text', is_required: false }),
          rowTitle: (row, index, { t, pick }) =>
            `${index + 1}. ${pick(row.title) || t('content.forms.new_question')}`,
          choices: { kind: (kind) => `content.forms.kinds.${kind}` },
          grid: 300,
          isOneGrid: true,
          fields: [
            { field: 'title', label: 'content.forms.question' },
            'kind',
            { render: Options },
            'is_required',
          ],
        },
      ],
    },
  ],
});
