import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isData } from '../../../lib/record-changes.ts';
import type { ListFilter } from '../../../components/list/use-address-list.ts';

function filterOf(text: string | null): ListFilter {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return isData(filter) ? filter : {};
  } catch {
    return {};
  }
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The board's filter and view in the address, in the same form as the lists have them. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const text = params.get('filter');
  const filter = useMemo(() => filterOf(text), [text]);
  const put = useCallback(
    (name: string, value: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null) next.delete(name);
          else next.set(name, value);
          next.delete('page');
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return {
    filter,
    search: params.toString(),
    view: params.get('view') === 'table' ? ('table' as const) : ('board' as const),
    setFilter: (changed: ListFilter) => {
      const entries = Object.entries({ ...filter, ...changed }).filter(([, value]) => isSet(value));
      put('filter', entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries)));
    },
    clearFilter: () => put('filter', null),
    setView: (view: 'board' | 'table') => put('view', view === 'table' ? 'table' : null),
    showsEnded: params.get('ended') === 'true',
    setShowsEnded: (shows: boolean) => put('ended', shows ? 'true' : null),
    /** All of one state, as a table: one change of the address. */
    showTableOf: (state: string) =>
      setParams(new URLSearchParams({ view: 'table', filter: JSON.stringify({ ...filter, state }) })),
    /** Takes over a whole address, as a kept view has it. */
    show: (search: string) => setParams(new URLSearchParams(search)),
  };
}
