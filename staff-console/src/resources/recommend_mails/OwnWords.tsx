import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  INTERFACE_LANGUAGES,
  interfaceLanguage,
  type InterfaceLanguage,
} from '../../../../domain/languages.ts';
import type { MailWords } from '../../../../domain/mail-words.ts';
import { fieldMessage } from '../../../../domain/messages/words.ts';
import { WordsPair } from '../../components/words/WordsPair.tsx';
import type { WordsProblem } from '../../components/words/words-field.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { languageName } from '../../../../web/languages.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import type { MailPart } from '../../lib/mail-fields.ts';
import { faultsOf } from './ask.ts';

interface OwnWordsProps {
  words: MailWords;
  fields: readonly MergeField[];
  parts: readonly MailPart[];
  onChange(words: MailWords): void;
  /** Back to the template's. */
  onBack(): void;
}

/** The words of this sending alone, a language at a time, judged as the server judges them. */
export function OwnWords({ words, fields, parts, onChange, onBack }: OwnWordsProps) {
  const { t, locale } = useWording();
  const [language, setLanguage] = useState<InterfaceLanguage>(
    () =>
      [interfaceLanguage(locale), ...INTERFACE_LANGUAGES].find((code) => words.template_body[code]) ?? 'ja',
  );
  const faults = faultsOf(words);
  const problemsOf = (part: keyof MailWords): WordsProblem[] =>
    (faults[`${part}[${language}]`] ?? []).map((fault) => ({
      line: typeof fault.params?.['line'] === 'number' ? fault.params['line'] : null,
      column: typeof fault.params?.['column'] === 'number' ? fault.params['column'] : null,
      name: typeof fault.params?.['name'] === 'string' ? fault.params['name'] : null,
      message: fieldMessage(fault, locale),
    }));
  const wrong = INTERFACE_LANGUAGES.filter((code) =>
    Object.keys(faults).some((path) => path.endsWith(`[${code}]`)),
  );
  const name = languageName(language, locale);
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {t('recommend_mails.own.hint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={t('recommend_mails.own.language')}
          onChange={(_event, code: InterfaceLanguage | null) => code && setLanguage(code)}
        >
          {INTERFACE_LANGUAGES.map((code) => (
            <ToggleButton key={code} value={code} sx={{ textTransform: 'none', px: 2 }}>
              {languageName(code, locale)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={onBack} sx={{ ml: 'auto' }}>
          {t('recommend_mails.own.back')}
        </Button>
      </Box>
      {wrong.length > 0 && (
        <Alert severity="warning">
          {t('recommend_mails.own.faults', {
            languages: wrong.map((code) => languageName(code, locale)).join(', '),
          })}
        </Alert>
      )}
      <WordsPair
        key={language}
        language={language}
        labels={{
          template_subject: t('recommend_mails.own.subject', { language: name }),
          template_body: t('recommend_mails.own.body', { language: name }),
        }}
        values={{
          template_subject: words.template_subject[language] ?? '',
          template_body: words.template_body[language] ?? '',
        }}
        onChange={(part, text) => onChange({ ...words, [part]: { ...words[part], [language]: text } })}
        problems={{
          template_subject: problemsOf('template_subject'),
          template_body: problemsOf('template_body'),
        }}
        fields={fields}
        parts={parts}
        hint={t('mail_templates.body_hint')}
      />
    </Stack>
  );
}
