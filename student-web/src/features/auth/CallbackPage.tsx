import LockOutlined from '../../../../web/icons/LockOutlined.tsx';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Loading, Message } from '../../components/states.tsx';
import { JOBS_PATH } from '../../lib/access.ts';
import { authWanted, isProblem, sessionStatus } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { callbackResult } from './callback-result.ts';
import { wantedPage } from './wanted-page.ts';

/**
 * The provider's answer is read by AuthArea, which then leads on; without a person: "Login failed." Who comes here
 * with a session and without an answer (by the browser's Back, by a kept address, from a sign-up that went on in another
 * tab) goes on to the page this tab wanted, or like everybody logged in.
 */
export function CallbackPage() {
  const { t } = useTranslation('auth');
  const result = useStore(callbackResult);
  const session = useStore(sessionStatus);
  usePageHead({ title: t('callback.title') });
  useEffect(() => authWanted.set(true), []);
  const isAnswer = useSearchParams()[0].has('state');
  if (session === 'logged_in' && !isAnswer) return <Navigate to={wantedPage.read() ?? JOBS_PATH} replace />;
  if (result === 'failed' || isProblem(session))
    return (
      <Message
        icon={<LockOutlined />}
        title={t('callback.failed')}
        isUrgent
        isPage
        action={
          <Button component={Link} to="/log_in" variant="contained">
            {t('callback.again')}
          </Button>
        }
      >
        {isProblem(session) ? t(session) : t('callback.failedText')}
      </Message>
    );
  return <Loading label={t('callback.waiting')} />;
}
export { CallbackPage as Component };
