import { isData } from './record-changes.ts';

/** What a list is narrowed to, by the names of its filters. */
export type ListFilter = Record<string, unknown>;

/**
 * The filter of a list's address, as react-admin writes it, so that links made for its lists work here too.
 * @returns null without one, and for a text that is no filter
 */
export function filterOf(text: string | null): ListFilter | null {
  if (text === null) return null;
  try {
    const filter: unknown = JSON.parse(text);
    return isData(filter) ? filter : null;
  } catch {
    return null;
  }
}

// What was shown last may be older than the address: two quick changes would undo each other.
const query = () => new URLSearchParams(window.location.search);

/** The filter in the address as it is now; null without one. */
export const filterNow = (): ListFilter | null => filterOf(query().get('filter'));

/** The query of the address as it is now, with these parts changed; null takes a part out. */
export function queryWith(changed: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = query();
  for (const [name, value] of Object.entries(changed))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}

/** A filter with some of its fields changed; emptied ones are taken out. */
export const filterWith = (filter: ListFilter | null, changed: ListFilter): ListFilter =>
  Object.fromEntries(
    Object.entries({ ...filter, ...changed }).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
