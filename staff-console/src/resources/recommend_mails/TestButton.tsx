import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { languageName } from '../../../../web/languages.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import { sharedOf, type Ask } from './ask.ts';

/** Mails these jobs in these words to who presses, before anybody else gets them. */
export function TestButton({ ask, language }: { ask: Ask; language: InterfaceLanguage }) {
  const t = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { recipient_email } = await api.command('hf_member__test_recommend_mail', {
        ...sharedOf(ask),
        language,
      });
      notify(t('mail_templates.test_sent', { email: recipient_email }), { type: 'success' });
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void send()}>
        {t('recommend_mails.test')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('recommend_mails.test_hint', { language: languageName(language, locale) })}
      </Typography>
    </Stack>
  );
}
