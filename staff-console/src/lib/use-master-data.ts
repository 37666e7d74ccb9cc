import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryPayload } from '../../../server/client/contract.ts';
import { usePick } from '../i18n/use-translate.ts';
import { useApi } from '../providers/api-context.ts';

export type MasterSetName = keyof QueryPayload<'get_master_data'>['target'];

/** What is read of the master data, so that a change of it can be followed. */
export const MASTER_KEY = ['master'] as const;

/** Rows of several sets in one request. */
export function useMasterSets(sets: readonly MasterSetName[]) {
  const api = useApi();
  return useQuery({
    queryKey: [...MASTER_KEY, ...sets],
    queryFn: () =>
      api.query('get_master_data', { target: Object.fromEntries(sets.map((set) => [set, true])) }),
    enabled: sets.length > 0,
    staleTime: Infinity,
  });
}

/** Names of master data by set and id, '' while they load: they are decoration, the page does not wait. */
export function useMasterNames<N extends MasterSetName>(...sets: N[]): (set: N, id: number | null) => string {
  const pick = usePick();
  const { data } = useMasterSets(sets);
  return (set, id) => {
    const items = data?.[set];
    return pick(items?.find((item) => item.id === id)?.name);
  };
}

/** The rows of one set to choose from, in the order of the table, named in the language of the screen. */
export function useMasterItems(set: MasterSetName): {
  items: { id: number; name: string }[];
  isPending: boolean;
} {
  const pick = usePick();
  const { data, isPending } = useMasterSets([set]);
  const rows = data?.[set];
  // usePick is made anew at every render; names change with the rows and the language only.
  const items = useMemo(() => (rows ?? []).map(({ id, name }) => ({ id, name })), [rows]);
  return { items: items.map(({ id, name }) => ({ id, name: pick(name) })), isPending };
}
