const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/**
 * What a query asks, without what it leaves empty: `q[required_jlpt_gteq]=`, as clients write null, asks for nothing,
 * like a field of a search form that nobody has filled in. In a list the empty items go; an empty list is kept.
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
