import MarkEmailUnreadOutlined from '../../../../web/icons/MarkEmailUnreadOutlined.tsx';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { renewSession } from '../../lib/session.ts';
import { AuthCard } from './AuthCard.tsx';

/** Waits for the link in the provider's mail. Coming back to the window looks again. */
export function VerifyEmail({ email }: { email: string | null }) {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'checking' | 'not_yet'>('idle');
  const [error, setError] = useState<unknown>(null);

  async function check() {
    setState('checking');
    setError(null);
    try {
      await renewSession();
      await client.refetchQueries({ queryKey: OWN_DATA_KEY });
    } catch (failure) {
      setError(failure);
    }
    setState('not_yet');
  }

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void check();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
    // Checking needs nothing that changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <AuthCard title={t('verify.title')} lead={t('verify.lead', { email: email ?? '' })}>
      <MarkEmailUnreadOutlined sx={{ fontSize: 64, color: 'primary.dark', mx: 'auto' }} />
      {state === 'not_yet' && !error && <Notice severity="info">{t('verify.notYet')}</Notice>}
      <FormErrors error={error} />
      <Button
        variant="contained"
        color="primary"
        size="large"
        loading={state === 'checking'}
        onClick={() => void check()}
      >
        {t('verify.check')}
      </Button>
      <Button component={Link} to="/log_out">
        {t('verify.otherAccount')}
      </Button>
    </AuthCard>
  );
}
