import { z } from 'zod';
import { SavedSearch } from '../../../../db/models/bookmark.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { loadSavedSearches, savedSearches } from '../services/saved-searches.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__delete_saved_search = command({
  name: 'user__delete_saved_search',
  summary: 'Deletes a saved search',
  addition: true,
  allow: STUDENT,
  scope: 'own',
  input: z.strictObject({ saved_search: z.strictObject({ id: id() }) }),
  output: savedSearches,
  errors: ['not_found'],
  example: { saved_search: { id: 1 } },
  async run(ctx, { saved_search }) {
    const where = { id: saved_search.id, user_id: ctx.actor.user_id };
    if ((await SavedSearch.destroy({ where, transaction: ctx.tx })) === 0) throw new DomainError('not_found');
    return loadSavedSearches(ctx.actor, ctx.tx);
  },
});
