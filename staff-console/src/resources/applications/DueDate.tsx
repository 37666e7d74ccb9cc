import WarningIcon from '../../../../web/icons/WarningAmberRounded.tsx';
import Box from '@mui/material/Box';
import { arrangesInterviews } from '../../../../domain/interview-slots.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../web/use-now.ts';
import type { Translate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatDay } from '../../lib/short-dates.ts';
import type { ApplicationRow } from './application.ts';

interface DueDateProps {
  day: string | null;
  /** The server's answer. */
  isOverdue: boolean;
  /** The resume has left, and the day means nothing more. */
  isOver?: boolean;
  /** In a line of text; otherwise the words stand below the day. */
  isInline?: boolean;
}

/** A due day, with "overdue" and "today" in words while the resume has not left, and pale once it means nothing more. */
export function DueDate({ day, isOverdue, isOver = false, isInline = false }: DueDateProps) {
  const { t, locale } = useWording();
  const now = useNow();
  if (!day)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('queue.no_due')}
      </Box>
    );
  const isToday = !isOver && day === tokyoDay(now);
  return (
    <Box component="span" sx={{ display: 'inline-block', color: isOver ? 'text.secondary' : 'inherit' }}>
      <Box component="time" dateTime={day} sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(day, locale)}
      </Box>
      {(isOverdue || isToday) && (
        <Box
          component="span"
          data-mark={isOverdue ? 'overdue' : 'today'}
          sx={{
            display: isInline ? 'inline-flex' : 'flex',
            alignItems: 'center',
            gap: 0.5,
            ml: isInline ? 0.75 : 0,
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

/** The due day of a row of a list. */
export function RowDueDate({ row }: { row: ApplicationRow }) {
  return (
    <DueDate
      day={row.due_date_to_submit_resume}
      isOverdue={row.is_overdue}
      isOver={row.waiting_since !== null}
    />
  );
}

/** Whose turn it is and, once the resume has left, since when; during interviews for what. */
export function waitingWords(
  { state, waiting_for, waiting_since }: ApplicationRow,
  t: Translate,
  locale: string,
): string | null {
  if (!waiting_for) return null;
  if (arrangesInterviews(state) && waiting_for === 'student') return t('waiting_for.pick');
  if (state === 'interviewing' && waiting_for === 'staff') return t('waiting_for.arrange');
  const turn = t(`waiting_for.${waiting_for}`);
  return waiting_since === null
    ? turn
    : t('queue.waiting_since', { turn, day: formatDay(waiting_since, locale) });
}
