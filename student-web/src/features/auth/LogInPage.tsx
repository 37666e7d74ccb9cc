import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { JOBS_PATH } from '../../lib/access.ts';
import { safeRedirect, withRedirect } from '../../lib/redirect.ts';
import { AuthCard } from './AuthCard.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { useLogIn } from './use-log-in.ts';

export function LogInPage() {
  const { t } = useTranslation('auth');
  const [parameters] = useSearchParams();
  const redirect = safeRedirect(parameters.get('redirect'));
  const { start, isLeaving } = useLogIn();
  return (
    <AuthCard title={t('logIn.title')} lead={t('logIn.lead')}>
      <SignInProblem />
      <Button
        variant="contained"
        color="primary"
        size="large"
        loading={isLeaving}
        onClick={() => start({ screen: 'login', returnTo: redirect ?? JOBS_PATH })}
      >
        {t('logIn.continue')}
      </Button>
      <Typography color="textSecondary">
        {t('logIn.noAccount')}{' '}
        <MuiLink component={Link} to={withRedirect('/sign_up', redirect)}>
          {t('logIn.signUp')}
        </MuiLink>
      </Typography>
    </AuthCard>
  );
}
export { LogInPage as Component };
