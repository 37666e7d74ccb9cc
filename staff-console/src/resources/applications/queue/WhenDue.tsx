import Box from '@mui/material/Box';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatDay } from '../../../lib/short-dates.ts';
import { DueDate } from '../DueDate.tsx';
import type { ApplicationRow } from '../types.ts';

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
