import { z } from 'zod';
import { Bookmark } from '../../../../db/models/bookmark.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { readerOfCaller } from '../../matching/services/caller-as-reader.ts';
import { loadRecruitmentList } from '../../recruitments/views/present-recruitment.ts';
import { ownBookmarks } from '../services/bookmarks.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { recruitmentListItem } from '../../recruitments/views/recruitment-schema.ts';
import { paged } from '../../../core/schemas/schema-helpers.ts';

export const user__get_bookmarks = query({
  name: 'user__get_bookmarks',
  summary: 'The saved jobs of the caller, the last saved first; closed ones too, with closed_at',
  addition: true,
  allow: STUDENT,
  input: z.strictObject(paging),
  output: paged('recruitments', recruitmentListItem),
  errors: [],
  example: { page: 1 },
  async run(ctx, page) {
    const { rows, count } = await Bookmark.findAndCountAll({
      ...ownBookmarks(ctx.actor),
      attributes: ['recruitment_id'],
      ...limitOf(page),
    });
    const ids = rows.map(({ recruitment_id }) => recruitment_id);
    const reader = await readerOfCaller({ ...ctx, beside: null });
    return { recruitments: await loadRecruitmentList(ids, ctx.tx, reader), ...page, total_count: count };
  },
});
