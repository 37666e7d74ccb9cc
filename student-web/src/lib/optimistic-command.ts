import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.tsx';
import { errorText } from './error-text.ts';
import { showSnackbar } from './snackbar.ts';

interface OptimisticCommand<Answer, Change> {
  /** The query whose data the command changes. */
  key: QueryKey;
  /** Sends the change; answers the query's new data. */
  send(change: Change): Promise<Answer>;
  /** The data as they will be. */
  apply(before: Answer | undefined, change: Change): Answer;
  onSuccess?(): void;
}

/**
 * A command whose effect shows at once; the server's answer, or its refusal, has the last word.
 * Changes of one key go one after the other, since each answer tells the whole.
 */
export function useOptimisticCommand<Answer, Change>(command: OptimisticCommand<Answer, Change>) {
  const { key, send, apply, onSuccess } = command;
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    scope: { id: JSON.stringify(key) },
    mutationFn: send,
    onMutate(change: Change) {
      // An answer on its way was given before the change.
      void client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Answer>(key);
      client.setQueryData<Answer>(key, apply(before, change));
      return before;
    },
    onSuccess(answer) {
      client.setQueryData<Answer>(key, answer);
      onSuccess?.();
    },
    onError(error, _change, before) {
      client.setQueryData<Answer>(key, before);
      showSnackbar('error', errorText(error, t));
    },
  });
}
