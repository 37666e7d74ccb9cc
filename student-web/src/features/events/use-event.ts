import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useIsLoggedIn } from '../../lib/session.ts';

/** An event as the present person sees it, with their own application beside it. */
export function useEvent(id: number) {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({
    queryKey: ['event', id, isLoggedIn],
    queryFn: () => api.query('aggregates__event', { id }),
    enabled: Number.isInteger(id) && id > 0,
    // Who logs in, or whose session ends, keeps the page and what they typed on it.
    placeholderData: (shown, query) => (query?.queryKey[1] === id ? shown : undefined),
  });
}

/** Asks anew for what an application changes. */
export function useRefreshEvents(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['event'] }),
      client.invalidateQueries({ queryKey: ['events'] }),
    ]);
  };
}
