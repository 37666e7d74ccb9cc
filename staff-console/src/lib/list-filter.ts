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
