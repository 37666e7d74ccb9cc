import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { EditPage } from '../../components/form/EditPage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { ChannelFields } from './ChannelFields.tsx';
import { ChannelPosts } from './ChannelPosts.tsx';
import type { Channel } from './channel.ts';

/** One channel: its name, a new address, and what was posted there. */
export default function ChannelPage() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <EditPage<Channel>
      resource="notification_channels"
      listLabel={t('office.channels.title')}
      title={(channel) => channel.name}
      canEdit={(channel) => channel.can.edit}
      renderFacts={({ url_changed_at }) => (
        <Typography variant="body2" color="textSecondary">
          {url_changed_at
            ? `${t('office.channels.url_changed_at')}: ${formatTime(url_changed_at, locale)}`
            : t('office.channels.no_url')}
        </Typography>
      )}
      renderAside={(channel) => <ChannelPosts channel={channel} />}
    >
      <ChannelFields />
    </EditPage>
  );
}
