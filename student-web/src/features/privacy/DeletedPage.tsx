import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ERASED_WITHIN_HOURS } from '../../../../server/domain/account-deletion.ts';
import { Page } from '../../components/Page.tsx';
import { clearAllDrafts } from '../../lib/drafts.ts';

/** The last page: what has happened, and out. Nothing the person wrote stays in this browser. */
export function DeletedPage() {
  const { t } = useTranslation('privacy');
  useEffect(clearAllDrafts, []);
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
export { DeletedPage as Component };
