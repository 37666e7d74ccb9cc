import ContactSupportOutlined from '../../../../web/icons/ContactSupportOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  interviewOf,
  isInterviewAhead,
  situationOf,
  turnIn,
} from '../../../../domain/application-situation.ts';
import { interviewAt } from '../../../../domain/appointments.ts';
import { itemAt } from '../../../../domain/required.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { ConversationLink } from '../../components/ConversationLink.tsx';
import { Notice } from '../../components/Notice.tsx';
import { hasText, LangText } from '../../components/LangText.tsx';
import type { Application } from '../../lib/api-types.ts';
import { fieldId } from '../../lib/field-id.ts';
import { askStaff } from '../../lib/inquiry.ts';
import { useStudent } from '../../lib/current-user.ts';
import { formatTokyoTime } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { hasUnsavedTexts } from '../../lib/resume-draft.ts';
import { useNow } from '../../../../web/use-now.ts';
import { ApplyAgain, OtherApplications } from './Again.tsx';
import { DueDay } from './DueDay.tsx';
import { ExpectedDay } from './ExpectedDay.tsx';
import { OfferAnswer } from './OfferAnswer.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { PickSlot } from './PickSlot.tsx';
import { NEXT_STEP_ID } from './show-next-step.ts';
import { SituationChip, Turn } from './SituationChip.tsx';
import { UndoEnd } from './UndoEnd.tsx';

