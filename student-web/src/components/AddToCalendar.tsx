import CalendarMonthOutlined from '../../../web/icons/CalendarMonthOutlined.tsx';
import Button from '@mui/material/Button';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { Appointment } from '../../../domain/calendar.ts';
import { inTime } from '../lib/chunk.ts';
import { showSnackbar } from '../lib/snackbar.ts';
import { saveFile } from '../../../web/save-file.ts';

interface Props extends Pick<Appointment, 'startsAt' | 'minutes' | 'title' | 'location'> {
  /** Names the appointment among all of the product's: `event-7`. */
  name: string;
  /** Path of the page that tells more. */
  path: string;
  /** Of the appointment's version; the mails about it count in the same way. */
  sequence?: number;
  size?: 'small' | 'medium';
  /** What the calendar says beside the title, with the page's address in it; the address alone unless told. */
  describe?: (url: string) => string;
}

/** Puts an appointment into the reader's own calendar, as a file every calendar takes. */
export function AddToCalendar({
  name,
  path,
  sequence = 0,
  size = 'medium',
  describe,
  ...appointment
}: Props) {
  const { t } = useTranslation();
  const save = async () => {
    const loaded = await inTime(import('../../../domain/calendar.ts')).catch(() => null);
    if (!loaded) return showSnackbar('error', t('noConnection.text'));
    const url = `${window.location.origin}${path}`;
    const text = loaded.calendarFile({
      ...appointment,
      uid: `${name}@${window.location.hostname}`,
      sequence,
      writtenAt: new Date(),
      description: describe?.(url) ?? url,
    });
    saveFile(new Blob([text], { type: 'text/calendar' }), `${name}.ics`);
  };
  return (
    <Button variant="outlined" size={size} startIcon={<CalendarMonthOutlined />} onClick={() => void save()}>
      {t('addToCalendar')}
    </Button>
  );
}
