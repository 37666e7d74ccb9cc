import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryPayload } from '../../../../server/client/contract.ts';
import { useApi } from '../../providers/api-context.ts';

type MatchingQuery = 'hf_member__get_matching_recruitments' | 'hf_member__get_matching_users';

/** What fits, or with `left_out` what is left out for one reason; asked anew by each page. */
export function useMatches<N extends MatchingQuery>(name: N, payload: QueryPayload<N>) {
  const api = useApi();
  return useQuery({
    queryKey: [name, payload],
    queryFn: () => api.query(name, payload),
    gcTime: 0,
    retry: false,
  });
}

/** Asks again for all lists of a student or a job that are open. */
export function useReloadMatches<N extends MatchingQuery>(name: N, of: QueryPayload<N>) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [name, of] });
}
