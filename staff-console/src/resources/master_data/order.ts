/** Rows of one parent, in order. */
export interface Group {
  /** The parent's id; null for rows without one. */
  key: number | null;
  ids: number[];
}

/** The rows by their parents; a parent stands where its first row does. */
export function groupsOf(ids: readonly number[], parentOf: (id: number) => number | null): Group[] {
  const groups = new Map<number | null, number[]>();
  for (const id of ids) groups.set(parentOf(id), [...(groups.get(parentOf(id)) ?? []), id]);
  return [...groups].map(([key, own]) => ({ key, ids: own }));
}

/**
 * The whole order after one row of a group has moved: rows of other groups keep their places.
 * @param from its place in the group @param to its new one
 */
export function moved(all: readonly number[], group: readonly number[], from: number, to: number): number[] {
  const next = group.filter((_id, index) => index !== from);
  next.splice(to, 0, ...group.slice(from, from + 1));
  const inGroup = new Set(group);
  let place = 0;
  return all.map((id) => {
    if (!inGroup.has(id)) return id;
    const here = next[place] ?? id;
    place += 1;
    return here;
  });
}
