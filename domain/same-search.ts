/** A search as `user__save_search` takes and keeps it. */
export interface KeptQuery {
  full_text_search_query?: string | null | undefined;
  q?: Readonly<Record<string, unknown>> | undefined;
}

/** The two names as the specification's section 7 prints them, and what a search calls them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  is_available_from_overseas: 'is_available_from_overseas_eq',
  is_work_globaly: 'recruitment_careers_is_work_globaly_eq',
};

const isAsked = (value: unknown) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Any of a list is asked for: order and repetition say nothing. */
const plain = (value: unknown) =>
  Array.isArray(value) ? [...new Set(value.map(Number))].sort((a, b) => a - b) : value;

/**
 * What a search asks for in one spelling, so that two searches that find the same jobs are known as one, whatever the
 * order of their filters, the width or case of their keyword, or its spaces.
 */
export function searchKey({ full_text_search_query: keyword, q = {} }: KeptQuery): string {
  const filters = Object.entries(q)
    .filter(([, value]) => isAsked(value))
    // The name of the wire wins over the other one, as in a search.
    .sort(([a], [b]) => Number(a in OTHER_NAMES) - Number(b in OTHER_NAMES) || (a < b ? -1 : 1));
  const asked = new Map<string, unknown>();
  for (const [name, value] of filters) {
    const known = OTHER_NAMES[name] ?? name;
    if (!asked.has(known)) asked.set(known, plain(value));
  }
  const words = (keyword ?? '').normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return JSON.stringify([words, ...[...asked].sort(([a], [b]) => (a < b ? -1 : 1))]);
}
