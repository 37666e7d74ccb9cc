import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { ApiError } from '../../../../server/api/client.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../../server/domain/languages.ts';
import type { MailWords } from '../../../../server/domain/mail-words.ts';
import { MailFrame } from '../../components/MailFrame.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { languageName } from '../../lib/language-names.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useApi } from '../../providers/api.ts';

/** The server's sentences about the words, each once. */
function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const all = Object.values(error.fields).flatMap((list) => list.map(({ message }) => message));
  return [...new Set(all)];
}

/** The mail that the words make for an example person, written by the server's own mail code. */
export function TemplatePreview({ words }: { words: MailWords }) {
  const say = useSay();
  const locale = useLocale();
  const api = useApi();
  const [chosen, setChosen] = useState<InterfaceLanguage | null>(null);
  const written = INTERFACE_LANGUAGES.filter(
    (code) => words.template_subject[code]?.trim() && words.template_body[code]?.trim(),
  );
  const language = chosen ?? written[0] ?? 'ja';
  const asked = useDebounced(
    JSON.stringify({
      words: {
        template_subject: { [language]: words.template_subject[language] ?? '' },
        template_body: { [language]: words.template_body[language] ?? '' },
      },
      language,
    }),
  );
  const isWritten = written.includes(language);
  const { data, error } = useQuery({
    queryKey: ['mail-preview', asked],
    queryFn: () =>
      api.command('hf_member__preview_recommend_mail', {
        ...(JSON.parse(asked) as { words: MailWords; language: InterfaceLanguage }),
        is_including_meeting_schedule: true,
      }),
    enabled: isWritten,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const faults = sentencesOf(error);
  return (
    <Stack spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={say('mail_templates.preview_language')}
        onChange={(_event, code: InterfaceLanguage | null) => code && setChosen(code)}
      >
        {INTERFACE_LANGUAGES.map((code) => (
          <ToggleButton key={code} value={code} sx={{ textTransform: 'none', px: 2 }}>
            {languageName(code, locale)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!isWritten && <Typography color="textSecondary">{say('mail_templates.nothing')}</Typography>}
      {isWritten && error && (
        <Alert severity="warning">
          {say('mail_templates.faults')} {faults.length > 0 ? faults.join(' ') : problemText(error, say)}
        </Alert>
      )}
      {isWritten && data?.problem && <Alert severity="warning">{data.problem}</Alert>}
      {isWritten && !error && data?.body_html && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }} lang={language}>
            {data.subject}
          </Typography>
          <MailFrame html={data.body_html} title={say('mail_templates.frame')} lang={language} />
        </>
      )}
    </Stack>
  );
}
