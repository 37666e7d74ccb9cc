import { LRUCache } from 'lru-cache';
import type { Sequelize } from 'sequelize';
import { User } from '../../../../db/models/user.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { loadStudentRow, readerOf, type Reader, type StudentRow } from '../views/present-eligibility.ts';

/** A student's row takes some 5 KB. */
const MOST_KEPT = 2_000;
/** After that it is read anew: what somebody has deleted is in no memory for long. */
const KEPT_MS = 10 * 60_000;
const keptFor = oncePer(
  (_database: Sequelize) => new LRUCache<string, StudentRow>({ max: MOST_KEPT, ttl: KEPT_MS }),
);

/**
 * The caller as a student who reads recruitments; null, without a statement, for somebody without a student's row. What
 * was read of them before is used again while the actor has the same version of it: the version comes with the actor,
 * and so is confirmed in the read itself (ADR 98).
 */
export async function readerOfCaller({
  actor,
  now,
  beside,
}: Pick<QueryContext, 'actor' | 'now' | 'beside'>): Promise<Reader | null> {
  const { user_id, student_version } = actor;
  if (user_id === null) return null;
  const kept = student_version === undefined ? null : keptFor(sequelizeOf(User));
  const key = `${user_id} ${student_version}`;
  const known = kept?.get(key);
  if (known) return readerOf(known, now);
  const row = await loadStudentRow(user_id, null, beside);
  if (row) kept?.set(key, row);
  return row && readerOf(row, now);
}
