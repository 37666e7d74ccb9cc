import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useRecordContext } from 'react-admin';
import { languageCode } from '../../../../domain/languages.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { History } from '../../components/History.tsx';
import words from '../../i18n/en/mail_templates.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import { infoOf, type Template } from './template.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { TestButtons } from './TestButtons.tsx';

type Field = 'name' | 'template_subject' | 'template_body' | 'language_id';
const FIELDS: readonly string[] = ['name', 'template_subject', 'template_body', 'language_id'];
const isField = (field: string): field is Field => field in words && FIELDS.includes(field);

function Fields() {
  const template = useRecordContext<Template>();
  return template && <TemplateFields info={infoOf(template)} />;
}

/** One template: managers write it, mentors read it and try it on themselves. */
export default function TemplatePage() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <EditPage<Template>
      resource="mail_template_groups"
      listLabel={t('mail_templates.title')}
      title={(template) => template.name}
      canEdit={(template) => template.can.edit}
      renderFacts={(template) => (
        <Typography variant="body2" color="textSecondary">
          {t('mail_templates.used')}: {t('mail_templates.used_count', { smart_count: template.used_count })} ·{' '}
          {t('mail_templates.updated_at')}: {formatTime(template.updated_at, locale)}
        </Typography>
      )}
      renderActions={(template) => <TestButtons template={template} />}
      renderAside={(template) => (
        <Box sx={{ mt: 3 }}>
          <History
            table="mail_template_groups"
            id={template.id}
            tableName={() => t('mail_templates.words')}
            fieldName={(field) => (isField(field) ? t(`mail_templates.${field}`) : field)}
            valueName={(field, value) =>
              field === 'language_id' && typeof value === 'number'
                ? languageName(languageCode(value), locale)
                : null
            }
          />
        </Box>
      )}
    >
      <Fields />
    </EditPage>
  );
}
