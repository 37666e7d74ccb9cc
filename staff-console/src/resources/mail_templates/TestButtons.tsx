import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { languageName } from '../../../../web/languages.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import { languagesOf, type Template } from './template.ts';

/** Mails the template, as it is saved, to who presses: one button a language it is written in. */
export function TestButtons({ template }: { template: Template }) {
  const t = useTranslate();
  const locale = useLocale();
  const api = useApi();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const send = async (language: InterfaceLanguage) => {
    setBusy(true);
    try {
      const ask = { mail_template_group_id: template.id, language };
      const { recipient_email } = await api.command('hf_member__test_mail_template', ask);
      notify(t('mail_templates.test_sent', { email: recipient_email }), { type: 'success' });
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return languagesOf(template)
    .filter((code) => template.template_subject[code])
    .map((code) => (
      <Button key={code} variant="outlined" disabled={isBusy} onClick={() => void send(code)}>
        {t('mail_templates.test')} ({languageName(code, locale)})
      </Button>
    ));
}
