import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { INTERFACE_LANGUAGES, languageCode } from '../../../../server/domain/languages.ts';
import type { StaffRecord } from '../../../../server/staff/contract.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { History } from '../../components/History.tsx';
import { mail_templates as words } from '../../i18n/en/mails.ts';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { languageName } from '../../lib/language-names.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api.ts';
import { TemplateFields } from './TemplateFields.tsx';

type Template = StaffRecord<'mail_template_groups'>;
type Field = 'name' | 'template_subject' | 'template_body' | 'language_id';
const isField = (field: string): field is Field => field in words && field !== 'placeholder';

/** Mails the template, as it is saved, to who presses: one button a language it is written in. */
function TestButtons({ template }: { template: Template }) {
  const say = useSay();
  const locale = useLocale();
  const api = useApi();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const send = async (language: (typeof INTERFACE_LANGUAGES)[number]) => {
    setBusy(true);
    try {
      const ask = { mail_template_group_id: template.id, language };
      const { recipient_email } = await api.command('hf_member__test_mail_template', ask);
      notify(say('mail_templates.test_sent', { email: recipient_email }), { type: 'success' });
    } catch (error) {
      notify(problemText(error, say), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return INTERFACE_LANGUAGES.filter((code) => template.template_subject[code]).map((code) => (
    <Button key={code} variant="outlined" disabled={isBusy} onClick={() => void send(code)}>
      {say('mail_templates.test')} ({languageName(code, locale)})
    </Button>
  ));
}

/** One template: managers write it, mentors read it and try it on themselves. */
export default function TemplatePage() {
  const say = useSay();
  const locale = useLocale();
  return (
    <EditPage<Template>
      resource="mail_template_groups"
      listLabel={say('mail_templates.title')}
      title={(template) => template.name}
      canEdit={(template) => template.can.edit}
      renderFacts={(template) => (
        <Typography variant="body2" color="textSecondary">
          {say('mail_templates.used')}:{' '}
          {say('mail_templates.used_count', { smart_count: template.used_count })} ·{' '}
          {say('mail_templates.updated_at')}: {formatTime(template.updated_at, locale)}
        </Typography>
      )}
      renderActions={(template) => <TestButtons template={template} />}
      renderAside={(template) => (
        <Box sx={{ mt: 3 }}>
          <History
            table="mail_template_groups"
            id={template.id}
            tableName={() => say('mail_templates.words')}
            fieldName={(field) => (isField(field) ? say(`mail_templates.${field}`) : field)}
            valueName={(field, value) =>
              field === 'language_id' && typeof value === 'number'
                ? languageName(languageCode(value), locale)
                : null
            }
          />
        </Box>
      )}
    >
      <TemplateFields />
    </EditPage>
  );
}
