import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { EventFields } from './EventFields.tsx';

/** A new event: seen by nobody until it is released. */
export default function EventCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="events"
      title={say('content.events.new')}
      listLabel={say('content.events.title')}
      defaults={{ is_released: false, is_need_resume_file: false }}
    >
      <EventFields />
    </CreatePage>
  );
}
