import { useState } from 'react';
import type { RaRecord } from 'ra-core';

/**
 * Rows chosen for an action, kept while one pages through a list.
 * @param scope what the list shows; with another filter the choice starts anew
 */
export function useSelection<R extends RaRecord>(page: R[], scope: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<R['id'], R>>(new Map());
  const [known, setKnown] = useState(scope);
  if (scope !== known) {
    setKnown(scope);
    setChosen(new Map());
  }
  const isPageChosen = page.length > 0 && page.every((row) => chosen.has(row.id));
  const put = (rows: R[], isIn: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows)
        if (isIn) next.set(row.id, row);
        else next.delete(row.id);
      return next;
    });
  return {
    rows: [...chosen.values()],
    count: chosen.size,
    isPageChosen,
    has: (row: R) => chosen.has(row.id),
    /** These and no others. */
    choose: (rows: R[]) => setChosen(new Map(rows.map((row) => [row.id, row]))),
    toggle: (row: R) => put([row], !chosen.has(row.id)),
    togglePage: () => put(page, !isPageChosen),
    clear: () => setChosen(new Map()),
  };
}

export type Selection<R extends RaRecord> = ReturnType<typeof useSelection<R>>;
