import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatOwnTime, formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useIsInBrowser } from '../../lib/store.ts';

/** An appointment in Japan's time and, where it differs, in the reader's own. */
export function EventTime({ instant }: { instant: string }) {
  const { t } = useTranslation('events');
  const language = useScreenLanguage();
  // The server does not know where the reader is.
  const own = useIsInBrowser() ? formatOwnTime(instant, language) : null;
  return (
    <>
      <time dateTime={instant}>{formatTokyoTime(instant, language)}</time> {t('japanTime')}
      {own && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('yourTime', { time: own })}
        </Box>
      )}
    </>
  );
}
