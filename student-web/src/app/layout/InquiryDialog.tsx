import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLocation } from 'react-router-dom';
import { LONG_TEXT_MAX } from '../../../../domain/constants.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { api } from '../../lib/api.ts';
import { useStudent } from '../../lib/current-user.ts';
import { studentDrafts } from '../../../../web/drafts.ts';
import { showSnackbar } from '../../lib/snackbar.ts';

const SCOPE = 'inquiry';
/** What somebody without a student's id has written, until the page is left. */
let unsent = '';

/** A question to the staff, with the page it was asked on. What is typed stays until it has been sent. */
export default function InquiryDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useStudent()?.id ?? null;
  const [message, setMessage] = useState(
    () => (id === null ? unsent : studentDrafts.read<string>(id, SCOPE, Date.now())) ?? '',
  );
  const keep = (text: string) => {
    if (id === null) unsent = text;
    else if (text === '') studentDrafts.remove(id, SCOPE);
    else studentDrafts.write(id, SCOPE, text, Date.now());
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.command('user__send_inquiry', { message, referer: pathname }),
    onSuccess: () => {
      keep('');
      showSnackbar('success', t('inquiry.sent'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('inquiry.title')}
      confirm={t('inquiry.send')}
      isPending={isPending}
      isDisabled={message.trim() === ''}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('inquiry.message')}
        helperText={t('inquiry.help')}
        value={message}
        onChange={(event) => {
          setMessage(event.target.value);
          keep(event.target.value);
        }}
        multiline
        minRows={5}
        maxRows={12}
        required
        slotProps={{ htmlInput: { maxLength: LONG_TEXT_MAX, dir: 'auto' } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
