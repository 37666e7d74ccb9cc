import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { COMMENT_MAX } from '../../../domain/constants.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useApi } from '../providers/api-context.ts';
import { Problem } from './Problem.tsx';

interface LiftProps extends Pick<ButtonProps, 'color' | 'sx' | 'aria-label' | 'children'> {
  addressId: number;
  onLifted(): void;
}

/** Says, with a reason, that mails arrive at an address again. */
export function LiftUndeliverable({ addressId, onLifted, children, ...button }: LiftProps) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const lift = useMutation({
    mutationFn: () => api.command('hf_member__lift_undeliverable_address', { id: addressId, reason }),
    onSuccess: () => {
      setAsking(false);
      notify(t('bounces.lifted'), { type: 'success' });
      onLifted();
    },
  });
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)} {...button}>
        {children ?? t('bounces.lift')}
      </Button>
      {isAsking && (
        <Dialog open fullWidth onClose={() => setAsking(false)} aria-labelledby="lift-title">
          <DialogTitle id="lift-title">{t('bounces.lift_title')}</DialogTitle>
          <Box
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              lift.mutate();
            }}
          >
            <DialogContent>
              <DialogContentText sx={{ mb: 2 }}>{t('bounces.lift_hint')}</DialogContentText>
              <Problem of={lift} sx={{ mb: 2 }} />
              <TextField
                fullWidth
                required
                multiline
                minRows={2}
                label={t('bounces.reason')}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setAsking(false)}>{t('bounces.cancel')}</Button>
              <Button type="submit" variant="contained" disabled={reason.trim() === '' || lift.isPending}>
                {t('bounces.lift')}
              </Button>
            </DialogActions>
          </Box>
        </Dialog>
      )}
    </>
  );
}
