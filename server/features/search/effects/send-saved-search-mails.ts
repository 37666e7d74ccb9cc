import { literal, Op, QueryTypes, type Transaction } from 'sequelize';
import { isForgottenSql } from '../../../../db/current.ts';
import { Application } from '../../../../db/models/application.ts';
import { SavedSearch } from '../../../../db/models/bookmark.ts';
import { hasStopped } from '../../../../db/mail-suppressions.ts';
import { isUndeliverableSql } from '../../../../db/undeliverable.ts';
import { writeToOutbox } from '../../../core/calls/outbox.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { everyMinute, type WorkDeps } from '../../../core/background/every-minute.ts';

/**
 * Once a day, in the morning of Tokyo, each student's saved searches are looked through for jobs published
 * since the last time, and what is found becomes one event, which becomes one mail.
 */
export interface SavedSearchDeps extends WorkDeps {
  /** Ids of open recruitments that a student's kept query finds, published in a time, newest first. */
  findPublished(
    query: unknown,
    published: { since: Date; until: Date; user_id: number },
    limit: number,
    now: Date,
  ): Promise<number[]>;
}

/** Jobs in one mail at most. */
const MOST = 10;

/** Jobs published up to this hour of Tokyo are the day's. */
const HOUR = 8;
/** A job whose publishing is still being written, or not yet to be found by a search, has so long. */
const SETTLING_MINUTES = 10;
/** After it nobody is written to, even when the workers stood still all day: tomorrow's mail has it all. */
const LAST_HOUR = 21;
const atHour = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`);

/** Up to when today's mails look; null outside the hours of mailing. */
export function todaysEnd(now: Date): Date | null {
  const day = tokyoDay(now);
  const end = atHour(day, HOUR);
  const opens = end.getTime() + SETTLING_MINUTES * 60_000;
  return now.getTime() >= opens && now < atHour(day, LAST_HOUR) ? end : null;
}

/**
 * The lock on the student keeps a second worker away; it looks for another one. Whom no mail reaches is told all of it
 * once one does.
 */
async function claimStudent(deps: SavedSearchDeps, until: Date, tx: Transaction): Promise<number | null> {
  const [student] = await deps.sequelize.query<{ id: number }>(
    `select u.id from users u
     where u.id in (select s.user_id from saved_searches s
       where s.is_mail_wanted and coalesce(s.last_notified_at, s.created_at) < $1)
       and not ${isUndeliverableSql('u.email')}
     limit 1 for no key update of u skip locked`,
    { bind: [until], type: QueryTypes.SELECT, transaction: tx },
  );
  return student?.id ?? null;
}

interface Match {
  saved_search_id: number;
  recruitment_ids: number[];
}

/** New jobs by search, none twice, none the student has applied for and cannot apply for again. */
async function matchesOf(
  deps: SavedSearchDeps,
  searches: readonly SavedSearch[],
  until: Date,
  tx: Transaction,
): Promise<Match[]> {
  const applied = await Application.findAll({
    where: {
      [Op.and]: [
        { user_id: searches.map(({ user_id }) => user_id) },
        literal(`not ${isForgottenSql('"Application"', deps.now())}`),
      ],
    },
    attributes: ['recruitment_id'],
    transaction: tx,
  });
  const told = new Set(applied.map(({ recruitment_id }) => recruitment_id));
  const matches: Match[] = [];
  let left = MOST;
  for (const search of searches) {
    const since = search.last_notified_at ?? search.created_at;
    const { user_id } = search;
    const published = { since, until, user_id };
    const found = await deps.findPublished(search.query, published, MOST + told.size, deps.now());
    const recruitment_ids = found.filter((id) => !told.has(id)).slice(0, left);
    for (const id of recruitment_ids) told.add(id);
    left -= recruitment_ids.length;
    if (recruitment_ids.length > 0) matches.push({ saved_search_id: search.id, recruitment_ids });
  }
  return matches;
}

/**
 * Looks through the searches of one student who is due, and emits their event in the transaction that marks
 * them as done: both happen or neither.
 * @returns whether there was one
 */
export async function notifyNextStudent(deps: SavedSearchDeps): Promise<boolean> {
  const now = deps.now();
  const until = todaysEnd(now);
  if (!until) return false;
  return deps.sequelize.transaction(async (tx) => {
    const user_id = await claimStudent(deps, until, tx);
    if (user_id === null) return false;
    // Read again under the lock: another worker may have been done with them just before.
    const wanted = await SavedSearch.findAll({
      where: { user_id, is_mail_wanted: true },
      order: [['id', 'ASC']],
      transaction: tx,
    });
    const due = wanted.filter((search) => (search.last_notified_at ?? search.created_at) < until);
    // Who has stopped these mails is told of nothing, now or later.
    const isStopped = await hasStopped(user_id, 'saved_search', tx);
    const matches = isStopped ? [] : await matchesOf(deps, due, until, tx);
    await SavedSearch.update(
      { last_notified_at: until },
      { where: { id: { [Op.in]: due.map(({ id }) => id) } }, silent: true, transaction: tx },
    );
    const payload = { user_id, day: tokyoDay(now), matches };
    if (matches.length > 0)
      await writeToOutbox(deps.sequelize, tx, [{ type: 'saved_search_matched', payload }], now);
    return true;
  });
}

/** Looks every minute for students who are due. */
export const startSavedSearchMails = (deps: SavedSearchDeps) =>
  everyMinute(deps.logger, () => notifyNextStudent(deps), 'Saved searches could not be looked through');
