import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useApi } from '../../../providers/api-context.ts';

/**
 * Takes the last move of an application back with the mail that waits; says why it could not.
 * @param onUndone tells that it was taken back; in a message of its own when left out
 */
export function useTakeBack(id: number, reload: () => void, onUndone?: () => void) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const undo = useMutation({
    mutationFn: (move_id: string) =>
      api.command('hf_member__undo_move', { move_id, ids: [id], dry_run: false }),
    onSuccess: ({ done_count }) => {
      if (done_count === 0) return;
      if (onUndone) onUndone();
      else notify(t('bulk.undone'), { type: 'success' });
    },
    onSettled: reload,
  });
  const refused = undo.data?.results.find(({ outcome }) => outcome === 'skipped');
  return {
    takeBack: undo.mutate,
    isPending: undo.isPending,
    problem: undo.error ? problemText(undo.error, t) : refused?.message,
  };
}
