import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { User } from '../../../../db/models/user.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { loadStudentRow, readerOf, type Reader, type StudentRow } from '../views/present-eligibility.ts';

/** A student's row takes some 5 KB. */
const MOST_KEPT = 2_000;
/** After that it is read anew: what somebody has deleted is in no memory for long. */
const KEPT_MS = 10 * 60_000;
const perDatabase = new WeakMap<Sequelize, LRUCache<string, StudentRow>>();

function keptIn(sequelize: Sequelize): LRUCache<string, StudentRow> {
  const kept = perDatabase.get(sequelize) ?? new LRUCache({ max: MOST_KEPT, ttl: KEPT_MS });
  perDatabase.set(sequelize, kept);
  return kept;
}

/**
 * The caller as a student who reads recruitments; null, without a statement, for somebody without a student's row. What
 * was read of them before is used again while the actor has the same version of it: the version comes with the actor,
 * and so is confirmed in the read itself (ADR 98).
 */
export async function readerOfCaller({
  actor,
  now,
  tx,
  beside,
}: Pick<QueryContext, 'actor' | 'now' | 'tx' | 'beside'>): Promise<Reader | null> {
  const { user_id, student_version } = actor;
  if (user_id === null) return null;
  const kept = keptIn(sequelizeOf(User));
  const key = `${user_id} ${student_version}`;
  const known = tx || student_version === undefined ? undefined : kept.get(key);
  const row = known ?? (await loadStudentRow(user_id, tx, beside));
  if (row && !tx && student_version !== undefined) kept.set(key, row);
  return row && readerOf(row, now);
}
