import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import type { ErrorCode } from '../../../../domain/error-codes.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { Notice } from '../../components/Notice.tsx';
import { Loading } from '../../components/states.tsx';
import type { EventDetail } from '../../lib/api-types.ts';
import { useCurrentUser, useStudent } from '../../lib/current-user.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { EventForm } from './EventForm.tsx';
import { EventFrame } from './EventFrame.tsx';
import { NotOpen } from './NotOpen.tsx';
import { ResumeFileField } from './ResumeFileField.tsx';

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
      {event.is_need_resume_file && <ResumeFileField own={own} />}
      <EventForm event={event} userId={own.id} isDisabled={event.is_need_resume_file && !own.has_resume} />
    </Box>
  );
}
