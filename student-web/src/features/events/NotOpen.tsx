import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** Why nobody can apply now, and the way to other events. */
export function NotOpen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('events');
  return (
    <Notice
      severity="warning"
      action={
        <Button component={Link} to="/events">
          {t('upcoming')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
