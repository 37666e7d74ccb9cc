import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { StaffRow } from '../../../../../server/staff/contract.ts';
import { usePick, useSay } from '../../../i18n/use-words.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useApi } from '../../../providers/api.ts';
import { useMember } from '../../../session/member.ts';
import { useDesk } from './desk-context.ts';

/** Gives the application to another mentor. Whoever gave their own away no longer sees it. */
export function AssignDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const pick = usePick();
  const api = useApi();
  const member = useMember();
  const notify = useNotify();
  const navigate = useNavigate();
  const { application, replace } = useDesk();
  const current = application.hf_member?.id ?? 0;
  const [chosen, setChosen] = useState(current);
  const { data: colleagues = [] } = useGetList<StaffRow<'hf_members'>>('hf_members', {
    filter: { is_active: true },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  const assign = useMutation({
    mutationFn: () =>
      api.command('hf_member__assign_application', {
        application: { id: application.id, hf_member_id: chosen },
      }),
    onSuccess: (answer) => {
      notify(say('desk.assigned'), { type: 'success' });
      onClose();
      if (chosen === member.hf_member_id || member.sees_all_applications) replace(answer);
      else void navigate('/applications');
    },
  });
  const isKnown = colleagues.some(({ id }) => id === chosen);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="assign-title">
      <DialogTitle id="assign-title">{say('desk.hand_over')}</DialogTitle>
      <DialogContent>
        {assign.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problemText(assign.error, say)}
          </Alert>
        )}
        <TextField
          select
          label={say('desk.assign_label')}
          value={isKnown ? chosen : ''}
          onChange={(event) => setChosen(Number(event.target.value))}
          sx={{ mt: 1 }}
        >
          {colleagues.map(({ id, names }) => (
            <MenuItem key={id} value={id}>
              {pick(names)}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('events.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isKnown || chosen === current}
          loading={assign.isPending}
          onClick={() => assign.mutate()}
        >
          {say('desk.assign_send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
