import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { useRecordField } from '../../components/form/use-record-field.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { languageName } from '../../../../web/languages.ts';

const LANGUAGES = ['ja', 'en', 'vi'] as const;

/** What a question lets one choose from: a line each, with its languages beside each other. */
export function OptionsInput({ source }: { source: string }) {
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
      <Typography variant="body2" component="div" sx={{ fontWeight: 600, mb: 1 }}>
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
