import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { UNDO_MINUTES } from '../../../../domain/constants.ts';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useKeepApplication } from '../../lib/application.ts';
import { useNow } from '../../../../web/use-now.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { showNextStep } from './show-next-step.ts';

/** Minutes left, counting down; the server has the last word. */
function useMinutesLeft(from: string | null): number {
  const now = useNow(10_000).getTime();
  if (!from) return 0;
  return Math.ceil((Date.parse(from) + UNDO_MINUTES * 60_000 - now) / 60_000);
}

interface Props {
  application: Application;
  /** What can be taken back: withdrawing, or the answer to an offer. */
  end: 'quit' | 'offer';
}

const COMMANDS = { quit: 'user__undo_quit', offer: 'user__undo_offer_answer' } as const;

/** Takes an end back that the student has just made, while that can be done. */
export function UndoEnd({ application, end }: Props) {
  const { t } = useTranslation('applications');
  const left = useMinutesLeft(end === 'quit' ? application.quit_at : application.offer_answered_at);
  const keep = useKeepApplication();
  const undo = useMutation({
    mutationFn: () => api.command(COMMANDS[end], { application: { id: application.id } }),
    onSuccess(changed) {
      keep(changed);
      showNextStep();
      showSnackbar('success', t(`${end}.undone`));
    },
  });
  if (left <= 0 && !undo.error) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <FormErrors error={undo.error} />
      <Button
        variant={end === 'quit' ? 'contained' : 'outlined'}
        loading={undo.isPending}
        onClick={() => undo.mutate()}
      >
        {t(`${end}.undo`)}
      </Button>
      <Typography variant="body2" color="textSecondary" role="timer">
        {t('quit.undoLeft', { count: Math.max(0, left) })}
      </Typography>
    </Box>
  );
}
