import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../lib/api-types.ts';
import { formatOwnTime, formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

type Interview = Application['interviews'][number];
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
        <PracticeCard key={`practice ${practice.id}`} practice={practice} />
      ))}
      {interviews.map((interview) => (
        <InterviewCard key={interview.id} interview={interview} />
      ))}
    </Box>
  );
}

/** In Tokyo and, where the reader's clock differs, in their own zone. */
function Time({ instant }: { instant: string }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const own = formatOwnTime(instant, language);
  return (
    <div>
      <Typography sx={{ fontWeight: 700 }}>
        <time dateTime={instant}>{t('interview.tokyo', { time: formatTokyoTime(instant, language) })}</time>
      </Typography>
      {own && (
        <Typography variant="body2" color="textSecondary">
          {t('interview.own', { time: own })}
        </Typography>
      )}
    </div>
  );
}

function InterviewCard({ interview }: { interview: Interview }) {
  const { t } = useTranslation('applications');
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
      {interview.fixed_schedule_at ? (
        <Time instant={interview.fixed_schedule_at} />
      ) : (
        <Typography>{t('interview.notFixed')}</Typography>
      )}
      {interview.place && <Typography>{interview.place}</Typography>}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
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

function PracticeCard({ practice }: { practice: Practice }) {
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
      {practice.online_link && !practice.done_at && (
        <MuiLink href={practice.online_link} target="_blank" rel="noreferrer">
          {t('interview.link')}
        </MuiLink>
      )}
    </Card>
  );
}
