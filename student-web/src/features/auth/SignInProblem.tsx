import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../components/Notice.tsx';
import { isProblem, sessionStatus } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';

/** Told where somebody wants to sign in while the provider cannot be asked. */
export function SignInProblem() {
  const { t } = useTranslation(['auth', 'common']);
  const session = useStore(sessionStatus);
  if (!isProblem(session)) return null;
  return (
    <Notice
      severity="error"
      isUrgent
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {t('common:retry')}
        </Button>
      }
    >
      {t(session)}
    </Notice>
  );
}
