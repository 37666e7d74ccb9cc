import { eventAppointmentName, eventDescription, eventMinutes } from '../../../../domain/event-calendar.ts';
import { pickText } from '../../../../domain/languages.ts';
import { AddToCalendar } from '../../components/AddToCalendar.tsx';
import type { EventDetail, LanguageMap } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { useNow } from '../../../../web/use-now.ts';

interface Props {
  event: EventDetail;
  seat: { id: number; message: LanguageMap };
}

/** The same appointment as the mail about the seat brings: a calendar knows the two as one. */
export function AddEventToCalendar({ event, seat }: Props) {
  const language = usePageLanguage();
  const now = useNow();
  const startsAt = new Date(event.start_at);
  if (startsAt < now) return null;
  const message = pickText(seat.message, language)?.text ?? null;
  return (
    <AddToCalendar
      name={eventAppointmentName(seat.id)}
      path={`/events/${event.id}`}
      sequence={event.version}
      startsAt={startsAt}
      minutes={eventMinutes({
        start_at: startsAt,
        end_at: event.end_at === null ? null : new Date(event.end_at),
      })}
      title={pickText(event.title, language)?.text ?? ''}
      describe={(url) => eventDescription(message, url)}
      location={pickText(event.place, language)?.text ?? null}
    />
  );
}
