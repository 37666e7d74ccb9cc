import Button from '@mui/material/Button';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { languageName } from '../../../../web/languages.ts';
import { useCommand } from '../../components/CommandButton.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { useApi } from '../../providers/api-context.ts';
import { languagesOf, type Template } from './template.ts';

/** Mails the template, as it is saved, to who presses: one button a language it is written in. */
export function TestButtons({ template }: { template: Template }) {
  const { t, locale } = useWording();
  const api = useApi();
  const { isBusy, run } = useCommand();
  const send = (language: InterfaceLanguage) =>
    run(async () => {
      const ask = { mail_template_group_id: template.id, language };
      const { recipient_email } = await api.command('hf_member__test_mail_template', ask);
      return t('mail_templates.test_sent', { email: recipient_email });
    });
  return languagesOf(template)
    .filter((code) => template.template_subject[code])
    .map((code) => (
      <Button key={code} variant="outlined" disabled={isBusy} onClick={() => void send(code)}>
        {t('mail_templates.test')} ({languageName(code, locale)})
      </Button>
    ));
}
