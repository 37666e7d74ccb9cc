import { keptOfEach } from '../../../../db/kept.ts';
import { User } from '../../../../db/models/user.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import type { QueryContext } from '../../../core/calls/context.ts';
import { loadStudentRow, readerOf, type Reader, type StudentRow } from '../views/present-eligibility.ts';

/** A student's row takes some 5 KB. */
const MOST_KEPT = 2_000;
const keptFor = keptOfEach<string, StudentRow>({ max: MOST_KEPT });

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
