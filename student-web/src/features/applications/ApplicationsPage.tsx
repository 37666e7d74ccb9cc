import AssignmentOutlined from '../../../../web/icons/AssignmentOutlined.tsx';
import ForumOutlined from '../../../../web/icons/ForumOutlined.tsx';
import EventAvailableOutlined from '../../../../web/icons/EventAvailableOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import {
  interviewOf,
  isInterviewAhead,
  situationOf,
  turnIn,
} from '../../../../domain/application-situation.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { PAGE_SIZE } from '../../../../domain/constants.ts';
import { residenceNeed } from '../../../../domain/first-day/plan.ts';
import { CardLink } from '../../components/CardLink.tsx';
import { CompanyLogo } from '../../components/CompanyLogo.tsx';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { LangText } from '../../components/LangText.tsx';
import { MailNotice } from '../../components/MailNotice.tsx';
import { NewMessages } from '../../components/NewMessages.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Failure, Loading, Message } from '../../components/states.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { api } from '../../lib/api.ts';
import type { ApplicationListItem } from '../../lib/api-types.ts';
import { NEW_MESSAGE_ID } from '../../lib/conversation.ts';
import { useStudent } from '../../lib/current-user.ts';
import { formatDay, formatTokyoDate } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { useNow } from '../../../../web/use-now.ts';
import { DueDay } from './DueDay.tsx';
import { SituationChip, Turn } from './SituationChip.tsx';
import { ToDoCard } from './ToDoCard.tsx';

/** All of them at once: what is to do must not hide on a second page. */
const PER_PAGE = PAGE_SIZE.max;

/** The student's own applications, newest first, each with whose turn it is. */
export function ApplicationsPage() {
  const { t } = useTranslation('applications');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['applications'],
    queryFn: ({ pageParam }) => api.query('user__get_applications', { page: pageParam, per_page: PER_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total_count }) =>
      page * per_page < total_count ? page + 1 : undefined,
  });
  const applications = data?.pages.flatMap((page) => page.applications);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <MailNotice />
      {error && !data ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : !applications ? (
        <Loading />
      ) : applications.length === 0 ? (
        <>
          <PlanLink applications={applications} />
          <Message
            icon={<AssignmentOutlined />}
            title={t('empty.title')}
            action={
              <Button component={Link} to={JOBS_PATH} variant="contained" color="primary">
                {t('empty.toJobs')}
              </Button>
            }
          >
            {t('empty.text')}
          </Message>
        </>
      ) : (
        <>
          <StillOpen applications={applications} />
          <ToDoCard applications={applications} />
          <PlanLink applications={applications} />
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
            {applications.map((application) => (
              <li key={application.id}>
                <ApplicationCard application={application} />
              </li>
            ))}
            {hasNextPage && (
              <Button
                component="button"
                onClick={() => void fetchNextPage()}
                loading={isFetchingNextPage}
                sx={{ justifySelf: 'center' }}
              >
                {t('more')}
              </Button>
            )}
          </Box>
          <Button component={Link} to="/activity_report" sx={{ mt: 3, ml: -1 }}>
            {t('report')}
          </Button>
        </>
      )}
    </Page>
  );
}
export { ApplicationsPage as Component };

/** Who has accepted an offer promised to end the other applications: companies wait for them. */
function StillOpen({ applications }: { applications: readonly ApplicationListItem[] }) {
  const { t } = useTranslation('applications');
  const now = useNow();
  if (!applications.some(({ state }) => state === 'offer_accepted')) return null;
  const open = applications.filter((application) => turnIn(situationOf(application, now)) !== null);
  if (open.length === 0) return null;
  return (
    <Notice severity="warning" sx={{ mb: 3 }}>
      {t('stillOpen', { count: open.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {open.map(({ id, recruitment }) => (
          <li key={id}>
            <MuiLink component={Link} to={`/applications/${id}`} sx={{ display: 'inline-block', py: 0.5 }}>
              <LangText map={recruitment.company.official_name} unlabelled />
            </MuiLink>
          </li>
        ))}
      </Box>
    </Notice>
  );
}

/** The way to the plan to the first day, or to what is to do before the card of somebody without an offer expires. */
function PlanLink({ applications }: { applications: readonly ApplicationListItem[] }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const record = useStudent()?.residence_record;
  const hasOffer = applications.some(({ state }) => state === 'offer_accepted');
  const expires = residenceNeed(record?.residence_status_id ?? null) === 'change' ? record?.expires_at : null;
  if (!hasOffer && !expires) return null;
  return (
    <Button
      component={Link}
      to="/plan"
      variant="outlined"
      startIcon={<EventAvailableOutlined />}
      sx={{ mb: 3 }}
    >
      {hasOffer || !expires ? t('plan.toFirstDay') : t('plan.toCard', { day: formatDay(expires, language) })}
    </Button>
  );
}

function ApplicationCard({ application }: { application: ApplicationListItem }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const { recruitment, state, due_date_to_submit_resume: due } = application;
  const interview = interviewOf(application);
  const isWriting = state === 'applied' || state === 'returned_to_student';
  const situation = situationOf(application, useNow());
  const meeting = isInterviewAhead(situation) && interview ? interviewAt(interview) : null;
  return (
    <Card
      sx={{
        position: 'relative',
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 1.5,
        '&:hover': { borderColor: 'secondary.main' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <CompanyLogo url={recruitment.company.logo_url} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="body2" color="textSecondary">
            <LangText map={recruitment.company.official_name} unlabelled block />
          </Typography>
          <Typography variant="h3" component="h2">
            <CardLink to={`/applications/${application.id}`}>
              <LangText map={recruitment.title} block />
            </CardLink>
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <SituationChip situation={situation} />
        <Turn situation={situation} />
      </Box>
      {application.unread_message_count > 0 && (
        <Button
          component={Link}
          size="small"
          to={`/applications/${application.id}#${NEW_MESSAGE_ID}`}
          startIcon={<ForumOutlined />}
          sx={{ position: 'relative', zIndex: 1, justifySelf: 'start', ml: -1 }}
        >
          {t('talk.toMessages')}
          <NewMessages count={application.unread_message_count} sx={{ ml: 1 }} />
        </Button>
      )}
      {isWriting && due && <DueDay day={due} />}
      {meeting && (
        <Typography component="div">
          {t('interview.calendar')} · <AppointmentTime instant={meeting} />
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {[
          application.cycle_number > 1 && t('cycle', { number: application.cycle_number }),
          t('appliedOn', { day: formatTokyoDate(application.created_at, language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Card>
  );
}
