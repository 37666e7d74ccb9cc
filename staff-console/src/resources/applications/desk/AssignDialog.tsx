import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { COMMENT_MAX } from '../../../../../domain/constants.ts';
import { AskDialog } from '../../../components/AskDialog.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useDraftText } from '../../../lib/use-draft-text.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import { useDesk } from './desk-context.ts';

/** The correction could not be saved first, so nothing was handed over. */
class UnsavedCorrection extends Error {}

/**
 * Gives the application to another mentor, with a note for them. Whoever gave their own away no longer sees it, so
 * what is not saved yet is saved before.
 */
export function AssignDialog({ onClose }: { onClose: () => void }) {
  const { t, pick } = useWording();
  const api = useApi();
  const member = useMember();
  const notify = useNotify();
  const navigate = useNavigate();
  const { application, correction, isEditable, replace } = useDesk();
  const [note, setNote] = useDraftText(`handover.${application.id}`);
  const current = application.hf_member?.id ?? 0;
  const [chosen, setChosen] = useState(current);
  const { data } = useQuery({
    queryKey: ['mentor-loads'],
    queryFn: () => api.query('hf_member__get_mentor_loads', {}),
  });
  const colleagues = data?.mentor_loads ?? [];
  const assign = useMutation({
    mutationFn: async () => {
      if (isEditable && !(await correction.flush())) throw new UnsavedCorrection();
      return api.command('hf_member__assign_application', {
        application: { id: application.id, hf_member_id: chosen, note: note.trim() || null },
      });
    },
    onSuccess: (answer) => {
      setNote('');
      notify(t('desk.assigned'), { type: 'success' });
      onClose();
      if (chosen === member.hf_member_id || member.sees_all_applications) replace(answer);
      else void navigate('/applications');
    },
  });
  const isKnown = colleagues.some(({ hf_member_id }) => hf_member_id === chosen);
  return (
    <AskDialog
      title={t('desk.hand_over')}
      closeLabel={t('events.cancel')}
      onClose={onClose}
      confirm={{
        label: t('desk.assign_send'),
        isDisabled: !isKnown || chosen === current,
        isLoading: assign.isPending,
        act: () => assign.mutate(),
      }}
      width="sm"
    >
      {assign.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {assign.error instanceof UnsavedCorrection
            ? t('correcting.handover.saving_first')
            : problemText(assign.error, t)}
        </Alert>
      )}
      <TextField
        select
        label={t('desk.assign_label')}
        value={isKnown ? chosen : ''}
        onChange={(event) => setChosen(Number(event.target.value))}
        sx={{ mt: 1 }}
      >
        {colleagues.map(({ hf_member_id, names, to_correct, overdue }) => (
          <MenuItem key={hf_member_id} value={hf_member_id}>
            {t('correcting.load.of', { name: pick(names), to_correct, overdue })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('correcting.handover.note')}
        helperText={t('correcting.handover.note_hint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={3}
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
      />
    </AskDialog>
  );
}
