import type { User } from '../../../../db/models/user.ts';
import { DomainError, type FieldErrors } from '../../../../domain/error-codes.ts';
import { rowProblems, wrongDays, type ProfileDays } from '../../../../domain/profile-rules.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import type { UserRow } from '../views/present-user.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import type { profileLists } from '../views/profile-input.ts';

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

/** @throws DomainError validation_failed for the days of the profile's own fields, those that were sent */
export function refuseWrongDays(ctx: CommandContext, user: User, sent: ProfileDays): void {
  const wrong = wrongDays(sent, { birth_day: user.birth_day, today: tokyoDay(ctx.now) });
  const fields = Object.fromEntries(Object.entries(wrong).map(([name, errors]) => [`user[${name}]`, errors]));
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}
