import Alert from '@mui/material/Alert';
import MuiSnackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SNACKBAR_MILLISECONDS, SNACKBAR_START_MILLISECONDS } from '../../../server/domain/constants.ts';
import { snackbar } from '../lib/snackbar.ts';
import type { SnackbarMessage } from '../lib/snackbar.ts';
import { useStore } from '../lib/store.ts';

/** The one snackbar: 3 seconds, starting after 100 ms; waits while pointed at or focused (MUI does that). */
export default function SnackbarHost() {
  const { t } = useTranslation();
  const message = useStore(snackbar);
  const [shown, setShown] = useState<SnackbarMessage | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => {
      setShown(message);
      setIsOpen(true);
    }, SNACKBAR_START_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <MuiSnackbar
      key={shown?.id}
      open={isOpen}
      autoHideDuration={SNACKBAR_MILLISECONDS}
      onClose={(_event, reason) => reason !== 'clickaway' && setIsOpen(false)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        severity={shown?.kind ?? 'info'}
        role={shown?.kind === 'error' ? 'alert' : 'status'}
        closeText={t('close')}
        onClose={() => setIsOpen(false)}
        sx={{ boxShadow: 6, minWidth: { sm: 360 } }}
      >
        {shown?.text}
      </Alert>
    </MuiSnackbar>
  );
}
