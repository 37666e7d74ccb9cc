import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { notificationChannel } from '../../../../domain/entities/notification-channel.ts';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { describe } from '../../described/describe.ts';
import { TableInput } from '../../described/TableInput.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { ChannelPosts } from './ChannelPosts.tsx';

/** The address is written and never read: of one that stands its field is empty. */
function UrlInput() {
  const { t } = useWording();
  const isNew = useFormContextValue().recordForm.base['id'] === undefined;
  return (
    <TableInput
      of={notificationChannel.fields.url}
      source="url"
      label={t('office.channels.url')}
      hint={t(isNew ? 'office.channels.url_new_hint' : 'office.channels.url_hint')}
      options={isNew ? { isRequired: true } : {}}
    />
  );
}

/** Chats that are told of an event's seats, by name. */
export default describe('notification_channels', notificationChannel, {
  words: 'office.channels',
  createdBy: 'manager',
  nameOf: (row) => row.name,
  facts: ({ url_changed_at }, { t, time }) => (
    <Typography variant="body2" color="textSecondary">
      {url_changed_at
        ? `${t('office.channels.url_changed_at')}: ${time(url_changed_at)}`
        : t('office.channels.no_url')}
    </Typography>
  ),
  aside: (channel) => <ChannelPosts channel={channel} />,
  list: {
    sort: ['name', 'ASC'],
    columns: [
      { field: 'name', sort: true },
      {
        field: 'url_changed_at',
        render: ({ url_changed_at }, { t, time }) =>
          url_changed_at ? time(url_changed_at) : t('office.channels.no_url'),
      },
      { field: 'last_sent_at', render: (row, { time }) => time(row.last_sent_at) },
      {
        field: 'failed_count',
        render: ({ failed_count }, { t }) =>
          failed_count > 0 ? (
            <Chip
              size="small"
              color="warning"
              label={t('office.channels.failed_short', { smart_count: failed_count })}
            />
          ) : (
            '—'
          ),
      },
    ],
  },
  form: [
    {
      title: 'office.channels.one',
      hint: 'office.channels.hint',
      grid: 300,
      fields: ['name', { render: UrlInput, isWide: false }],
    },
  ],
});
