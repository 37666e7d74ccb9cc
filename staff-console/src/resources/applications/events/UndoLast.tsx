import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from '../desk/desk-context.ts';

/** Takes the last move back with the mail that waits, while the server says that it can be; says why it could not. */
export function UndoLast() {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { application, reload } = useDesk();
  const { undo } = application;
  const takeBack = useMutation({
    mutationFn: (move_id: string) =>
      api.command('hf_member__undo_move', { move_id, ids: [application.id], dry_run: false }),
    onSuccess: ({ done_count }) => {
      if (done_count > 0) notify(t('bulk.undone'), { type: 'success' });
    },
    onSettled: reload,
  });
  const refused = takeBack.data?.results.find(({ outcome }) => outcome === 'skipped');
  const problem = takeBack.error ? problemText(takeBack.error, t) : refused?.message;
  return (
    <>
      {undo && (
        <Button
          startIcon={<UndoIcon />}
          color="secondary"
          disabled={takeBack.isPending}
          onClick={() => takeBack.mutate(undo.move_id)}
        >
          {t('board.undo_of', { event: t(`history.${undo.event}`) })}
        </Button>
      )}
      {problem && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
    </>
  );
}
