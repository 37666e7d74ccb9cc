import Chip from '@mui/material/Chip';
import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'notification_channels'>;

/** Every channel, by name. */
export default function ChannelsPage() {
  const say = useSay();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) => row.name;
  return (
    <ResourceList<Row>
      resource="notification_channels"
      title={say('office.channels.title')}
      hint={say('office.channels.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/notification_channels/${row.id}`}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={say('office.channels.search')}
      createLabel={role === 'manager' ? say('office.channels.new') : undefined}
      empty={{ title: say('office.channels.empty'), hint: say('office.channels.hint') }}
      columns={[
        { id: 'name', label: say('office.channels.name'), render: nameOf, sort: 'name' },
        {
          id: 'url_changed_at',
          label: say('office.channels.url_changed_at'),
          render: (row) =>
            row.url_changed_at ? formatTime(row.url_changed_at, locale) : say('office.channels.no_url'),
        },
        {
          id: 'last_sent_at',
          label: say('office.channels.last_sent_at'),
          render: (row) => (row.last_sent_at ? formatTime(row.last_sent_at, locale) : '—'),
        },
        {
          id: 'failed_count',
          label: say('office.channels.failed_count'),
          render: (row) =>
            row.failed_count > 0 ? (
              <Chip
                size="small"
                color="warning"
                label={say('office.channels.failed_short', { smart_count: row.failed_count })}
              />
            ) : (
              '—'
            ),
        },
      ]}
    />
  );
}
