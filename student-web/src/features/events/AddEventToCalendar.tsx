import { pickText } from '../../../../server/domain/languages.ts';
import { AddToCalendar } from '../../components/AddToCalendar.tsx';
import type { EventDetail } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';

/** How long an event is taken to last: events have a start only. */
const MINUTES = 60;

export function AddEventToCalendar({ event }: { event: EventDetail }) {
  const language = usePageLanguage();
  return (
    <AddToCalendar
      name={`event-${event.id}`}
      path={`/events/${event.id}`}
      startsAt={new Date(event.start_at)}
      minutes={MINUTES}
      title={pickText(event.title, language)?.text ?? ''}
      location={null}
    />
  );
}
