import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { COMMENT_MAX } from '../../../../../domain/constants.ts';
import { isPastDueDay, tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import { AskDialog } from '../../../components/AskDialog.tsx';
import { BackLink } from '../../../components/BackLink.tsx';
import { Fact } from '../../../components/Fact.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { Row } from '../../../components/Row.tsx';
import { Select } from '../../../components/choices.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { formatDay } from '../../../lib/short-dates.ts';
import { useDraftText } from '../../../lib/use-draft.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import { DueDate } from '../DueDate.tsx';
import { studentKana, studentName } from '../names.ts';
import { useDesk } from './desk-context.ts';
import { WhoElse } from './Presence.tsx';

/** Which of the student's applications for the job this is, and the way to the others that one may open. */
function OtherApplications() {
  const { t, locale } = useWording();
  const { cycle_number, other_applications } = useDesk().application;
  if (cycle_number === 1 && other_applications.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ mt: 1 }}>
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

/** The correction could not be saved first, so nothing was handed over. */
class UnsavedCorrection extends Error {}

/**
 * Gives the application to another mentor, with a note for them. Whoever gave their own away no longer sees it, so
 * what is not saved yet is saved before.
 */
function AssignDialog({ onClose }: { onClose: () => void }) {
  const { t, pick } = useWording();
  const api = useApi();
  const member = useMember();
  const notify = useNotify();
  const navigate = useNavigate();
  const { application, correction, isEditable, replace } = useDesk();
  const [note, setNote] = useDraftText(`handover.${application.id}`);
  const current = application.hf_member?.id ?? 0;
  const [chosen, setChosen] = useState(current);
  const { data } = useQuery({
    queryKey: ['mentor-loads'],
    queryFn: () => api.query('hf_member__get_mentor_loads', {}),
  });
  const colleagues = data?.mentor_loads ?? [];
  const assign = useMutation({
    mutationFn: async () => {
      if (isEditable && !(await correction.flush())) throw new UnsavedCorrection();
      return api.command('hf_member__assign_application', {
        application: { id: application.id, hf_member_id: chosen, note: note.trim() || null },
      });
    },
    onSuccess: (answer) => {
      setNote('');
      notify(t('desk.assigned'), { type: 'success' });
      onClose();
      if (chosen === member.hf_member_id || member.sees_all_applications) replace(answer);
      else void navigate('/applications');
    },
  });
  const isKnown = colleagues.some(({ hf_member_id }) => hf_member_id === chosen);
  return (
    <AskDialog
      title={t('desk.hand_over')}
      closeLabel={t('events.cancel')}
      onClose={onClose}
      confirm={{
        label: t('desk.assign_send'),
        isDisabled: !isKnown || chosen === current,
        isLoading: assign.isPending,
        act: () => assign.mutate(),
      }}
      width="sm"
    >
      {assign.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {assign.error instanceof UnsavedCorrection
            ? t('correcting.handover.saving_first')
            : problemText(assign.error, t)}
        </Alert>
      )}
      <Select<number>
        label={t('desk.assign_label')}
        value={isKnown ? chosen : ''}
        choices={colleagues.map(({ hf_member_id, names, to_correct, overdue }) => ({
          value: hf_member_id,
          label: t('correcting.load.of', { name: pick(names), to_correct, overdue }),
        }))}
        onChoose={setChosen}
        sx={{ mt: 1 }}
      />
      <TextField
        label={t('correcting.handover.note')}
        helperText={t('correcting.handover.note_hint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={3}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
      />
    </AskDialog>
  );
}

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
      <Row spacing={1.5}>
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
      </Row>
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
