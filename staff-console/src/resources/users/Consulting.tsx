import Chip from '@mui/material/Chip';
import { useNow } from '../../../../web/use-now.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatShortDay } from '../../lib/short-dates.ts';
import type { StudentRow } from './student.ts';

/** Days somebody has waited, begun ones not counted. */
const DAY = 86_400_000;
const daysSince = (iso: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / DAY));

/** Where a student stands in the queue, and since or for when. */
export function Consulting({ row }: { row: StudentRow }) {
  const { t, time, locale } = useWording();
  const now = useNow();
  if (row.consulting === null) return '—';
  return (
    <>
      <Chip
        size="small"
        label={t(`students.tabs.${row.consulting}`)}
        color={row.consulting === 'overdue' ? 'warning' : 'default'}
        sx={{ mr: 0.75 }}
      />
      {row.career_meeting_at
        ? time(row.career_meeting_at)
        : row.phone_consulting_wished_at &&
          t('students.since_days', {
            day: formatShortDay(row.phone_consulting_wished_at, locale),
            smart_count: daysSince(row.phone_consulting_wished_at, now),
          })}
    </>
  );
}
