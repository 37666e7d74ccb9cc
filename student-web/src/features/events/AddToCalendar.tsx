import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { calendarFile } from '../../../../server/domain/calendar.ts';
import { pickText } from '../../../../server/domain/languages.ts';
import type { EventDetail } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { saveBlob } from '../../lib/save-blob.ts';

/** How long an event is taken to last: events have a start only. */
const MINUTES = 60;

/** Puts the event into the reader's own calendar, as a file every calendar takes. */
export function AddToCalendar({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const language = usePageLanguage();
  const save = () => {
    const text = calendarFile({
      uid: `event-${event.id}@${window.location.host}`,
      sequence: 0,
      writtenAt: new Date(),
      startsAt: new Date(event.start_at),
      minutes: MINUTES,
      title: pickText(event.title, language)?.text ?? '',
      description: `${window.location.origin}/events/${event.id}`,
      location: null,
    });
    saveBlob(new Blob([text], { type: 'text/calendar' }), `event-${event.id}.ics`);
  };
  return (
    <Button variant="outlined" startIcon={<CalendarMonthOutlined />} onClick={save}>
      {t('addToCalendar')}
    </Button>
  );
}
