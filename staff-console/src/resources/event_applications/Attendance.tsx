import Chip from '@mui/material/Chip';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Seat } from './event-applications.tsx';

const COLOURS = {
  attended: { bgcolor: 'success.light', color: 'success.dark' },
  absent: { bgcolor: '#ECEFF0', color: 'text.secondary' },
} as const;

/** Whether they came, where that is recorded. */
export function AttendanceChip({ attendance }: Pick<Seat, 'attendance'>) {
  const t = useTranslate();
  if (attendance === null || attendance === 'unrecorded') return null;
  return <Chip size="small" label={t(`check_in.attendance.${attendance}`)} sx={COLOURS[attendance]} />;
}
