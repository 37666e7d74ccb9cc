import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { bookmarkIds, loadBookmarkIds } from '../services/bookmarks.ts';
import { query } from '../../../core/calls/define.ts';

export const user__get_bookmark_ids = query({
  name: 'user__get_bookmark_ids',
  summary: 'Ids of all saved jobs of the caller, to mark them in lists',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({}),
  output: bookmarkIds,
  errors: [],
  example: {},
  run: (ctx) => loadBookmarkIds(ctx.actor, ctx.tx),
});
