import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isPastDueDay } from '../../../../../domain/tokyo-time.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { Fact } from '../../../components/Fact.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { DueDate } from '../DueDate.tsx';
import { studentKana, studentName } from '../names.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { useDesk } from './desk-context.ts';
import { OtherApplications } from './OtherApplications.tsx';
import { WhoElse } from './Presence.tsx';

function Mentor() {
  const { t, pick } = useWording();
  const { application } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const name = pick(application.hf_member?.names);
  return (
    <>
      {name || t('queue.nobody')}
      <Button size="small" onClick={() => setOpen(true)} sx={{ ml: 0.5, my: -0.5 }}>
        {t(name ? 'desk.hand_over' : 'desk.assign')}
      </Button>
      {isOpen && <AssignDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Who, for which job, until when, and in which state. */
export function DeskHeader() {
  const { t, pick } = useWording();
  const now = useNow();
  const { application } = useDesk();
  const { user, recruitment } = application;
  const isBeforeSending = application.sent_resume_to_company_at === null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 2.5 }, mb: 2 }}>
      <BackLink to="/applications" label={t('desk.back')} />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1">
          {studentName(user)}
        </Typography>
        <Typography color="textSecondary">{studentKana(user)}</Typography>
        <ApplicationStateChip state={application.state} />
        {application.is_late && (
          <Typography variant="body2" sx={{ color: 'error.dark', fontWeight: 700 }}>
            {t('desk.late')}
          </Typography>
        )}
        <WhoElse />
      </Stack>
      <OtherApplications />
      <Stack
        component="dl"
        direction="row"
        useFlexGap
        sx={{ mt: 1.5, mb: 0, columnGap: 4, rowGap: 1, flexWrap: 'wrap' }}
      >
        <Fact isBold label={t('desk.company')}>
          {pick(recruitment.company.official_name)}
        </Fact>
        <Fact isBold label={t('desk.job')}>
          <Link href={`/recruitments/${recruitment.id}`} target="_blank" rel="noreferrer">
            {pick(recruitment.title)}
          </Link>
        </Fact>
        <Fact isBold label={t('desk.due')}>
          <DueDate
            day={application.due_date_to_submit_resume}
            isOverdue={isBeforeSending && isPastDueDay(application.due_date_to_submit_resume, now)}
          />
        </Fact>
        <Fact isBold label={t('desk.mentor')}>
          <Mentor />
        </Fact>
      </Stack>
    </Paper>
  );
}
