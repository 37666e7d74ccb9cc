import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Navigate } from 'react-router-dom';
import { Loading } from '../../components/states.tsx';
import { studentDrafts } from '../../../../web/drafts.ts';
import { forgetLastSearches } from '../../lib/last-searches.ts';
import { hasLoginCookie } from '../../lib/login-cookie.ts';
import { isProblem, logOut, sessionStatus } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { AuthCard } from './AuthCard.tsx';
import { SignInProblem } from './SignInProblem.tsx';

/** Ends the session at the provider; drafts of texts and the last searches leave this browser. */
export function LogOutPage() {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  // As it was on coming here: the cookie goes before the browser has left for the provider.
  const [isIn] = useState(() => hasLoginCookie(document.cookie));
  usePageHead({ title: t('logOut.title') });
  useEffect(() => {
    studentDrafts.clearAll();
    forgetLastSearches();
    if (!isIn) return;
    void logOut().then(() => client.clear());
  }, [client, isIn]);
  const session = useStore(sessionStatus);
  if (isIn && isProblem(session))
    return (
      <AuthCard title={t('logOut.title')} lead={t('logOut.notYet')}>
        <SignInProblem />
      </AuthCard>
    );
  return isIn ? <Loading label={t('logOut.waiting')} /> : <Navigate to="/" replace />;
}
export { LogOutPage as Component };
