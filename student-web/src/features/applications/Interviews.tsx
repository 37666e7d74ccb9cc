import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { pickText } from '../../../../server/domain/languages.ts';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { AddToCalendar } from '../../components/AddToCalendar.tsx';
import type { Application } from '../../lib/api-types.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { interviewAt } from './situation.ts';

type Interview = Application['interviews'][number];
/** How long both are taken to last: they have a start only. */
const MINUTES = 60;

type Practice = Application['interview_practices'][number];

/** Interviews with the company, and the practice with the mentor before them. */
export function Interviews({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { interviews, interview_practices: practices } = application;
  if (interviews.length === 0 && practices.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="interviews-title" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="interviews-title">
        {t('interview.title')}
      </Typography>
      {practices.map((practice) => (
        <PracticeCard key={`practice ${practice.id}`} practice={practice} application={application} />
      ))}
      {interviews.map((interview) => (
        <InterviewCard key={interview.id} interview={interview} application={application} />
      ))}
    </Box>
  );
}

function Time({ instant }: { instant: string }) {
  return (
    <Typography component="div" sx={{ fontWeight: 700 }}>
      <AppointmentTime instant={instant} />
    </Typography>
  );
}

interface CalendarProps {
  application: Application;
  kind: 'interview' | 'interview-practice';
  id: number;
  instant: string;
  location: string | null;
}

/** The same appointment as the mail about it brings: a calendar knows the two as one. */
function ToCalendar({ application, kind, id, instant, location }: CalendarProps) {
  const { t } = useTranslation('applications');
  const language = usePageLanguage();
  const now = useNow();
  const startsAt = new Date(instant);
  if (startsAt < now) return null;
  const event = kind === 'interview' ? 'schedule_interview' : 'schedule_interview_practice';
  const company = pickText(application.recruitment.company.official_name, language)?.text ?? '';
  return (
    <AddToCalendar
      name={`${kind}-${id}`}
      path={`/applications/${application.id}`}
      sequence={Math.max(
        0,
        ...application.application_events.filter(({ name }) => name === event).map((line) => line.id),
      )}
      startsAt={startsAt}
      minutes={MINUTES}
      title={`${kind === 'interview' ? t('interview.calendar') : t('practice.title')}: ${company}`}
      location={location}
      size="small"
    />
  );
}

function InterviewCard({ interview, application }: { interview: Interview; application: Application }) {
  const { t } = useTranslation('applications');
  const startsAt = interviewAt(interview);
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">{t('interview.number', { number: interview.interview_number })}</Typography>
        <Chip
          size="small"
          label={interview.is_online ? t('interview.online') : t('interview.onSite')}
          sx={{ bgcolor: 'secondary.light', color: 'secondary.dark' }}
        />
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
      {startsAt ? <Time instant={startsAt} /> : <Typography>{t('interview.notFixed')}</Typography>}
      {interview.place && <Typography>{interview.place}</Typography>}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {startsAt && interview.is_passed === null && (
          <ToCalendar
            application={application}
            kind="interview"
            id={interview.id}
            instant={startsAt}
            location={(interview.is_online ? interview.online_link : interview.place) || null}
          />
        )}
        {interview.google_map_url && interview.is_passed === null && (
          <MuiLink href={interview.google_map_url} target="_blank" rel="noreferrer">
            {t('interview.map')}
          </MuiLink>
        )}
        {interview.online_link && interview.is_passed === null && (
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
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1, bgcolor: '#FFF6EC', borderColor: '#F3DFC6' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3">{t('practice.title')}</Typography>
        {practice.done_at && (
          <Chip
            size="small"
            label={t('practice.done')}
            sx={{ bgcolor: 'success.light', color: 'success.dark' }}
          />
        )}
      </Box>
      <Time instant={practice.scheduled_at} />
      {practice.notes && <Typography sx={{ whiteSpace: 'pre-line' }}>{practice.notes}</Typography>}
      {!practice.done_at && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <ToCalendar
            application={application}
            kind="interview-practice"
            id={practice.id}
            instant={practice.scheduled_at}
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
