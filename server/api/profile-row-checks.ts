import type { User } from '../../db/models/user.ts';
import { DomainError, fieldError, type FieldErrors } from '../domain/error-codes.ts';
import { AGES, dayProblem, isLikelyBirthDay, rowProblems } from '../domain/profile-rules.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';
import type { UserRow } from '../presenters/user.ts';
import type { CommandContext } from './context.ts';
import type { profileLists } from './shapes/user-input.ts';

type ProfileList = keyof typeof profileLists;

/** Of each list that was sent, the row of each item; null for one removed. */
export type SentRows = ReadonlyMap<ProfileList, readonly (number | null)[]>;

/**
 * Rows as they stand once saved: an item may name one of two fields that belong together, and the row it repeats may
 * be an old one. Only what was sent is judged.
 * @param saved the whole profile, read after all lists are written
 * @throws DomainError validation_failed, naming each item and field
 */
export function refuseWrongRows(ctx: CommandContext, saved: UserRow, sent: SentRows): void {
  const life = { birth_day: saved.birth_day, today: tokyoDay(ctx.now) };
  const fields: FieldErrors = {};
  for (const [list, ids] of sent) {
    const rows: readonly Record<string, unknown>[] = saved[list];
    for (const [index, id] of ids.entries()) {
      const row = id !== null && rows.find((one) => one['id'] === id);
      if (!row) continue;
      for (const [column, code] of rowProblems(list, row, rows, life))
        fields[`user[${list}][${index}][${column}]`] = [{ code }];
    }
  }
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}

/** Days of the profile's own fields, those that were sent. */
export function refuseWrongDays(
  ctx: CommandContext,
  user: User,
  sent: {
    birth_day?: string | null | undefined;
    jlpt_certificated_at?: string | null | undefined;
    graduate_latest_school_at?: string | null | undefined;
  },
): void {
  const today = tokyoDay(ctx.now);
  if (sent.birth_day && !isLikelyBirthDay(sent.birth_day, today))
    throw fieldError('user[birth_day]', 'unlikely_birth_day', AGES);
  for (const field of ['jlpt_certificated_at', 'graduate_latest_school_at'] as const) {
    const day = sent[field];
    const life = { birth_day: user.birth_day, today };
    const problem = day ? dayProblem(day, life, field === 'jlpt_certificated_at') : null;
    if (problem) throw fieldError(`user[${field}]`, problem);
  }
}
