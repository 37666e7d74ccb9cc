import { filterOf } from './list-filter.ts';
import { isData } from './record-changes.ts';
import { keptOf, type ListLook } from './saved-views.ts';

/** The table of the board kept its views under the name of its rows. */
const RENAMED: Readonly<Record<string, string>> = { applications: 'board' };

function lookOf(search: string): ListLook {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  return {
    filter: filterOf(params.get('filter')) ?? {},
    sort: sort ? { field: sort, order: params.get('order') === 'DESC' ? 'DESC' : 'ASC' } : null,
    columns: params.get('columns')?.split(',') ?? null,
    layout: params.get('view') === 'table' ? 'table' : params.get('ended') === 'true' ? 'with_ended' : null,
  };
}

/**
 * The views of a list as browsers kept them, as the account takes them.
 * @param text JSON of `{ name, search }`, where `search` is the search part of an address; others are left out
 */
export function browserViews(key: string, text: string | null) {
  const list = RENAMED[key] ?? key;
  try {
    const views: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(views) ? (views as unknown[]) : []).flatMap((view) => {
      if (!isData(view) || typeof view['name'] !== 'string' || typeof view['search'] !== 'string') return [];
      return { ...keptOf(list, lookOf(view['search'])), name: view['name'] };
    });
  } catch {
    return [];
  }
}
