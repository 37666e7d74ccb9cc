import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { mailTemplateGroup } from '../../../../domain/entities/mail-template.ts';
import { INTERFACE_LANGUAGES, languageCode } from '../../../../domain/languages.ts';
import { languageName } from '../../../../web/languages.ts';
import { Hint } from '../../components/Hint.tsx';
import { History } from '../../components/History.tsx';
import { describe } from '../../described/describe.ts';
import { useWording } from '../../i18n/use-wording.ts';
import words from '../../i18n/en/mail_templates.json' with { type: 'json' };
import { infoOf, NEW_TEMPLATE, type Template, type TemplateRow, TestButtons } from './template.tsx';
import { WordsForm } from './WordsForm.tsx';

type Field = 'name' | 'template_subject' | 'template_body' | 'language_id';
const FIELDS: readonly string[] = ['name', 'template_subject', 'template_body', 'language_id'];
const isField = (field: string): field is Field => field in words && FIELDS.includes(field);

function Words() {
  const template = useRecordContext<Template>();
  return <WordsForm info={template?.id === undefined ? NEW_TEMPLATE : infoOf(template)} />;
}

function TemplateHistory({ id }: { id: number }) {
  const { t, locale } = useWording();
  return (
    <Box sx={{ mt: 3 }}>
      <History
        table="mail_template_groups"
        id={id}
        tableName={() => t('mail_templates.words')}
        fieldName={(field) => (isField(field) ? t(`mail_templates.${field}`) : field)}
        valueName={(field, value) =>
          field === 'language_id' && typeof value === 'number'
            ? languageName(languageCode(value), locale)
            : null
        }
      />
    </Box>
  );
}

function Languages({ row }: { row: TemplateRow }) {
  const { t, locale } = useWording();
  const names = (isThere: boolean) =>
    INTERFACE_LANGUAGES.filter((code) => Boolean(row.template_subject[code]) === isThere)
      .map((code) => languageName(code, locale))
      .join(', ');
  const missing = names(false);
  return (
    <>
      {names(true)}
      {missing && ` (${t('mail_templates.missing', { languages: missing })})`}
    </>
  );
}

/** Words of recommend mails, by name. Mentors read them and try them on themselves, managers write them. */
export default describe('mail_template_groups', mailTemplateGroup, {
  words: 'mail_templates',
  createdBy: 'manager',
  defaults: { template_subject: {}, template_body: {} },
  nameOf: (row) => row.name,
  facts: (template, { t, time }) => (
    <Hint>
      {t('mail_templates.used')}: {t('mail_templates.used_count', { smart_count: template.used_count })} ·{' '}
      {t('mail_templates.updated_at')}: {time(template.updated_at)}
    </Hint>
  ),
  actions: (template) => <TestButtons template={template} />,
  aside: ({ id }) => <TemplateHistory id={id} />,
  list: {
    always: { kind: 'own' },
    sort: ['name', 'ASC'],
    columns: [
      { field: 'name', sort: true },
      {
        field: 'template_subject',
        id: 'subject',
        render: (row, { pick }) => pick(row.template_subject),
      },
      { id: 'languages', label: 'mail_templates.languages', render: (row) => <Languages row={row} /> },
      {
        id: 'used',
        label: 'mail_templates.used',
        align: 'right',
        render: (row, { t }) => t('mail_templates.used_count', { smart_count: row.used_count }),
      },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [{ title: 'mail_templates.one', grid: false, fields: ['name'] }, { render: Words }],
});
