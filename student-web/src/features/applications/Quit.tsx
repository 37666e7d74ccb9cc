import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isAboutToLeave } from '../../../../domain/application-undo.ts';
import { useNow } from '../../../../web/use-now.ts';
import { UNDO_MINUTES } from '../../../../domain/constants.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useKeepApplication } from '../../lib/application.ts';
import { showNextStep } from './show-next-step.ts';

const REASON_MAX = 1000;

/** Withdrawing an application: with a reason, and ten minutes to think again. */
export function Quit({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const keep = useKeepApplication();
  const quit = useMutation({
    mutationFn: () =>
      api.command('user__quit_application', {
        application: { id: application.id, reason_of_quit_by_student: reason.trim() },
      }),
    onSuccess(changed) {
      keep(changed);
      setIsOpen(false);
      setReason('');
      // What was done stands there, and the way back: ten minutes are short for who has to look for it.
      showNextStep();
    },
  });
  const now = useNow();
  if (!application.events_allowed.includes('quit')) return null;
  // What has not left is kept back with it.
  const hasCompanyResume =
    application.sent_resume_to_company_at !== null && !isAboutToLeave(application, now);
  return (
    <Box component="section" aria-label={t('quit.title')}>
      <Button onClick={() => setIsOpen(true)} sx={{ color: 'error.dark', ml: -1 }}>
        {t('quit.button')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('quit.title')}
          confirm={t('quit.confirm')}
          isPending={quit.isPending}
          isDisabled={reason.trim() === ''}
          error={quit.error}
          onConfirm={() => quit.mutate()}
          onClose={() => setIsOpen(false)}
        >
          <Typography>
            {t(hasCompanyResume ? 'quit.text' : 'quit.textUntold', {
              count: UNDO_MINUTES,
            })}
          </Typography>
          <TextField
            label={t('quit.reason')}
            required
            multiline
            minRows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText={t('quit.reasonHelp')}
            slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
          />
        </ConfirmDialog>
      )}
    </Box>
  );
}
