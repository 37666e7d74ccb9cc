import { useQuery } from '@tanstack/react-query';
import type { QueryPayload } from '../../../server/api/contract.ts';
import { usePick } from '../i18n/use-words.ts';
import { useApi } from '../providers/api.ts';

type SetName = keyof QueryPayload<'get_master_data'>['target'];

/** Names of master data by set and id, '' while they load: they are decoration, the page does not wait. */
export function useMasterNames<N extends SetName>(...sets: N[]): (set: N, id: number | null) => string {
  const api = useApi();
  const pick = usePick();
  const { data } = useQuery({
    queryKey: ['master', ...sets],
    queryFn: () =>
      api.query('get_master_data', { target: Object.fromEntries(sets.map((set) => [set, true])) }),
    staleTime: Infinity,
  });
  return (set, id) => {
    const items = data?.[set];
    return pick(items?.find((item) => item.id === id)?.name);
  };
}
