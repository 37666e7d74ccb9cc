import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { withRedirect } from '../../lib/redirect.ts';
import { AuthCard } from './AuthCard.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { useLogIn } from './use-log-in.ts';

const STEPS = ['account', 'email', 'profile'] as const;

export function CreateAccount({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('auth');
  const { start, isLeaving } = useLogIn();
  return (
    <AuthCard title={t('signUp.title')} lead={t('signUp.lead')}>
      {redirect && <Notice severity="info">{t('signUp.wanted')}</Notice>}
      <SignInProblem />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {STEPS.map((step, index) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 1.5 }}>
            <Box
              component="span"
              aria-hidden
              sx={{
                flex: 'none',
                width: 26,
                height: 26,
                borderRadius: '50%',
                bgcolor: 'secondary.light',
                color: 'secondary.main',
                fontWeight: 700,
                fontSize: '0.875rem',
                display: 'grid',
                placeItems: 'center',
              }}
            >
              {index + 1}
            </Box>
            <span>{t(`signUp.steps.${step}`)}</span>
          </Box>
        ))}
      </Box>
      <Button
        variant="contained"
        color="primary"
        size="large"
        loading={isLeaving}
        onClick={() => start({ screen: 'signup', returnTo: withRedirect('/sign_up', redirect) })}
      >
        {t('signUp.continue')}
      </Button>
      <Typography color="textSecondary">
        {t('signUp.haveAccount')}{' '}
        <MuiLink component={Link} to={withRedirect('/log_in', redirect)}>
          {t('signUp.logIn')}
        </MuiLink>
      </Typography>
    </AuthCard>
  );
}
