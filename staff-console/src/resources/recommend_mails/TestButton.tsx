import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { languageName } from '../../../../web/languages.ts';
import { CommandButton } from '../../components/CommandButton.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { useApi } from '../../providers/api-context.ts';
import { sharedOf, type Ask } from './ask.ts';

/** Mails these jobs in these words to who presses, before anybody else gets them. */
export function TestButton({ ask, language }: { ask: Ask; language: InterfaceLanguage }) {
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
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CommandButton work={send}>{t('recommend_mails.test')}</CommandButton>
      <Typography variant="body2" color="textSecondary">
        {t('recommend_mails.test_hint', { language: languageName(language, locale) })}
      </Typography>
    </Stack>
  );
}
