import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ChannelFields } from './ChannelFields.tsx';

/** A new channel. */
export default function ChannelCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="notification_channels"
      title={t('office.channels.new')}
      listLabel={t('office.channels.title')}
    >
      <ChannelFields isNew />
    </CreatePage>
  );
}
