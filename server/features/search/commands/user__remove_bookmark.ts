import { z } from 'zod';
import { Bookmark } from '../../../../db/models/bookmark.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { bookmarkIds, loadBookmarkIds } from '../services/bookmarks.ts';
import { command } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const user__remove_bookmark = command({
  name: 'user__remove_bookmark',
  summary: 'Takes a recruitment off the saved jobs; one that is not there is no error',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({ bookmark: z.strictObject({ recruitment_id: id() }) }),
  output: bookmarkIds,
  errors: [],
  example: { bookmark: { recruitment_id: 1 } },
  async run(ctx, { bookmark: { recruitment_id } }) {
    const where = { user_id: ctx.actor.user_id, recruitment_id };
    await Bookmark.destroy({ where, transaction: ctx.tx });
    return loadBookmarkIds(ctx.actor, ctx.tx);
  },
});
