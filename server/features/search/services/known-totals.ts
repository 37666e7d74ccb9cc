import type { Sequelize } from 'sequelize';
import { required } from '../../../../domain/required.ts';

interface KnownTotal {
  /** The state of the search rows it was counted in; in any other it means nothing. */
  state: string;
  total: number;
}

/** Searches remembered in this process; the ones not asked for the longest go first. */
const MOST = 1000;
const perDatabase = new WeakMap<Sequelize, Map<string, KnownTotal>>();

/**
 * Totals that this process has counted. A total is given back to the database together with its state, and the
 * database takes it only while it sees the search rows in that very state: it is never stale.
 * @param question whatever decides the total, as JSON can tell it
 */
export function knownTotals(sequelize: Sequelize, question: object) {
  let totals = perDatabase.get(sequelize);
  if (!totals) perDatabase.set(sequelize, (totals = new Map()));
  const all = totals;
  const key = JSON.stringify(question);
  return {
    known: all.get(key),
    remember(total: KnownTotal): void {
      all.delete(key);
      all.set(key, total);
      if (all.size > MOST) all.delete(required(all.keys().next().value));
    },
  };
}
