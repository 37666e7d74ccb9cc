import { END_STATES } from '../domain/application-state.ts';
import { REAPPLIABLE_STATES } from '../domain/applying.ts';
import { UNDO_MINUTES } from '../domain/constants.ts';
import { tokyoDay } from '../domain/tokyo-time.ts';

/**
 * Of a student's applications for one job at most one is current: the one that was neither withdrawn nor followed by
 * another (the unique index applications_current_key). It stands in the way of the next until staff's day to apply
 * again has come; the earlier ones are history. Whoever asks whether somebody has applied asks here.
 */
export const CURRENT = { is_quit_by_student: false, reapplied_at: null } as const;

/**
 * The same as SQL.
 * @param row SQL of an application's row, ours and never of a request
 */
export const isCurrentSql = (row: string): string =>
  `(not ${row}.is_quit_by_student and ${row}.reapplied_at is null)`;

const inSql = (states: readonly string[]) => `(${states.map((state) => `'${state}'`).join(', ')})`;

/** SQL of whether an application has ended. */
export const hasEndedSql = (row: string): string => `${row}.state in ${inSql(END_STATES)}`;

/**
 * SQL of whether an application says nothing any more about its student and its job: another one followed, or staff's
 * day to apply again has come. A decline counts until its student is told of it.
 * @param row SQL of an application's row, ours and never of a request
 */
export function isForgottenSql(row: string, now: Date): string {
  const told = new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString();
  return `(${row}.reapplied_at is not null or ${row}.state in ${inSql(REAPPLIABLE_STATES)}
    and coalesce(${row}.reapply_from <= '${tokyoDay(now)}', false) and coalesce(${row}.declined_at, '-infinity') < '${told}')`;
}
