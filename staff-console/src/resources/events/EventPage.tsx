import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EditPage } from '../../components/form/EditPage.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import type { Event } from './event.ts';
import { EventFields } from './EventFields.tsx';
import { applicationsPath, placesOf } from './places.ts';

/** One event: managers write it, mentors read it. */
export default function EventPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  return (
    <EditPage<Event>
      resource="events"
      listLabel={t('content.events.title')}
      title={(event) => pick(event.title) || t('content.untitled', { id: event.id })}
      canEdit={(event) => event.can.edit}
      renderFacts={(event) => (
        <Typography variant="body2" color="textSecondary">
          {formatTime(event.start_at, locale)} · {t('content.events.applications')}: {placesOf(event, t)}
        </Typography>
      )}
      renderActions={(event) => (
        <>
          <ButtonLink to={applicationsPath(event.id)}>{t('content.events.applications')}</ButtonLink>
          {event.is_released && (
            <OutsideLink href={`/events/${event.id}`}>{t('articles.as_student')}</OutsideLink>
          )}
        </>
      )}
    >
      <EventFields />
    </EditPage>
  );
}
