import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../lib/current-user.ts';
import { AuthCard } from './AuthCard.tsx';

/** An e-mail address that already belongs to another way of signing in (specification section 8). */
export function DeprecatedEmailPage() {
  const { t } = useTranslation('auth');
  const isIn = useCurrentUser().status !== 'visitor';
  return (
    <AuthCard title={t('deprecatedEmail.title')} lead={t('deprecatedEmail.text')}>
      <Button
        component={Link}
        to={isIn ? '/log_out' : '/log_in'}
        variant="contained"
        color="primary"
        size="large"
      >
        {isIn ? t('deprecatedEmail.logOut') : t('deprecatedEmail.again')}
      </Button>
    </AuthCard>
  );
}
export { DeprecatedEmailPage as Component };
