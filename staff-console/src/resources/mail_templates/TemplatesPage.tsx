import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { languageName } from '../../lib/language-names.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'mail_template_groups'>;

/** Every template by its name, with the languages it lacks. */
export default function TemplatesPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const names = (codes: readonly string[]) => codes.map((code) => languageName(code, locale)).join(', ');
  const missing = (row: Row) => INTERFACE_LANGUAGES.filter((code) => !row.template_subject[code]);
  return (
    <ResourceList<Row>
      resource="mail_template_groups"
      always={{ kind: 'own' }}
      title={say('mail_templates.title')}
      hint={say('mail_templates.hint')}
      nameOf={(row) => row.name}
      linkTo={(row) => `/mail_template_groups/${row.id}`}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={say('mail_templates.search')}
      createLabel={role === 'manager' ? say('mail_templates.new') : undefined}
      empty={{ title: say('mail_templates.empty'), hint: say('mail_templates.empty_hint') }}
      columns={[
        { id: 'name', label: say('mail_templates.name'), sort: 'name', render: (row) => row.name },
        {
          id: 'subject',
          label: say('mail_templates.template_subject'),
          render: (row) => pick(row.template_subject),
        },
        {
          id: 'languages',
          label: say('mail_templates.languages'),
          render: (row) => (
            <>
              {names(INTERFACE_LANGUAGES.filter((code) => row.template_subject[code]))}
              {missing(row).length > 0 &&
                ` (${say('mail_templates.missing', { languages: names(missing(row)) })})`}
            </>
          ),
        },
        {
          id: 'used',
          label: say('mail_templates.used'),
          align: 'right',
          render: (row) => say('mail_templates.used_count', { smart_count: row.used_count }),
        },
        {
          id: 'updated_at',
          label: say('mail_templates.updated_at'),
          sort: 'updated_at',
          isOptional: true,
          render: (row) => formatTime(row.updated_at, locale),
        },
      ]}
    />
  );
}
