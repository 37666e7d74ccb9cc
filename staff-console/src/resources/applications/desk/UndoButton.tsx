import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSay } from '../../../i18n/use-words.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useApi } from '../../../providers/api.ts';
import { useDesk } from './desk-context.ts';

/** Takes the last step of this application back while the server offers it, with the mail that still waits. */
export function UndoButton() {
  const say = useSay();
  const api = useApi();
  const notify = useNotify();
  const { application, reload } = useDesk();
  const { undo } = application;
  const takeBack = useMutation({
    mutationFn: (move_id: string) =>
      api.command('hf_member__undo_move', { move_id, ids: [application.id], dry_run: false }),
    onSuccess: ({ done_count, results }) =>
      done_count > 0
        ? notify(say('bulk.undone'), { type: 'success' })
        : notify(results[0]?.message ?? say('problem.unexpected'), { type: 'warning' }),
    onError: (error) => notify(problemText(error, say), { type: 'error' }),
    onSettled: () => reload(),
  });
  if (!undo) return null;
  return (
    <Button
      startIcon={<UndoIcon />}
      loading={takeBack.isPending}
      loadingPosition="start"
      onClick={() => takeBack.mutate(undo.move_id)}
    >
      {say('correcting.undo', { event: say(`history.${undo.event}`) })}
    </Button>
  );
}