/** The one thing to know: whose turn it is, what comes, and the button for it. */
export function NextStep({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { state, events_allowed, due_date_to_submit_resume: due, id, recruitment } = application;
  const situation = situationOf(application, useNow());
  const turn = turnIn(situation);
  const isInterviewComing = isInterviewAhead(situation);
  const interview = interviewOf(application);
  const interviewTime = interview && interviewAt(interview);
  const isOpen = recruitment.is_released && recruitment.closed_at === null;
  const own = useStudent();
  const mentor = application.hf_member?.names;
  const maySubmit = events_allowed.includes('submit');
  return (
    <Card
      component="section"
      aria-labelledby={NEXT_STEP_ID}
      sx={{
        p: { xs: 2.5, sm: 4 },
        display: 'grid',
        gap: 2,
        borderColor: turn === 'student' ? 'warning.main' : 'divider',
        borderWidth: 2,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <SituationChip situation={situation} />
        <Turn situation={situation} hasMentor={Boolean(mentor)} />
      </Box>
      <OtherApplications application={application} />
      <Typography variant="h2" id={NEXT_STEP_ID} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {t(`state.${situation}.title`)}
      </Typography>
      <Typography>
        {state === 'declined_by_hf' && !application.result_reason
          ? t('declinedUnexplained')
          : t(`state.${situation}.text`)}
      </Typography>
      {isInterviewComing && interviewTime && (
        <Typography component="div" sx={{ fontWeight: 700 }}>
          <AppointmentTime instant={interviewTime} />
        </Typography>
      )}
      {isInterviewComing &&
        application.interview_practices.every(({ cancelled_at }) => cancelled_at !== null) && (
          <Typography>{t('practice.none')}</Typography>
        )}
      {maySubmit && due && <DueDay day={due} />}
      {maySubmit && own && hasUnsavedTexts(own.id, application) && (
        <Notice
          severity="warning"
          action={
            <Button component={Link} to={`/applications/${id}/resume/edit`}>
              {t('onDevice.toResume')}
            </Button>
          }
        >
          {t('onDevice.text')}
        </Notice>
      )}
      <ExpectedDay application={application} />
      {turn !== null && !isOpen && <Notice severity="info">{t('jobClosed')}</Notice>}
      {application.is_late && <Typography color="textSecondary">{t('late')}</Typography>}
      <Comments
        application={application}
        isWithMentor={state === 'resume_submitted' || state === 'in_correction'}
      />
      {application.result_reason && (
        <Notice severity="info">
          <strong>{state === 'declined_by_hf' ? t('reasonOurs') : t('reason')}</strong>
          <Box sx={{ whiteSpace: 'pre-line' }}>{application.result_reason}</Box>
        </Notice>
      )}
      <ApplyAgain application={application} />
      {mentor && hasText(mentor) && (
        <Typography color="textSecondary">
          {t('mentor')} <LangText map={mentor} unlabelled />
        </Typography>
      )}
      {maySubmit && <AnswerComments application={application} />}
      {maySubmit && (
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          {situation !== 'applied_simple' && (
            <Button
              component={Link}
              to={`/applications/${id}/resume/edit`}
              variant="contained"
              color="primary"
              size="large"
            >
              {t('action.write')}
            </Button>
          )}
          <Button
            component={Link}
            to={`/applications/${id}/resume/confirm`}
            {...(situation === 'applied_simple'
              ? { variant: 'contained', color: 'primary' }
              : { variant: 'outlined' })}
            size="large"
          >
            {t('action.handIn')}
          </Button>
        </Box>
      )}
      {application.interview_slot_request && <PickSlot application={application} />}
      {events_allowed.includes('agree') && (
        <Button
          component={Link}
          to={`/applications/${id}/resume/confirm`}
          variant="contained"
          color="primary"
          size="large"
          sx={{ justifySelf: 'start' }}
        >
          {t('action.agree')}
        </Button>
      )}
      {state === 'offer_accepted' && (
        <Button
          component={Link}
          to="/plan"
          variant="contained"
          color="primary"
          size="large"
          sx={{ justifySelf: 'start' }}
        >
          {t('plan.toFirstDay')}
        </Button>
      )}
      {events_allowed.includes('undo_offer_answer') && <UndoEnd application={application} end="offer" />}
      {(state === 'passed' || (state === 'offer_accepted' && application.offer)) && (
        <OfferTerms offer={application.offer} isOpen={state === 'passed'} />
      )}
      {events_allowed.includes('answer_offer') && <OfferAnswer application={application} />}
      {events_allowed.includes('undo_quit') && <UndoEnd application={application} end="quit" />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {turn === null && situation !== 'offer_accepted' && (
          <Button component={Link} to="/recruitments" variant="outlined">
            {t('action.jobs')}
          </Button>
        )}
        <ConversationLink application={application} />
        <Button onClick={askStaff} startIcon={<ContactSupportOutlined />} aria-haspopup="dialog">
          {t('action.ask')}
        </Button>
      </Box>
    </Card>
  );
}

/** That the mentor has written at single answers since they were handed in, and the way to the first of them. */
function AnswerComments({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { have_submitted_resume_by_user_at: submittedAt, resume } = application;
  const keys = application.comments.flatMap(
    ({ author, created_at, field, resume_question_answer_id: rowId }) => {
      if (author === 'student' || submittedAt === null || created_at < submittedAt) return [];
      const row = resume.resume_question_answers.find((answer) => answer.id === rowId);
      return row ? [`q${row.resume_question_id}`] : field ? [field] : [];
    },
  );
  if (keys.length === 0) return null;
  return (
    <Notice severity="warning">
      {t('answerComments.text', { count: keys.length })}{' '}
      <MuiLink
        component={Link}
        to={`/applications/${application.id}/resume/edit#${fieldId(itemAt(keys, 0))}`}
      >
        {t('answerComments.link')}
      </MuiLink>
    </Notice>
  );
}

/** The last comments are enough: all of them stand beside the texts. */
const LAST_COMMENTS = 5;

/** What the mentor wrote when the resume came back and, while it is with them, what the student wrote about a text. */
function Comments({ application, isWithMentor }: { application: Application; isWithMentor: boolean }) {
  const { t } = useTranslation('applications');
  const language = useScreenLanguage();
  const comments = application.comments.filter(
    ({ author, resume_question_answer_id, field }) =>
      (resume_question_answer_id === null && field === null) || (isWithMentor && author === 'student'),
  );
  if (comments.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {comments.slice(-LAST_COMMENTS).map((comment) => (
        <Box
          key={comment.id}
          sx={{
            p: 2,
            borderRadius: 4,
            bgcolor: comment.author === 'student' ? 'secondary.light' : '#FFF6EC',
          }}
        >
          <Typography
            variant="caption"
            color="textSecondary"
            component="div"
            sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', mb: 0.5 }}
          >
            <span>{comment.author === 'student' ? t('you') : t('fromMentor')}</span>
            <span>{formatTokyoTime(comment.created_at, language)}</span>
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{comment.body}</Typography>
        </Box>
      ))}
    </Box>
  );
}
