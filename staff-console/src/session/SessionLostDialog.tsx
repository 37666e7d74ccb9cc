import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useSay } from '../i18n/use-words.ts';
import { useSession, useSessionLost } from './session-context.ts';

/** Stands over the page when the session has ended; the page and what is written in it stay beneath. */
export function SessionLostDialog() {
  const say = useSay();
  const session = useSession();
  const isLost = useSessionLost();
  return (
    <Dialog open={isLost} maxWidth="xs" fullWidth aria-labelledby="session-lost-title">
      <DialogTitle id="session-lost-title">{say('session.lost_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say('session.lost')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => void session.signIn()}>
          {say('session.sign_in')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
