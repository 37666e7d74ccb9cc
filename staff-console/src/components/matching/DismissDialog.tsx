import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import { AskDialog } from '../AskDialog.tsx';
import { useCommand } from '../CommandButton.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
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
  const [reason, setReason] = useState('');
  const { isBusy, run } = useCommand();
  const send = () =>
    run(async () => {
      await api.command('hf_member__dismiss_recruitment', { ...pair, reason: reason.trim() || null });
      onClose(true);
      return t('matching.dismissed');
    });
  return (
    <AskDialog
      title={t('matching.not_this_title')}
      closeLabel={t('bulk.cancel')}
      onClose={() => onClose(false)}
      confirm={{ label: t('matching.not_this'), isDisabled: isBusy, act: () => void send() }}
      width="sm"
    >
      <DialogContentText sx={{ mb: 2 }}>{t('matching.not_this_what', { job, student })}</DialogContentText>
      <TextField
        fullWidth
        multiline
        label={t('matching.reason_label')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: RECOMMEND_MAX.reason } }}
      />
    </AskDialog>
  );
}
