import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';

type Row = StaffRow<'settings'>;

/** What the top page tells. */
export default function SettingsPage() {
  const say = useSay();

  const locale = useLocale();

  const nameOf = (row: Row) =>
    say(row.key === 'claims' ? 'office.settings.claims' : 'office.settings.notice');
  return (
    <ResourceList<Row>
      resource="settings"
      title={say('office.settings.title')}
      hint={say('office.settings.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/settings/${row.id}`}
      sort={{ field: 'id', order: 'ASC' }}

      empty={{ title: say('office.settings.empty'), hint: say('office.settings.hint') }}
      columns={[
        { id: 'name', label: say('office.settings.one'), render: nameOf },
        {
          id: 'updated_at',
          label: say('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
        },
      ]}
    />
  );
}
