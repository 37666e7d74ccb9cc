import AddIcon from '../../../web/icons/Add.tsx';
import DeleteIcon from '../../../web/icons/DeleteOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { form } from '../../../domain/entities/form.ts';
import type { LanguageMap } from '../../../domain/languages.ts';
import { languageName } from '../../../web/languages.ts';
import { useRecordField } from '../components/form/use-record-field.ts';
import { describe } from '../described/describe.ts';
import type { At } from '../described/form-types.ts';
import { useWording } from '../i18n/use-wording.ts';

const LANGUAGES = ['ja', 'en', 'vi'] as const;

/** What a question lets one choose from: a line each, with its languages beside each other. */
function OptionsInput({ source }: { source: string }) {
  const { t, locale } = useWording();
  const label = t('content.forms.options');
  const { value, change, error, isReadOnly } = useRecordField<LanguageMap[]>(source, label);
  const options = value ?? [];
  const put = (index: number, language: string, text: string) =>
    change(options.map((option, place) => (place === index ? { ...option, [language]: text } : option)));
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, gridColumn: '1 / -1' }}
    >
      <Typography variant="body2" component="div" sx={{ fontWeight: 700, mb: 1 }}>
        {label}
      </Typography>
      <Stack spacing={1}>
        {options.map((option, index) => (
          // Options have no ids: they are told apart by their place.
          // oxlint-disable-next-line no-array-index-key
          <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                value={option[language] ?? ''}
                placeholder={languageName(language, locale)}
                onChange={(event) => put(index, language, event.target.value)}
                slotProps={{
                  input: { readOnly: isReadOnly },
                  htmlInput: {
                    lang: language,
                    'aria-label': t('content.forms.option', {
                      number: index + 1,
                      language: languageName(language, locale),
                    }),
                  },
                }}
              />
            ))}
            {!isReadOnly && (
              <IconButton
                aria-label={t('content.forms.remove_option', { number: index + 1 })}
                onClick={() => change(options.filter((_option, place) => place !== index))}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Stack>
        ))}
      </Stack>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {!isReadOnly && (
        <Button startIcon={<AddIcon />} onClick={() => change([...options, {}])} sx={{ mt: 1 }}>
          {t('content.forms.add_option')}
        </Button>
      )}
    </Box>
  );
}

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
