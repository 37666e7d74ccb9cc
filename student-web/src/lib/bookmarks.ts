import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { useCurrentUser } from './current-user.ts';
import { useOptimisticCommand } from './optimistic-command.ts';

const IDS_KEY = ['bookmark ids'] as const;
/** Lists of saved jobs, by page. */
export const BOOKMARKS_KEY = ['bookmarks'] as const;

interface Ids {
  recruitment_ids: number[];
}

interface Bookmark {
  isSaved: boolean;
  toggle(): void;
}

/** Whether a job is among the student's saved ones, and the switch; null for anybody else and until it is known. */
export function useBookmark(recruitmentId: number): Bookmark | null {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { data } = useQuery({
    queryKey: IDS_KEY,
    queryFn: () => api.query('user__get_bookmark_ids', {}),
    enabled: user.status === 'student',
    staleTime: 60_000,
  });
  const change = useOptimisticCommand<Ids, boolean>({
    key: IDS_KEY,
    send(isSaved) {
      const payload = { bookmark: { recruitment_id: recruitmentId } };
      return isSaved
        ? api.command('user__add_bookmark', payload)
        : api.command('user__remove_bookmark', payload);
    },
    apply(before, isSaved) {
      const others = (before?.recruitment_ids ?? []).filter((id) => id !== recruitmentId);
      return { recruitment_ids: isSaved ? [recruitmentId, ...others] : others };
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: BOOKMARKS_KEY }),
  });
  if (user.status !== 'student' || !data) return null;
  const isSaved = data.recruitment_ids.includes(recruitmentId);
  return { isSaved, toggle: () => change.mutate(!isSaved) };
}
