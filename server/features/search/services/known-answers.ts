import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { oncePer } from '../../../../domain/once-per.ts';

/** What a search found; in any other state of the search rows than its own it means nothing. */
interface KnownAnswer {
  state: string;
}
export interface KnownTotal extends KnownAnswer {
  total: number;
  /** Whether what is near was found too, since little else was. */
  is_near: boolean;
}
export interface KnownPage extends KnownAnswer {
  ids: number[];
  /** By relevance: whether only texts hold the keyword. */
  is_poor: boolean;
}

/** Searches remembered in this process; the ones not asked for the longest go first. */
const MOST = 1000;

/**
 * What this process has found before. It is given back to the database together with its state, and the database takes it
 * only while it sees the search rows in that very state: it is never stale.
 */
function knownAnswers<A extends KnownAnswer>() {
  const answersOf = oncePer((_database: Sequelize) => new LRUCache<string, A>({ max: MOST }));
  /** @param question whatever decides the answer, as JSON can tell it */
  return (sequelize: Sequelize, question: object) => {
    const answers = answersOf(sequelize);
    const key = JSON.stringify(question);
    return {
      known: answers.get(key),
      remember(answer: A): void {
        answers.set(key, answer);
      },
    };
  };
}
export const knownTotals = knownAnswers<KnownTotal>();
export const knownPages = knownAnswers<KnownPage>();
