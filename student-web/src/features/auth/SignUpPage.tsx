import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Loading } from '../../components/states.tsx';
import { inTime } from '../../lib/chunk.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { safeRedirect, withRedirect } from '../../lib/redirect.ts';
import { CreateAccount } from './CreateAccount.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

/** A visitor sees only the first of the three steps; the form and its checks come later. */
const SignUpForm = lazy(() => inTime(import('./SignUpForm.tsx')));

/** First an account at the identity provider, then a confirmed e-mail address, then the sign-up with us. */
export function SignUpPage() {
  const user = useCurrentUser();
  const [parameters] = useSearchParams();
  const redirect = safeRedirect(parameters.get('redirect'));
  if (user.status === 'account')
    return user.own.email_verified ? (
      <Suspense fallback={<Loading />}>
        <SignUpForm account={user.own} />
      </Suspense>
    ) : (
      <VerifyEmail email={user.own.email} />
    );
  if (user.status === 'visitor') return <CreateAccount redirect={redirect} />;
  // Just signed up, here or in another tab: the first questions come before what was wanted.
  if (user.status === 'student')
    return <Navigate to={withRedirect('/initialize_profile', redirect)} replace />;
  return <Loading />;
}
export { SignUpPage as Component };
