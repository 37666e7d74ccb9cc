import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ERASED_WITHIN_HOURS } from '../../../../domain/account-deletion.ts';
import { Page } from '../../components/Page.tsx';
import { studentDrafts } from '../../../../web/drafts.ts';
import { forgetLastSearches } from '../../lib/last-searches.ts';
import { isAfterDeletion } from './deleted.ts';

/** Tells nobody that an account is deleted, nor clears what they wrote, unless it is so. */
export function DeletedPage() {
  return isAfterDeletion(useLocation().state) ? <Deleted /> : <Navigate to="/" replace />;
}
export { DeletedPage as Component };

/** The last page: what has happened, and out. Nothing the person wrote stays in this browser. */
function Deleted() {
  const { t } = useTranslation('privacy');
  useEffect(() => {
    studentDrafts.clearAll();
    forgetLastSearches();
  }, []);
  return (
    <Page title={t('removed.title')} width="sm">
      <Typography sx={{ mb: 2 }}>{t('removed.text', { hours: ERASED_WITHIN_HOURS })}</Typography>
      <Typography sx={{ mb: 4 }}>{t('removed.thanks')}</Typography>
      <Button component={Link} to="/log_out" variant="contained" color="primary" size="large">
        {t('removed.button')}
      </Button>
    </Page>
  );
}
