import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import type { ErrorCode } from '../../../../domain/error-codes.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { Notice } from '../../components/Notice.tsx';
import { Loading } from '../../components/states.tsx';
import type { EventDetail, Student } from '../../lib/api-types.ts';
import { useCurrentUser, useStudent } from '../../lib/current-user.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { EventForm } from './EventForm.tsx';
import { EventFrame } from './EventFrame.tsx';
import { NotOpen } from './NotOpen.tsx';
import { isReady, readySource, type ResumeSource } from './resume-source.ts';
import { TakenElsewhere } from './TakenElsewhere.tsx';

// Few events ask for a resume; the names of what a profile lacks come along with it.
const ResumeChoice = lazy(async () => {
  const [module] = await Promise.all([import('./ResumeChoice.tsx'), loadTexts(['profile'])]);
  return module;
});

/** The page is public; applying asks to sign in and comes back. */
export function EventApplyPage() {
  const { t } = useTranslation('events');
  return <EventFrame title={t('applyTitle')}>{(event) => <Action event={event} />}</EventFrame>;
}
export { EventApplyPage as Component };

function Action({ event }: { event: EventDetail }) {
  const { t } = useTranslation('events');
  const language = usePageLanguage();
  const user = useCurrentUser();
  const known = useStudent();
  // Whose session is over finds what they typed still there.
  const own = user.status === 'student' || (user.status === 'visitor' && user.lost) ? known : null;
  const here = `/events/${event.id}/apply`;
  const { can, event_application: mine } = event;
  if (user.status === 'loading') return <Loading />;
  if (mine && !(can.answer_form && event.form && !mine.form_answer))
    return (
      <Notice
        severity="success"
        action={
          <Button component={Link} to={`/events/${event.id}/apply_complete`}>
            {t('myApplication')}
          </Button>
        }
      >
        {t('already')}
      </Notice>
    );
  if (!mine && event.apply_url && can.reason !== 'deadline_over')
    return <TakenElsewhere url={event.apply_url} />;
  if (!mine && !can.apply && can.reason !== 'resume_file_missing')
    return <NotOpen>{can.reason && errorMessage(can.reason as ErrorCode, language)}</NotOpen>;
  if (!own)
    return (
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Notice severity="info">{t('signInFirst')}</Notice>
        <Button
          component={Link}
          to={withRedirect('/sign_up', here)}
          variant="contained"
          color="primary"
          size="large"
        >
          {user.status === 'account' ? t('finishSignUp') : t('signUp')}
        </Button>
        {user.status === 'visitor' && (
          <Button component={Link} to={withRedirect('/log_in', here)} variant="outlined" size="large">
            {t('logIn')}
          </Button>
        )}
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {event.is_full && !mine && <Notice severity="info">{t('fullText')}</Notice>}
      <ApplyForm event={event} own={own} />
    </Box>
  );
}

/** The event's questions and, where it asks for a resume, which one it gets. */
function ApplyForm({ event, own }: { event: EventDetail; own: Student }) {
  const [chosen, setChosen] = useState<ResumeSource | null>(null);
  // Who has already applied only answers the questions.
  if (!event.is_need_resume_file || event.event_application)
    return <EventForm event={event} userId={own.id} />;
  const source = chosen ?? readySource(own);
  return (
    <>
      <Suspense fallback={<Loading />}>
        <ResumeChoice own={own} source={source} onChange={setChosen} />
      </Suspense>
      <EventForm event={event} userId={own.id} resumeSource={source} isResumeReady={isReady(own, source)} />
    </>
  );
}
