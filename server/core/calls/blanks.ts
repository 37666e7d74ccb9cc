const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Drops the empty values of a query: `q[required_jlpt_gteq]=`, which is how clients write null, filters
 * nothing, like an empty field of a search form. Empty list items are dropped; an empty list is kept.
 */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isBlank(item)).map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => !isBlank(item))
      .map(([name, item]) => [name, withoutBlanks(item)]),
  );
}
