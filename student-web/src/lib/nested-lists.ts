/** A row of a nested list on the wire: `id` updates, none creates, `_destroy` removes. */
export type WireRow = Record<string, unknown> & { id?: number; _destroy?: true };

/**
 * The change from the rows the server has to the chosen ids of a list of links, such as hoped prefectures.
 * @param key the link's own field, `prefecture_id`
 */
export function linkChanges(
  current: readonly ({ id: number } & Record<string, unknown>)[],
  chosen: readonly number[],
  key: string,
): WireRow[] {
  const present = current.map((row) => row[key]);
  return [
    ...chosen.filter((id) => !present.includes(id)).map((id) => ({ [key]: id })),
    ...current
      .filter((row) => !chosen.includes(row[key] as number))
      .map(({ id }) => ({ id, _destroy: true as const })),
  ];
}

/** The rows of a form in their order, so that errors by index find them, then those that were taken away. */
export function rowChanges<T extends { id?: number | null }>(
  current: readonly { id: number }[],
  rows: readonly T[],
): WireRow[] {
  const kept = new Set(rows.map((row) => row.id));
  return [
    ...rows.map(({ id, ...fields }) => ({ ...(id ? { id } : {}), ...fields })),
    ...current.filter((row) => !kept.has(row.id)).map(({ id }) => ({ id, _destroy: true as const })),
  ];
}
