import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const KEY = ['saved searches'] as const;
const load = () => api.query('user__get_saved_searches', {});

type Answer = Awaited<ReturnType<typeof load>>;
export type SavedSearch = Answer['saved_searches'][number];

export function useSavedSearches() {
  return useQuery({ queryKey: KEY, queryFn: load });
}

/** Every change answers the whole list: it takes the place of what was known. */
export function useKeepSavedSearches(): (answer: Answer) => void {
  const client = useQueryClient();
  return (answer) => client.setQueryData<Answer>(KEY, answer);
}
