import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { loadSavedSearches, savedSearches } from '../services/saved-searches.ts';

export const user__get_saved_searches = query({
  name: 'user__get_saved_searches',
  summary: 'The searches the caller has saved',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: savedSearches,
  errors: [],
  example: {},
  run: (ctx) => loadSavedSearches(ctx.actor, ctx.tx),
});
