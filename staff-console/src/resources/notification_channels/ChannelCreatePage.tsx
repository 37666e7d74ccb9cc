import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { ChannelFields } from './ChannelFields.tsx';

/** A new channel. */
export default function ChannelCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="notification_channels"
      title={say('office.channels.new')}
      listLabel={say('office.channels.title')}
    >
      <ChannelFields isNew />
    </CreatePage>
  );
}
