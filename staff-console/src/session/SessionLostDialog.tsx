import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from '../i18n/use-translate.ts';
import { useSession, useSessionLost } from './session-context.ts';

/** Stands over the page when the session has ended; the page and what is written in it stay beneath. */
export function SessionLostDialog() {
  const t = useTranslate();
  const session = useSession();
  const isLost = useSessionLost();
  return (
    <Dialog open={isLost} maxWidth="xs" fullWidth aria-labelledby="session-lost-title">
      <DialogTitle id="session-lost-title">{t('session.lost_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('session.lost')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => void session.signIn()}>
          {t('session.sign_in')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
