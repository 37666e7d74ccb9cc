import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import {
  INTERFACE_LANGUAGES,
  interfaceLanguage,
  type InterfaceLanguage,
} from '../../../../server/domain/languages.ts';
import { MAIL_WORDS_MAX, type MailWords } from '../../../../server/domain/mail-words.ts';
import { fieldMessage } from '../../../../server/domain/messages/words.ts';
import { MailPlaceholders } from '../../components/MailPlaceholders.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { languageName } from '../../lib/language-names.ts';
import { faultsOf } from './ask.ts';

interface OwnWordsProps {
  words: MailWords;
  onChange(words: MailWords): void;
  /** Back to the template's. */
  onBack(): void;
}

/** The words of this sending alone, a language at a time, judged as the server judges them. */
export function OwnWords({ words, onChange, onBack }: OwnWordsProps) {
  const say = useSay();
  const locale = useLocale();
  const [language, setLanguage] = useState<InterfaceLanguage>(
    () =>
      [interfaceLanguage(locale), ...INTERFACE_LANGUAGES].find((code) => words.template_body[code]) ?? 'ja',
  );
  const faults = faultsOf(words);
  const sentence = (field: keyof MailWords) =>
    faults[`${field}[${language}]`]?.map((fault) => fieldMessage(fault, locale)).join(' ');
  const wrong = INTERFACE_LANGUAGES.filter((code) =>
    Object.keys(faults).some((path) => path.endsWith(`[${code}]`)),
  );
  const name = languageName(language, locale);
  const input = (field: keyof MailWords, label: string, maxLength: number) => (
    <TextField
      label={label}
      value={words[field][language] ?? ''}
      onChange={(event) =>
        onChange({ ...words, [field]: { ...words[field], [language]: event.target.value } })
      }
      error={sentence(field) !== undefined}
      helperText={sentence(field)}
      multiline={field === 'template_body'}
      {...(field === 'template_body' && { minRows: 6 })}
      slotProps={{ htmlInput: { maxLength, lang: language } }}
    />
  );
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {say('recommend_mails.own.hint')} {say('mail_templates.body_hint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={say('recommend_mails.own.language')}
          onChange={(_event, code: InterfaceLanguage | null) => code && setLanguage(code)}
        >
          {INTERFACE_LANGUAGES.map((code) => (
            <ToggleButton key={code} value={code} sx={{ textTransform: 'none', px: 2 }}>
              {languageName(code, locale)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={onBack} sx={{ ml: 'auto' }}>
          {say('recommend_mails.own.back')}
        </Button>
      </Box>
      {wrong.length > 0 && (
        <Alert severity="warning">
          {say('recommend_mails.own.faults', {
            languages: wrong.map((code) => languageName(code, locale)).join(', '),
          })}
        </Alert>
      )}
      {input(
        'template_subject',
        say('recommend_mails.own.subject', { language: name }),
        MAIL_WORDS_MAX.subject,
      )}
      {input('template_body', say('recommend_mails.own.body', { language: name }), MAIL_WORDS_MAX.body)}
      <MailPlaceholders />
    </Stack>
  );
}
