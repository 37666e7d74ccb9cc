import type { SavedView } from '../../../../db/models/saved-view.ts';
import type { KnownList, StaffContext } from '../../../core/resources/context.ts';
import { rowsOfList } from '../../../../domain/saved-views.ts';
import type { Actor } from '../../../../domain/roles.ts';

type Lists = Pick<StaffContext, 'lists'>;

/** The resource whose rows a list shows, for who may read it. */
export function readableList({ lists }: Lists, actor: Actor, list: string): KnownList | null {
  const resource = lists.get(rowsOfList(list));
  return resource?.allow.some((role) => actor.roles.has(role)) ? resource : null;
}

/** The names of filters that a list does not know, or not with this value. */
export function unknownFilters({ list }: KnownList, filter: Readonly<Record<string, unknown>>): string[] {
  const { error } = list.filters.safeParse(filter);
  const names = (error?.issues ?? []).flatMap((issue) =>
    issue.path.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
  );
  return [...new Set(names)].filter((name) => Object.hasOwn(filter, name));
}

/** A view without what its list has lost since it was saved, and the names of what that was. */
export function stillKnown(known: KnownList, view: Pick<SavedView, 'filter' | 'sort' | 'order'>) {
  const dropped = unknownFilters(known, view.filter);
  const filter = Object.fromEntries(Object.entries(view.filter).filter(([name]) => !dropped.includes(name)));
  const isOrderKnown = view.sort === null || Object.hasOwn(known.list.sorts, view.sort);
  if (isOrderKnown) return { filter, sort: view.sort, order: view.order, dropped };
  return { filter, sort: null, order: null, dropped: [...dropped, view.sort as string] };
}
