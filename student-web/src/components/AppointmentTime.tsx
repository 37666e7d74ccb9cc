import Box from '@mui/material/Box';
import { useTranslation } from '../i18n/use-translation.tsx';
import { formatOwnTime, formatTokyoTime } from '../lib/dates.ts';
import { useScreenLanguage } from '../lib/page-language.ts';
import { useIsInBrowser } from '../lib/store.ts';

/** An appointment in Japan's time and, below it where the clocks differ, in the reader's own. */
export function AppointmentTime({ instant }: { instant: string }) {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  // The server does not know where the reader is.
  const own = useIsInBrowser() ? formatOwnTime(instant, language) : null;
  return (
    <>
      {/* A line may end between the parts of a Japanese time, not within a word. */}
      <Box component="time" dateTime={instant} sx={{ wordBreak: 'keep-all' }}>
        {t('time.japan', { time: formatTokyoTime(instant, language) })}
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
