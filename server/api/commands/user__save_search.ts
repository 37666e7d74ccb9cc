import { z } from 'zod';
import { SavedSearch } from '../../../db/models/bookmark.ts';
import { SAVED_SEARCHES_MAX } from '../../domain/constants.ts';
import { DomainError, fieldError } from '../../domain/error-codes.ts';
import { STUDENT } from '../../domain/roles.ts';
import { lockKeeper } from '../bookmarks.ts';
import type { CommandContext } from '../context.ts';
import { command } from '../define.ts';
import { loadSavedSearches, savedSearches } from '../saved-searches.ts';
import { searchCriteria } from '../search-criteria.ts';
import { flag, id, requiredLine } from '../wire.ts';

const savedSearch = z.strictObject({
  id: id().optional(),
  name: requiredLine(60).optional(),
  query: z.strictObject(searchCriteria).optional(),
  is_mail_wanted: flag().optional(),
});
type Wanted = z.output<typeof savedSearch>;

async function change(ctx: CommandContext, { id: searchId, ...changes }: Wanted) {
  const where = { id: searchId!, user_id: ctx.actor.user_id! };
  const kept = await SavedSearch.findOne({ where, transaction: ctx.tx });
  if (!kept) throw new DomainError('not_found');
  // Turned on again, it begins anew: what came meanwhile was not wanted.
  const isTurnedOn = changes.is_mail_wanted === true && !kept.is_mail_wanted;
  await kept.update(
    { ...changes, ...(isTurnedOn && { last_notified_at: ctx.now }) },
    { transaction: ctx.tx },
  );
}

async function add(ctx: CommandContext, { name, query, is_mail_wanted = true }: Wanted) {
  if (name === undefined) throw fieldError('saved_search[name]', 'required');
  if (query === undefined) throw fieldError('saved_search[query]', 'required');
  const transaction = ctx.tx;
  const user_id = ctx.actor.user_id!;
  await lockKeeper(ctx.actor, transaction);
  const count = await SavedSearch.count({ where: { user_id }, transaction });
  if (count >= SAVED_SEARCHES_MAX) throw new DomainError('saved_searches_full');
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
  input: z.strictObject({ saved_search: savedSearch }),
  output: savedSearches,
  errors: ['not_found', 'saved_searches_full'],
  example: { saved_search: { name: '東京の通訳', query: { full_text_search_query: '通訳' } } },
  async run(ctx, { saved_search }) {
    await (saved_search.id !== undefined ? change(ctx, saved_search) : add(ctx, saved_search));
    return loadSavedSearches(ctx.actor, ctx.tx);
  },
});
