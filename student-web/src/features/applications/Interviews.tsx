import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Trans, useTranslation } from '../../i18n/use-translation.tsx';
import { APPOINTMENT_MINUTES, interviewAt, placeOf } from '../../../../domain/appointments.ts';
import { pickText } from '../../../../domain/languages.ts';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { AddToCalendar } from '../../components/AddToCalendar.tsx';
import type { Application } from '../../lib/api-types.ts';
import { CONVERSATION_ID } from '../../lib/conversation.ts';
import { useNow } from '../../../../web/use-now.ts';
import { Scorecard } from './Scorecard.tsx';
import { usePageLanguage } from '../../lib/page-language.ts';

type Interview = Application['interviews'][number];

type Practice = Application['interview_practices'][number];

/** What does not take place stays to be found, after what does. */
const standingFirst = <T extends { cancelled_at: string | null }>(appointments: readonly T[]): T[] =>
  appointments.toSorted((a, b) => Number(a.cancelled_at !== null) - Number(b.cancelled_at !== null));

/** Interviews with the company, and the practice with the mentor before them. */
export function Interviews({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  // Once there is an offer, what was called off on the way says nothing any more.
  const isWon = application.is_passed === true;
  const interviews = application.interviews.filter(({ cancelled_at }) => !isWon || cancelled_at === null);
  const practices = application.interview_practices.filter(
    ({ cancelled_at }) => !isWon || cancelled_at === null,
  );
  if (interviews.length === 0 && practices.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="interviews-title" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="interviews-title">
        {t('interview.title')}
      </Typography>
      {standingFirst(practices).map((practice) => (
        <PracticeCard key={`practice ${practice.id}`} practice={practice} application={application} />
      ))}
      {standingFirst(interviews).map((interview) => (
        <InterviewCard key={interview.id} interview={interview} application={application} />
      ))}
    </Box>
  );
}

function Time({ instant, isCancelled }: { instant: string; isCancelled: boolean }) {
  return (
    <Typography
      component={isCancelled ? 's' : 'div'}
      sx={isCancelled ? { display: 'block', color: 'text.secondary' } : { fontWeight: 700 }}
    >
      <AppointmentTime instant={instant} />
    </Typography>
  );
}

function Cancelled({ reason }: { reason: string | null }) {
  const { t } = useTranslation('applications');
  return (
    <>
      <Typography>{t('interview.cancelledText')}</Typography>
      {reason && <Typography sx={{ whiteSpace: 'pre-line' }}>{reason}</Typography>}
    </>
  );
}

function CancelledChip() {
  const { t } = useTranslation('applications');
  return <Chip size="small" label={t('interview.cancelled')} sx={{ bgcolor: '#EEF1F1' }} />;
}

interface CalendarProps {
  application: Application;
  kind: 'interview' | 'interview-practice';
  id: number;
  instant: string;
  /** Null where nobody has said how long it takes. */
  minutes: number | null;
  location: string | null;
}

/** What told of an appointment: the last of it is as new as its calendar file. */
const INTERVIEW_EVENTS: readonly string[] = ['schedule_interview', 'change_interview', 'pick_interview_slot'];
const PRACTICE_EVENTS: readonly string[] = ['schedule_interview_practice'];

/** The same appointment as the mail about it brings: a calendar knows the two as one. */
function ToCalendar({ application, kind, id, instant, minutes, location }: CalendarProps) {
  const { t } = useTranslation('applications');
  const language = usePageLanguage();
  const now = useNow();
  const startsAt = new Date(instant);
  if (startsAt < now) return null;
  const events = kind === 'interview' ? INTERVIEW_EVENTS : PRACTICE_EVENTS;
  const company = pickText(application.recruitment.company.official_name, language)?.text ?? '';
  return (
    <AddToCalendar
      name={`${kind}-${id}`}
      path={`/applications/${application.id}`}
      sequence={Math.max(
        0,
        ...application.application_events.filter(({ name }) => events.includes(name)).map((line) => line.id),
      )}
      startsAt={startsAt}
      minutes={minutes ?? APPOINTMENT_MINUTES}
      title={`${kind === 'interview' ? t('interview.calendar') : t('practice.title')}: ${company}`}
      location={location}
      size="small"
    />
  );
}

function InterviewCard({ interview, application }: { interview: Interview; application: Application }) {
  const { t } = useTranslation('applications');
  const now = useNow();
  const startsAt = interviewAt(interview);
  const { place, google_map_url } = placeOf(interview);
  const isCancelled = interview.cancelled_at !== null;
  const isOpen = !isCancelled && interview.is_passed === null;
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">{t('interview.number', { number: interview.interview_number })}</Typography>
        <Chip
          size="small"
          label={interview.is_online ? t('interview.online') : t('interview.onSite')}
          sx={{ bgcolor: 'secondary.light', color: 'secondary.dark' }}
        />
        {isCancelled && <CancelledChip />}
        {interview.is_passed !== null && (
          <Chip
            size="small"
            label={interview.is_passed ? t('interview.passed') : t('interview.failed')}
            sx={
              interview.is_passed
                ? { bgcolor: 'success.light', color: 'success.dark' }
                : { bgcolor: '#EEF1F1' }
            }
          />
        )}
      </Box>
      {startsAt && <Time instant={startsAt} isCancelled={isCancelled} />}
      {!startsAt && !isCancelled && <Typography>{t('interview.notFixed')}</Typography>}
      {isCancelled && <Cancelled reason={interview.cancel_reason} />}
      {interview.minutes !== null && !isCancelled && (
        <Typography>{t('slots.minutes', { count: interview.minutes })}</Typography>
      )}
      {place && !isCancelled && <Typography>{place}</Typography>}
      {startsAt && isOpen && new Date(startsAt) > now && (
        <Typography variant="body2" color="textSecondary">
          <Trans
            text={t('interview.cannot')}
            components={{ write: <MuiLink component={Link} to={`#${CONVERSATION_ID}`} /> }}
          />
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {startsAt && isOpen && (
          <ToCalendar
            application={application}
            kind="interview"
            id={interview.id}
            instant={startsAt}
            minutes={interview.minutes}
            location={(interview.is_online ? interview.online_link : place) || null}
          />
        )}
        {google_map_url && isOpen && (
          <MuiLink href={google_map_url} target="_blank" rel="noreferrer">
            {t('interview.map')}
          </MuiLink>
        )}
        {interview.online_link && isOpen && (
          <MuiLink href={interview.online_link} target="_blank" rel="noreferrer">
            {t('interview.link')}
          </MuiLink>
        )}
      </Box>
    </Card>
  );
}

function PracticeCard({ practice, application }: { practice: Practice; application: Application }) {
  const { t } = useTranslation('applications');
  const isCancelled = practice.cancelled_at !== null;
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1, bgcolor: '#FFF6EC', borderColor: '#F3DFC6' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">{t('practice.title')}</Typography>
        {isCancelled && <CancelledChip />}
        {practice.done_at && (
          <Chip
            size="small"
            label={t('practice.done')}
            sx={{ bgcolor: 'success.light', color: 'success.dark' }}
          />
        )}
      </Box>
      <Time instant={practice.scheduled_at} isCancelled={isCancelled} />
      {isCancelled && <Cancelled reason={practice.cancel_reason} />}
      {practice.notes && !isCancelled && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{practice.notes}</Typography>
      )}
      <Scorecard practice={practice} />
      {!practice.done_at && !isCancelled && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <ToCalendar
            application={application}
            kind="interview-practice"
            id={practice.id}
            instant={practice.scheduled_at}
            minutes={null}
            location={practice.online_link}
          />
          {practice.online_link && (
            <MuiLink href={practice.online_link} target="_blank" rel="noreferrer">
              {t('interview.link')}
            </MuiLink>
          )}
        </Box>
      )}
    </Card>
  );
}
