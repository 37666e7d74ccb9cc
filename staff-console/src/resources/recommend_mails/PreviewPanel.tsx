import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetMany } from 'ra-core';
import { useState } from 'react';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { itemAt } from '../../../../domain/required.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { languageName } from '../../../../web/languages.ts';
import { CommandButton } from '../../components/CommandButton.tsx';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { MailFrame } from '../../components/MailFrame.tsx';
import { Row } from '../../components/Row.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { studentName } from '../../lib/student-names.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useApi } from '../../providers/api-context.ts';
import { type Ask, sharedOf } from './ask.ts';
import { useJobWords } from './SendDialog.tsx';

/** Mails these jobs in these words to who presses, before anybody else gets them. */
function TestButton({ ask, language }: { ask: Ask; language: InterfaceLanguage }) {
  const { t, locale } = useWording();
  const api = useApi();
  const send = async () => {
    const { recipient_email } = await api.command('hf_member__test_recommend_mail', {
      ...sharedOf(ask),
      language,
    });
    return t('mail_templates.test_sent', { email: recipient_email });
  };
  return (
    <Row spacing={1.5}>
      <CommandButton work={send}>{t('recommend_mails.test')}</CommandButton>
      <Hint>{t('recommend_mails.test_hint', { language: languageName(language, locale) })}</Hint>
    </Row>
  );
}

/** Every student's own mail, one at a time. */
export function PreviewPanel({ ask }: { ask: Ask }) {
  const t = useTranslate();
  const api = useApi();
  const [at, setAt] = useState(0);
  const index = Math.min(at, ask.user_ids.length - 1);
  const user_id = itemAt(ask.user_ids, index);
  const { data: users = [] } = useGetMany<StaffRow<'users'>>('users', { ids: ask.user_ids });
  const user = users.find((one) => one?.id === user_id);
  const { leftOutLines } = useJobWords(ask.recruitment_ids);
  // While somebody types the words, each pause is asked, not each letter.
  const shared = useDebounced(JSON.stringify(sharedOf(ask)));
  const { data, error, refetch } = useQuery({
    queryKey: ['recommend-preview', user_id, shared],
    queryFn: () =>
      api.command('hf_member__preview_recommend_mail', {
        user_id,
        ...(JSON.parse(shared) as ReturnType<typeof sharedOf>),
      }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === user_id ? keepPreviousData(before) : undefined,
    gcTime: 0,
    retry: false,
  });
  return (
    <Stack spacing={1.5}>
      <Row>
        <Button disabled={index === 0} onClick={() => setAt(index - 1)}>
          {t('recommend_mails.previous')}
        </Button>
        <Typography component="output" sx={{ fontWeight: 700 }}>
          {user ? studentName(user) : `#${user_id}`} ({index + 1} / {ask.user_ids.length})
        </Typography>
        <Button disabled={index === ask.user_ids.length - 1} onClick={() => setAt(index + 1)}>
          {t('recommend_mails.next')}
        </Button>
      </Row>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <CircularProgress size={28} aria-label={t('bulk.checking')} />}
      {data?.code && (
        <Alert severity="warning">
          {t('bulk.skipped', { why: t(`recommend_mails.skipped.${data.code}`) })}
        </Alert>
      )}
      {data && data.left_out.length > 0 && (
        <Alert severity="info">
          {t('recommend_mails.left_out_title')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {leftOutLines(data.left_out).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Alert>
      )}
      {data?.problem && <Alert severity="error">{data.problem}</Alert>}
      {data?.body_html && (
        <>
          <TestButton ask={ask} language={data.language ?? 'en'} />
          <Typography sx={{ fontWeight: 700 }} lang={data.language ?? undefined}>
            {data.subject}
          </Typography>
          <MailFrame html={data.body_html} title={t('mail_templates.frame')} lang={data.language ?? 'en'} />
        </>
      )}
    </Stack>
  );
}
