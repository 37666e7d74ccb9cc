import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatDay } from '../../lib/short-dates.ts';
import type { ApplicationRow } from './application.ts';

/** A due day, with "overdue" and "today" in words. Whether it is overdue is the server's answer. */
export function DueDate({ day, isOverdue }: { day: string | null; isOverdue: boolean }) {
  const { t, locale } = useWording();
  const now = useNow();
  if (!day)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('queue.no_due')}
      </Box>
    );
  const isToday = day === tokyoDay(now);
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      <Box component="time" dateTime={day} sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(day, locale)}
      </Box>
      {(isOverdue || isToday) && (
        <Box
          component="span"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            fontWeight: 700,
            fontSize: '0.8125rem',
            color: isOverdue ? 'error.dark' : 'warning.dark',
          }}
        >
          {isOverdue && <WarningIcon fontSize="inherit" aria-hidden />}
          {t(isOverdue ? 'queue.overdue' : 'queue.due_today')}
        </Box>
      )}
    </Box>
  );
}

/** The due day, or, once the resume has left and its due day means nothing, since when the wait lasts. */
export function WhenDue({ row }: { row: ApplicationRow }) {
  const { t, locale } = useWording();
  if (row.waiting_since === null)
    return <DueDate day={row.due_date_to_submit_resume} isOverdue={row.is_overdue} />;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('correcting.load.since', { day: formatDay(row.waiting_since, locale) })}
    </Box>
  );
}
