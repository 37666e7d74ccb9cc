import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Match } from './match.ts';

interface DismissDialogProps {
  pair: Match['pair'];
  job: string;
  student: string;
  onClose(isDone: boolean): void;
}

/** "Not this", with a reason for the colleagues. */
export function DismissDialog({ pair, job, student, onClose }: DismissDialogProps) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const title = useId();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await api.command('hf_member__dismiss_recruitment', { ...pair, reason: reason.trim() || null });
      notify(t('matching.dismissed'), { type: 'success' });
      onClose(true);
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{t('matching.not_this_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('matching.not_this_what', { job, student })}</DialogContentText>
        <TextField
          fullWidth
          multiline
          label={t('matching.reason_label')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: RECOMMEND_MAX.reason } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{t('bulk.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void send()}>
          {t('matching.not_this')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
