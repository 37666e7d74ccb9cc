import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { keptFilter } from '../../../domain/saved-views.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import type { Sort } from '../components/list/use-address-list.ts';
import type { ListFilter } from './list-filter.ts';
import { isSame } from './record-changes.ts';

export type SavedView = StaffRow<'saved_views'>;

/** How a list looks just now: what a view keeps of it. */
export interface ListLook {
  filter: ListFilter;
  sort: Sort | null;
  /** The columns chosen; null: the usual ones. */
  columns: readonly string[] | null;
  layout: SavedView['layout'];
}

/** More than anybody keeps of one list, with those that are shared. */
const MOST = { page: 1, perPage: 100 };
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** The address of a list as a view shows it. */
export function viewPath({ list, filter, sort, order, columns, layout }: SavedView): string {
  const params = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort, order: order ?? 'ASC' }),
    ...(columns && { columns: columns.join(',') }),
    ...(layout === 'table' && { view: 'table' }),
    ...(layout === 'with_ended' && { ended: 'true' }),
  });
  return `/${list}?${params.toString()}`;
}

/** Whether the list looks as this view has it. */
export const isShown = (view: SavedView, look: ListLook): boolean =>
  view.layout === look.layout &&
  isSame(view.filter, keptFilter(view.list, look.filter)) &&
  isSame(view.columns, look.columns) &&
  (view.sort === null || isSame([view.sort, view.order], [look.sort?.field, look.sort?.order]));

/** What is kept of a look under a name. */
export const keptOf = (list: string, { filter, sort, columns, layout }: ListLook) => ({
  list,
  filter: keptFilter(list, filter),
  sort: sort?.field ?? null,
  order: sort?.order ?? null,
  columns: columns && [...columns],
  layout,
});

/** What may be changed of a view. */
type Change = Partial<Pick<SavedView, 'name' | 'is_shared' | 'is_default'>> &
  Partial<ReturnType<typeof keptOf>>;

/** The views of a list, one's own before those that others share, and what can be done with them. */
export function useSavedViews(list: string) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const { data = [], isPending } = useGetList<SavedView>('saved_views', {
    filter: { list },
    pagination: MOST,
    sort: BY_NAME,
  });
  const afterwards = async (change: Promise<unknown>) => {
    await change;
    await Promise.all(
      [['saved_views'], ['palette', 'saved_views']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return {
    views: data.toSorted((one, other) => Number(other.is_own) - Number(one.is_own)),
    isPending,
    create: (view: Change & { name: string }) => afterwards(provider.create('saved_views', { data: view })),
    update: (view: SavedView, change: Change) =>
      afterwards(
        provider.update('saved_views', { id: view.id, data: { ...view, ...change }, previousData: view }),
      ),
    remove: (view: SavedView) =>
      afterwards(provider.delete('saved_views', { id: view.id, previousData: view })),
  };
}
