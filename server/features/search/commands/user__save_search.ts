import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { SavedSearch } from '../../../../db/models/bookmark.ts';
import { MailSuppression } from '../../../../db/models/recommend-mail.ts';
import { SAVED_SEARCHES_MAX } from '../../../../domain/constants.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { STUDENT, type Student } from '../../../../domain/roles.ts';
import { searchKey } from '../../../../domain/search/search-key.ts';
import { lockKeeper } from '../services/bookmarks.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { hasStopped } from '../../../../db/mail-suppressions.ts';
import { loadSavedSearches, savedSearches } from '../services/saved-searches.ts';
import { searchCriteria } from '../services/search-criteria.ts';
import { flag, id, requiredLine } from '../../../core/schemas/schema-helpers.ts';

const savedSearch = z.strictObject({
  id: id().optional(),
  name: requiredLine(60).optional(),
  query: z.strictObject(searchCriteria).optional(),
  is_mail_wanted: flag().optional(),
});
type Wanted = z.output<typeof savedSearch>;

/** The same jobs twice would be two mails about them: what is kept already is named instead. */
function refuseKept(query: NonNullable<Wanted['query']>, others: readonly SavedSearch[]): void {
  const key = searchKey(query);
  const kept = others.find((other) => searchKey(other.query) === key);
  if (kept)
    throw new DomainError('search_saved_already', { details: { saved_search_id: kept.id, name: kept.name } });
}

/** One's searches, read by one call at a time. */
async function lockSearches(ctx: CommandContext<Student>): Promise<SavedSearch[]> {
  await lockKeeper(ctx.actor, ctx.tx);
  return SavedSearch.findAll({
    where: { user_id: ctx.actor.user_id },
    attributes: ['id', 'name', 'query'],
    order: [['id', 'ASC']],
    transaction: ctx.tx,
  });
}

/**
 * A mail wanted for one search again takes back that all were stopped by the link of a mail; the other searches, which
 * were shown without a mail since, stay without.
 */
async function startAgain(ctx: CommandContext<Student>): Promise<void> {
  const user_id = ctx.actor.user_id;
  await MailSuppression.destroy({ where: { user_id, stream: 'saved_search' }, transaction: ctx.tx });
  await SavedSearch.update({ is_mail_wanted: false }, { where: { user_id }, transaction: ctx.tx });
}

async function change(ctx: CommandContext<Student>, { id: searchId, ...changes }: Wanted) {
  const user_id = ctx.actor.user_id;
  const where = { id: required(searchId), user_id };
  const transaction = ctx.tx;
  if ((await SavedSearch.count({ where, transaction })) === 0) throw new DomainError('not_found');
  if (changes.query !== undefined) {
    const all = await lockSearches(ctx);
    refuseKept(
      changes.query,
      all.filter(({ id: other }) => other !== searchId),
    );
  }
  if (changes.is_mail_wanted === true && (await hasStopped(user_id, 'saved_search', transaction)))
    await startAgain(ctx);
  const kept = await SavedSearch.findOne({ where, rejectOnEmpty: true, transaction });
  // Turned on again, it begins anew: what came meanwhile was not wanted.
  const isTurnedOn = changes.is_mail_wanted === true && !kept.is_mail_wanted;
  await kept.update({ ...changes, ...(isTurnedOn && { last_notified_at: ctx.now }) }, { transaction });
}

async function add(ctx: CommandContext<Student>, { name, query, ...wanted }: Wanted) {
  if (name === undefined) throw fieldError('saved_search[name]', 'required');
  if (query === undefined) throw fieldError('saved_search[query]', 'required');
  const transaction = ctx.tx;
  const user_id = ctx.actor.user_id;
  const all = await lockSearches(ctx);
  refuseKept(query, all);
  if (all.length >= SAVED_SEARCHES_MAX) throw new DomainError('saved_searches_full');
  const isStopped = await hasStopped(user_id, 'saved_search', transaction);
  if (isStopped && wanted.is_mail_wanted === true) await startAgain(ctx);
  const is_mail_wanted = wanted.is_mail_wanted ?? !isStopped;
  await SavedSearch.create(
    { user_id, name, query, is_mail_wanted, last_notified_at: null, created_at: ctx.now },
    { transaction },
  );
}

export const user__save_search = command({
  name: 'user__save_search',
  summary:
    'Keeps a search under a name, with a mail on new matches unless is_mail_wanted says no; with an id it changes what is given of a kept one',
  addition: true,
  allow: STUDENT,
  limit: { times: 60, per: 'hour' },
  input: z.strictObject({ saved_search: savedSearch }),
  output: savedSearches,
  errors: ['not_found', 'search_saved_already', 'saved_searches_full'],
  example: { saved_search: { name: '東京の通訳', query: { full_text_search_query: '通訳' } } },
  async run(ctx, { saved_search }) {
    await (saved_search.id !== undefined ? change(ctx, saved_search) : add(ctx, saved_search));
    return loadSavedSearches(ctx.actor, ctx.tx);
  },
});
