import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { oncePer } from '../../../../domain/once-per.ts';

export interface KnownTotal {
  /** The state of the search rows it was counted in; in any other it means nothing. */
  state: string;
  total: number;
  /** Whether what is near was found too, since little else was. */
  is_near: boolean;
}

/** Searches remembered in this process; the ones not asked for the longest go first. */
const MOST = 1000;
const totalsOf = oncePer((_database: Sequelize) => new LRUCache<string, KnownTotal>({ max: MOST }));

/**
 * Totals that this process has counted. A total is given back to the database together with its state, and the
 * database takes it only while it sees the search rows in that very state: it is never stale.
 * @param question whatever decides the total, as JSON can tell it
 */
export function knownTotals(sequelize: Sequelize, question: object) {
  const totals = totalsOf(sequelize);
  const key = JSON.stringify(question);
  return {
    known: totals.get(key),
    remember(total: KnownTotal): void {
      totals.set(key, total);
    },
  };
}
