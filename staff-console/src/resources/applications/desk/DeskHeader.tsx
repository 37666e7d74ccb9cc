import ArrowBackIcon from '../../../../../web/icons/ArrowBack.tsx';
import AssignIcon from '../../../../../web/icons/SupervisorAccountOutlined.tsx';
import OpenInNewIcon from '../../../../../web/icons/OpenInNew.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { situationOf, turnIn } from '../../../../../domain/application-situation.ts';
import { isPastDueDay, tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { Row } from '../../../components/Row.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatDay } from '../../../lib/short-dates.ts';
import { useMember } from '../../../session/member.ts';
import { DueDate } from '../DueDate.tsx';
import { studentKana, studentName } from '../names.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { useDesk } from './desk-context.ts';

/** Which of the student's applications for the job this is, and the way to the others that one may open. */
function OtherApplications() {
  const { t, locale } = useWording();
  const { cycle_number, other_applications } = useDesk().application;
  if (cycle_number === 1 && other_applications.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ mb: 1 }}>
      <strong>{t('desk.cycle', { number: cycle_number })}</strong>
      {other_applications.length > 0 && ` · ${t('desk.other_applications')} `}
      {other_applications.map((other, place) => (
        <span key={other.id}>
          {place > 0 && ', '}
          <PageLink to={`/applications/${other.id}/show`}>
            {[
              t('desk.cycle_short', { number: other.cycle_number }),
              formatDay(tokyoDay(new Date(other.created_at)), locale),
              t(`state.${other.state}`),
            ].join(' · ')}
          </PageLink>
        </span>
      ))}
    </Typography>
  );
}

/** The colleague who looks after it, where that is not oneself, and the way to give it to somebody else. */
function Mentor() {
  const { t, pick } = useWording();
  const { hf_member_id } = useMember();
  const mentor = useDesk().application.hf_member;
  const [isOpen, setOpen] = useState(false);
  const action = t(mentor ? 'desk.hand_over' : 'desk.assign');
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
      {mentor?.id !== hf_member_id && (mentor ? pick(mentor.names) : t('queue.nobody'))}
      <IconButton
        size="small"
        onClick={() => setOpen(true)}
        aria-label={action}
        title={action}
        sx={{ my: -1 }}
      >
        <AssignIcon fontSize="small" />
      </IconButton>
      {isOpen && <AssignDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

/** The company and the job, each leading to its page in the console, and the page that students see. */
function Job() {
  const { t, pick } = useWording();
  const { recruitment } = useDesk().application;
  const title = pick(recruitment.title);
  return (
    <Typography
      component="span"
      variant="body2"
      noWrap
      title={[pick(recruitment.company.official_name), title].join(' · ')}
      // Cut off, and not scrolled by the keys that reach its links.
      sx={{ flex: { xs: '1 1 100%', md: '1 1 200px' }, minWidth: 0, overflow: 'clip' }}
    >
      <PageLink to={`/companies/${recruitment.company.id}`}>
        {pick(recruitment.company.official_name)}
      </PageLink>
      {' · '}
      <PageLink to={`/recruitments/${recruitment.id}`}>{title}</PageLink>
      <Link
        href={`/recruitments/${recruitment.id}`}
        target="_blank"
        rel="noreferrer"
        title={t('desk.public_page')}
        aria-label={t('desk.public_page')}
        sx={{ ml: 0.5, display: 'inline-flex', verticalAlign: 'text-bottom' }}
      >
        <OpenInNewIcon sx={{ fontSize: 16 }} />
      </Link>
    </Typography>
  );
}

/** Who, for which job, whose turn it is and until when. */
export function DeskHeader() {
  const { t } = useWording();
  const now = useNow();
  const { application } = useDesk();
  const { user, state } = application;
  const turn = turnIn(situationOf(application, now));
  const isBeforeSending = application.sent_resume_to_company_at === null;
  return (
    <Box component="header" sx={{ mb: 1, typography: 'body2' }}>
      <Row spacing={1} sx={{ columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <IconButton
            component={PageLink}
            to="/applications"
            size="small"
            aria-label={t('desk.back')}
            title={t('desk.back')}
            sx={{ ml: -1 }}
          >
            <ArrowBackIcon fontSize="small" />
          </IconButton>
          <Typography component="h1" sx={{ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.35 }}>
            <PageLink
              to={`/users/${user.id}`}
              color="inherit"
              title={[studentName(user), studentKana(user)].filter(Boolean).join(' · ')}
            >
              {studentName(user)}
            </PageLink>
          </Typography>
        </Box>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <ApplicationStateChip state={state} />
          {turn && t(`waiting_for.${turn}`)}
        </Box>
        <Job />
        <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, whiteSpace: 'nowrap', flexShrink: 0 }}>
          {t('queue.due')}
          <DueDate
            isInline
            day={application.due_date_to_submit_resume}
            isOverdue={isBeforeSending && isPastDueDay(application.due_date_to_submit_resume, now)}
          />
          {application.is_late && (
            <Box component="span" sx={{ color: 'error.dark', fontWeight: 700 }}>
              {t('desk.late')}
            </Box>
          )}
        </Box>
        <Mentor />
      </Row>
      <OtherApplications />
    </Box>
  );
}
