import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { studentName } from '../names.ts';
import type { MoveAnswer } from './moves.ts';

const RECENT = ['recent-moves'];

/** Reads everything anew that shows applications. */
export function useReload() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const key of [['applications'], ['application_counts'], RECENT])
      void queryClient.invalidateQueries({ queryKey: key });
  }, [queryClient]);
}

/** One's own moves that can still be taken back. */
export function useRecentMoves() {
  const api = useApi();
  return useQuery({
    queryKey: RECENT,
    queryFn: () => api.query('hf_member__get_recent_moves', {}),
    refetchInterval: 60_000,
  });
}

/** Why one was skipped, in a sentence; with what came after, where an undo is refused for that. */
export function useWhy() {
  const t = useTranslate();
  return (result: MoveAnswer['results'][number]): string =>
    [
      result.message,
      result.came_after && t('board.came_after', { event: t(`history.${result.came_after}` as never) }),
      result.alert && t('board.alert_of', { alert: result.alert }),
    ]
      .filter(Boolean)
      .join(' ');
}

export const nameOfResult = (result: MoveAnswer['results'][number]): string =>
  result.user ? studentName(result.user) : `#${result.id}`;
