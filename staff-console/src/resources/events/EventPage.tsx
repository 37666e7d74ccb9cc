import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EditPage } from '../../components/form/EditPage.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import type { Event } from './event.ts';
import { EventFields } from './EventFields.tsx';
import { applicationsPath, placesOf } from './places.ts';

/** One event: managers write it, mentors read it. */
export default function EventPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  return (
    <EditPage<Event>
      resource="events"
      listLabel={say('content.events.title')}
      title={(event) => pick(event.title) || say('content.untitled', { id: event.id })}
      canEdit={(event) => event.can.edit}
      renderFacts={(event) => (
        <Typography variant="body2" color="textSecondary">
          {formatTime(event.start_at, locale)} · {say('content.events.applications')}: {placesOf(event, say)}
        </Typography>
      )}
      renderActions={(event) => (
        <>
          <ButtonLink to={applicationsPath(event.id)}>{say('content.events.applications')}</ButtonLink>
          {event.is_released && (
            <OutsideLink href={`/events/${event.id}`}>{say('articles.as_student')}</OutsideLink>
          )}
        </>
      )}
    >
      <EventFields />
    </EditPage>
  );
}
