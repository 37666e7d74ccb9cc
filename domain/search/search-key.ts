import { foldName, SOFT_SPACE } from './fold.ts';

/** A search as `user__save_search` takes and stores it. */
export interface SavedQuery {
  full_text_search_query?: string | null | undefined;
  q?: Readonly<Record<string, unknown>> | undefined;
}

/** The two names printed in section 7 of the specification, and the names a search uses. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  is_available_from_overseas: 'is_available_from_overseas_eq',
  is_work_globaly: 'recruitment_careers_is_work_globaly_eq',
};

const isAsked = (value: unknown) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Lists match any of their values, so order and repetition do not matter. */
const plain = (value: unknown) =>
  Array.isArray(value) ? [...new Set(value.map(Number))].sort((a, b) => a - b) : value;

/**
 * A canonical key of a search, so that equivalent searches are recognized as the same whatever the order of
 * their filters, and of their keyword's width, case, kana or spacing, as the search itself folds it.
 */
export function searchKey({ full_text_search_query: keyword, q = {} }: SavedQuery): string {
  const filters = Object.entries(q)
    .filter(([, value]) => isAsked(value))
    // The wire name takes precedence over the alternative, as in a search.
    .sort(([a], [b]) => Number(a in OTHER_NAMES) - Number(b in OTHER_NAMES) || (a < b ? -1 : 1));
  const asked = new Map<string, unknown>();
  for (const [name, value] of filters) {
    const known = OTHER_NAMES[name] ?? name;
    if (!asked.has(known)) asked.set(known, plain(value));
  }
  const typed = (keyword ?? '').trim();
  // Of signs alone nothing is left, and yet they are no search without a keyword.
  const words = foldName(typed, SOFT_SPACE) || typed;
  return JSON.stringify([words, ...[...asked].sort(([a], [b]) => (a < b ? -1 : 1))]);
}
