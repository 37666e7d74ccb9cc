import { useQuery } from '@tanstack/react-query';
import type { QueryAnswer, QueryPayload } from '../../../server/api/contract.ts';
import type { LanguageMap } from '../../../server/domain/languages.ts';
import { usePick } from '../i18n/use-words.ts';
import { useApi } from '../providers/api.ts';

type SetName = keyof QueryPayload<'get_master_data'>['target'] & keyof QueryAnswer<'get_master_data'>;
type Item = { id: number; name: LanguageMap };

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
    const items = data?.[set] as Item[] | undefined;
    return pick(items?.find((item) => item.id === id)?.name);
  };
}
