import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { EventFields } from './EventFields.tsx';

/** A new event: seen by nobody until it is released. */
export default function EventCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="events"
      title={t('content.events.new')}
      listLabel={t('content.events.title')}
      defaults={{ is_released: false, is_need_resume_file: false }}
    >
      <EventFields />
    </CreatePage>
  );
}
