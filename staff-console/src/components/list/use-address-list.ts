import { useCallback, useMemo } from 'react';
import { useGetList, type RaRecord } from 'ra-core';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';
import { filterNow, filterOf, filterWith, queryWith, type ListFilter } from '../../lib/list-filter.ts';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

interface Options {
  resource: string;
  sort: Sort;
  perPage: number;
  /** What the list shows when the address says nothing. */
  filter?: ListFilter | undefined;
  /** What is asked besides, and stands in no address. */
  always?: ListFilter | undefined;
}

const countOf = (text: string | null, usual: number, max: number) => {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count <= max ? count : usual;
};

const PER_PAGE_MAX = 100;

/**
 * A list whose filter, order, page and columns live in the address: what one sees can be linked, kept as a view
 * and come back to.
 */
export function useAddressList<R extends RaRecord>({
  resource,
  sort: usualSort,
  perPage: usualPerPage,
  filter: usual = {},
  always = {},
}: Options) {
  const [params, setParams] = useSearchParams();
  const here = useHref(useLocation().pathname);
  const filterText = params.get('filter');
  const usualText = JSON.stringify(usual);
  const filter = useMemo(
    () => filterOf(filterText) ?? (JSON.parse(usualText) as ListFilter),
    [filterText, usualText],
  );
  const order = params.get('order') === 'DESC' ? 'DESC' : 'ASC';
  const sortField = params.get('sort');
  const sort: Sort = sortField ? { field: sortField, order } : usualSort;
  const page = countOf(params.get('page'), 1, Number.MAX_SAFE_INTEGER);
  const perPage = countOf(params.get('perPage'), usualPerPage, PER_PAGE_MAX);
  const columns = params.get('columns')?.split(',') ?? null;

  const change = useCallback(
    (changed: Record<string, string | null>) => {
      // A search that was still being typed when a row was opened must not lead back from it.
      if (window.location.pathname !== here) return;
      setParams(queryWith(changed), { replace: true });
    },
    [here, setParams],
  );
  const setFilter = useCallback(
    (changed: ListFilter) => {
      const now = filterNow() ?? (JSON.parse(usualText) as ListFilter);
      change({ filter: JSON.stringify(filterWith(now, changed)), page: null });
    },
    [change, usualText],
  );

  const query = useGetList<R>(
    resource,
    { filter: { ...filter, ...always }, sort, pagination: { page, perPage } },
    { placeholderData: (before) => before },
  );
  return {
    ...query,
    resource,
    filter,
    isFiltered: Object.keys(filter).length > 0 && JSON.stringify(filter) !== usualText,
    sort,
    page,
    perPage,
    columns,
    isCapped: (query.meta as { is_capped?: boolean } | undefined)?.is_capped === true,
    setFilter,
    clearFilter: () => change({ filter: '{}', page: null }),
    setSort: (next: Sort) => change({ sort: next.field, order: next.order, page: null }),
    setPage: (next: number) => change({ page: next === 1 ? null : String(next) }),
    setPerPage: (next: number) => change({ perPage: String(next), page: null }),
    setColumns: (next: string[] | null) => change({ columns: next ? next.join(',') : null }),
  };
}

export type AddressList<R extends RaRecord> = ReturnType<typeof useAddressList<R>>;
