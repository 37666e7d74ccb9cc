import Box from '@mui/material/Box';
import { tokyoDay } from '../../../domain/tokyo-time.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { formatOwnTime, formatTokyoClock, formatTokyoTime } from '../lib/dates.ts';
import { useScreenLanguage } from '../lib/page-language.ts';
import { useIsInBrowser } from '../lib/store.ts';

interface Props {
  instant: string;
  /** When it ends, where that is known. */
  end?: string | null;
}

/** An appointment in Japan's time and, below it where the clocks differ, its beginning in the reader's own. */
export function AppointmentTime({ instant, end = null }: Props) {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  // The server does not know where the reader is.
  const own = useIsInBrowser() ? formatOwnTime(instant, language) : null;
  const start = formatTokyoTime(instant, language);
  const isSameDay = end !== null && tokyoDay(new Date(instant)) === tokyoDay(new Date(end));
  const until = end && (isSameDay ? formatTokyoClock(end, language) : formatTokyoTime(end, language));
  return (
    <>
      {/* A line may end between the parts of a Japanese time, not within a word. */}
      <Box component="time" dateTime={instant} sx={{ wordBreak: 'keep-all' }}>
        {t('time.japan', { time: until ? t('time.range', { start, end: until }) : start })}
      </Box>
      {own && (
        <Box
          component="span"
          sx={{ display: 'block', typography: 'body2', color: 'text.secondary', fontWeight: 'normal' }}
        >
          {t('time.own', { time: own })}
        </Box>
      )}
    </>
  );
}
