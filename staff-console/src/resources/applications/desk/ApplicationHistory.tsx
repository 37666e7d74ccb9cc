import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { Translate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatDay, formatTime } from '../../../lib/short-dates.ts';
import type { StaffApplication } from '../application.ts';
import { useAppointmentNames } from '../events/use-appointment-names.ts';
import { useDesk } from './desk-context.ts';

const CATEGORIES = 'events.category';

/** How it came out, once there is something to say: what the student was told, and what is kept inside. */
export function Outcome() {
  const { t, locale } = useWording();
  const { application } = useDesk();
  const category = application.reason_of_result_category;
  const lines: [MessageKey, string | null][] = [
    ['desk.result_for_student', application.result_reason],
    ['desk.result_category', category && t(`${CATEGORIES}.${category}` as MessageKey)],
    ['desk.result_internal', application.reason_of_result],
    ['desk.reason_of_decline', application.reason_of_decline],
    ['desk.reason_of_quit', application.reason_of_quit_by_student],
    ['desk.reapply_from', application.reapply_from && formatDay(application.reapply_from, locale)],
  ];
  const told = lines.filter(([, text]) => text);
  if (told.length === 0) return null;
  return (
    <Alert severity="info" icon={false}>
      <Typography component="h2" variant="h3">
        {t('desk.result')}
      </Typography>
      {told.map(([label, text]) => (
        <Typography key={label} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          <strong>{t(label)}:</strong> {text}
        </Typography>
      ))}
    </Alert>
  );
}

type HistoryEntry = StaffApplication['application_events'][number];

/** What an end called off, each by its name and time. */
function CalledOff({ entry: { called_off } }: { entry: HistoryEntry }) {
  const { t } = useWording();
  const namesOf = useAppointmentNames();
  const { interviews, interview_practices } = useDesk().application;
  if (!called_off) return null;
  const what = namesOf({
    interviews: interviews.filter(({ id }) => called_off.interview_ids.includes(id)),
    interview_practices: interview_practices.filter(({ id }) => called_off.practice_ids.includes(id)),
  });
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {t('interviews.called_off_with', { what: what.join(' · ') })}
    </Typography>
  );
}

/** What happened; of an interview with its number, of a practice whether it was booked, changed or held. */
function nameOf({ name, interview_number, practice_step }: HistoryEntry, t: Translate): string {
  if (practice_step === 'done' || practice_step === 'changed') return t(`history.practice_${practice_step}`);
  const event = t(`history.${name}`);
  return interview_number === null ? event : t('history.of_interview', { event, number: interview_number });
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t, pick, locale } = useWording();
  const actor = entry.actor_kind === 'hf_member' ? pick(entry.actor_names) : t(`history.${entry.actor_kind}`);
  const hasMoved = entry.from_state !== entry.to_state;
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        position: 'relative',
        pl: 2.5,
        pb: 2,
        borderLeft: 2,
        borderColor: 'divider',
        ml: 0.75,
        '&:last-child': { pb: 0, borderColor: 'transparent' },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -7,
          top: 4,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: hasMoved ? 'primary.main' : 'background.paper',
          border: 2,
          borderColor: hasMoved ? 'primary.dark' : 'divider',
        },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        <Box component="span" sx={{ textDecoration: entry.undone_at ? 'line-through' : 'none' }}>
          {nameOf(entry, t)}
        </Box>
        {entry.undone_at && <Chip size="small" label={t('history.undone')} sx={{ ml: 1 }} />}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {actor} · <time dateTime={entry.at}>{formatTime(entry.at, locale)}</time>
      </Typography>
      {entry.reason && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', mt: 0.5 }}>
          {entry.reason}
        </Typography>
      )}
      <CalledOff entry={entry} />
    </Box>
  );
}

/** What happened, the newest first. */
export function ApplicationHistory() {
  const { t } = useWording();
  const { application_events } = useDesk().application;
  if (application_events.length === 0)
    return <Typography color="textSecondary">{t('history.empty')}</Typography>;
  return (
    <Box component="ol" reversed sx={{ p: 0, m: 0 }}>
      {application_events.toReversed().map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}
