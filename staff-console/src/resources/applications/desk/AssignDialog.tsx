import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { COMMENT_MAX } from '../../../../../domain/constants.ts';
import { AskDialog } from '../../../components/AskDialog.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useDraftText } from '../../../lib/use-draft.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import { MentorSelect, useMentors } from '../MentorSelect.tsx';
import { useDesk } from './desk-context.ts';
import { saveFirst, UnsavedCorrection } from './save-first.ts';

/**
 * Gives the application to another mentor, with a note for them. Whoever gave their own away no longer sees it, so
 * what is not saved yet is saved before.
 */
export function AssignDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const member = useMember();
  const notify = useNotify();
  const navigate = useNavigate();
  const desk = useDesk();
  const { application, replace } = desk;
  const [note, setNote] = useDraftText(`handover.${application.id}`);
  const current = application.hf_member?.id ?? 0;
  const [chosen, setChosen] = useState(current);
  const mentors = useMentors();
  const assign = useMutation({
    mutationFn: async () => {
      await saveFirst(desk);
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
  const isKnown = mentors.some(({ hf_member_id }) => hf_member_id === chosen);
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
      <MentorSelect mentors={mentors} value={chosen} onChoose={setChosen} />
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
