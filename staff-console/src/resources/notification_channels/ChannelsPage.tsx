import Chip from '@mui/material/Chip';
import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useMember } from '../../session/member.ts';

type Row = StaffRow<'notification_channels'>;

/** Every channel, by name. */
export default function ChannelsPage() {
  const t = useTranslate();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: Row) => row.name;
  return (
    <ResourceList<Row>
      resource="notification_channels"
      title={t('office.channels.title')}
      hint={t('office.channels.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/notification_channels/${row.id}`}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('office.channels.search')}
      createLabel={role === 'manager' ? t('office.channels.new') : undefined}
      empty={{ title: t('office.channels.empty'), hint: t('office.channels.hint') }}
      columns={[
        { id: 'name', label: t('office.channels.name'), render: nameOf, sort: 'name' },
        {
          id: 'url_changed_at',
          label: t('office.channels.url_changed_at'),
          render: (row) =>
            row.url_changed_at ? formatTime(row.url_changed_at, locale) : t('office.channels.no_url'),
        },
        {
          id: 'last_sent_at',
          label: t('office.channels.last_sent_at'),
          render: (row) => (row.last_sent_at ? formatTime(row.last_sent_at, locale) : '—'),
        },
        {
          id: 'failed_count',
          label: t('office.channels.failed_count'),
          render: (row) =>
            row.failed_count > 0 ? (
              <Chip
                size="small"
                color="warning"
                label={t('office.channels.failed_short', { smart_count: row.failed_count })}
              />
            ) : (
              '—'
            ),
        },
      ]}
    />
  );
}
