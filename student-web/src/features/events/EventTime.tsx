import Box from '@mui/material/Box';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { EventListItem } from '../../lib/api-types.ts';
import { formatTokyoClock, formatTokyoDate, formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

/** When an event begins and, where it says so, until when it lasts. */
export function EventTime({
  event: { start_at, end_at },
}: {
  event: Pick<EventListItem, 'start_at' | 'end_at'>;
}) {
  const { t } = useTranslation('events');
  const language = useScreenLanguage();
  if (end_at === null) return <AppointmentTime instant={start_at} />;
  const isSameDay = formatTokyoDate(start_at, 'en') === formatTokyoDate(end_at, 'en');
  const time = isSameDay ? formatTokyoClock(end_at, language) : formatTokyoTime(end_at, language);
  return (
    <>
      <AppointmentTime instant={start_at} />{' '}
      <Box component="time" dateTime={end_at} sx={{ whiteSpace: isSameDay ? 'nowrap' : undefined }}>
        {t('until', { time })}
      </Box>
    </>
  );
}
