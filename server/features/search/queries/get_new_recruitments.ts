import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { readerOfCaller } from '../../matching/services/caller-as-reader.ts';
import { presentPage } from '../services/present-page.ts';
import { query } from '../../../core/calls/define.ts';
import { paging } from '../../../core/calls/paging.ts';
import { searchRecruitmentIds } from '../services/search-recruitments.ts';
import { recruitmentListItem } from '../../recruitments/views/recruitment-schema.ts';
import { paged } from '../../../core/schemas/schema-helpers.ts';

export const get_new_recruitments = query({
  name: 'get_new_recruitments',
  summary: 'Open recruitments for the top page: those shown on top first, then the newest',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject(paging),
  output: paged('recruitments', recruitmentListItem),
  errors: [],
  example: { per_page: 6 },
  async run(ctx, page) {
    const reader = await readerOfCaller(ctx);
    const documents = reader ? 'student' : 'visitor';
    const found = await searchRecruitmentIds({ ...page, sort: 'top', now: ctx.now, documents });
    return presentPage(found, page, reader);
  },
});
