import MarkEmailReadOutlined from '../../../../web/icons/MarkEmailReadOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Failure, Loading } from '../../components/states.tsx';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { addWorkingDays } from '../../../../domain/working-days.ts';
import { useNow } from '../../../../web/use-now.ts';
import { formatDay } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { usePublicHolidays } from '../../lib/use-public-holidays.ts';
import { NotNow } from './NotNow.tsx';
import { sentStage, type SentStage } from './sent-stage.ts';
import { useResumePage } from './use-resume-page.ts';

/** What comes, with the working days it usually takes from now where that can be said. */
const NEXT = {
  submitted: [{ step: 'read', days: 3 }, { step: 'correct' }, { step: 'agree' }, { step: 'company' }],
  agreed: [{ step: 'companySoon', days: 2 }, { step: 'result', days: 12 }, { step: 'interview' }],
  about_to_leave: [{ step: 'leavesSoon' }, { step: 'result', days: 10 }, { step: 'interview' }],
  at_company: [{ step: 'result', days: 10 }, { step: 'interview' }],
} as const;

const TITLE = {
  submitted: 'sent.title',
  agreed: 'sent.agreedTitle',
  about_to_leave: 'sent.aboutToLeaveTitle',
  at_company: 'sent.atCompanyTitle',
} as const;

/** Handed in: what happens next, and when. */
export function SentPage() {
  const { data: application, error, refetch, id } = useResumePage();
  const now = useNow();
  if (error && !application) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!application) return <Loading />;
  const sent = sentStage(application, now);
  return sent ? <Sent applicationId={id} {...sent} /> : <NotNow applicationId={id} isPage />;
}
export { SentPage as Component };

interface SentProps extends SentStage {
  applicationId: number;
}

function Sent({ applicationId, stage, at }: SentProps) {
  const { t } = useTranslation('resume');
  const language = useScreenLanguage();
  const title = t(TITLE[stage]);
  usePageHead({ title });
  const since = tokyoDay(new Date(at));
  const isPublicHoliday = usePublicHolidays();
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', px: 2, py: { xs: 4, sm: 7 } }}>
      <Card
        sx={{ p: { xs: 3, sm: 5 }, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}
      >
        <Box
          sx={{
            width: 88,
            height: 88,
            borderRadius: '50%',
            bgcolor: 'primary.light',
            color: 'secondary.main',
            display: 'grid',
            placeItems: 'center',
          }}
        >
          <MarkEmailReadOutlined sx={{ fontSize: 44 }} />
        </Box>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{t('sent.thanks')}</Typography>
        <Box sx={{ textAlign: 'left', width: '100%' }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('sent.next')}
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
            {NEXT[stage].map((next) => (
              <li key={next.step}>
                {t(`sent.steps.${next.step}`)}{' '}
                {'days' in next && isPublicHoliday && (
                  <strong>
                    {t('sent.by', {
                      day: formatDay(addWorkingDays(since, next.days, isPublicHoliday), language),
                    })}
                  </strong>
                )}
              </li>
            ))}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
          <Button
            component={Link}
            to={`/applications/${applicationId}`}
            variant="contained"
            color="primary"
            size="large"
          >
            {t('sent.toApplication')}
          </Button>
          <Button component={Link} to="/recruitments" variant="outlined" size="large">
            {t('sent.toJobs')}
          </Button>
        </Box>
      </Card>
    </Box>
  );
}
