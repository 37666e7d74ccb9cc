import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'mail_template_groups'>;

/** Every template by its name, with the languages it lacks. */
export default function TemplatesPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const names = (codes: readonly string[]) => codes.map((code) => languageName(code, locale)).join(', ');
  const missing = (row: Row) => INTERFACE_LANGUAGES.filter((code) => !row.template_subject[code]);
  return (
    <ResourceList<Row>
      resource="mail_template_groups"
      always={{ kind: 'own' }}
      title={t('mail_templates.title')}
      hint={t('mail_templates.hint')}
      nameOf={(row) => row.name}
      linkTo={(row) => `/mail_template_groups/${row.id}`}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('mail_templates.search')}
      createLabel={role === 'manager' ? t('mail_templates.new') : undefined}
      empty={{ title: t('mail_templates.empty'), hint: t('mail_templates.empty_hint') }}
      columns={[
        { id: 'name', label: t('mail_templates.name'), sort: 'name', render: (row) => row.name },
        {
          id: 'subject',
          label: t('mail_templates.template_subject'),
          render: (row) => pick(row.template_subject),
        },
        {
          id: 'languages',
          label: t('mail_templates.languages'),
          render: (row) => (
            <>
              {names(INTERFACE_LANGUAGES.filter((code) => row.template_subject[code]))}
              {missing(row).length > 0 &&
                ` (${t('mail_templates.missing', { languages: names(missing(row)) })})`}
            </>
          ),
        },
        {
          id: 'used',
          label: t('mail_templates.used'),
          align: 'right',
          render: (row) => t('mail_templates.used_count', { smart_count: row.used_count }),
        },
        {
          id: 'updated_at',
          label: t('mail_templates.updated_at'),
          sort: 'updated_at',
          isOptional: true,
          render: (row) => formatTime(row.updated_at, locale),
        },
      ]}
    />
  );
}
