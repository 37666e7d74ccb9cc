import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { oncePer } from '../domain/once-per.ts';

/** What somebody has deleted is in no memory for long. */
const KEPT_MS = 10 * 60_000;

/** What a process keeps of each database, ten minutes at most; what has not been asked for the longest goes first. */
export const keptOfEach = <K extends {}, V extends {}>(options: LRUCache.Options<K, V, unknown>) =>
  oncePer((_database: Sequelize) => new LRUCache<K, V>({ ...options, ttl: KEPT_MS }));
