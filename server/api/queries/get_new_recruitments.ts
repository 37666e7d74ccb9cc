import { z } from 'zod';
import { EVERYONE } from '../../domain/roles.ts';
import { loadReader } from '../../presenters/eligibility.ts';
import { loadRecruitmentList } from '../../presenters/recruitment.ts';
import { query } from '../define.ts';
import { paging } from '../paging.ts';
import { searchRecruitmentIds } from '../search-recruitments.ts';
import { recruitmentListItem } from '../shapes/recruitment.ts';
import { paged } from '../wire.ts';

export const get_new_recruitments = query({
  name: 'get_new_recruitments',
  summary: 'Open recruitments for the top page: those shown on top first, then the newest',
  allow: EVERYONE,
  input: z.strictObject(paging),
  output: paged('recruitments', recruitmentListItem),
  errors: [],
  example: { per_page: 6 },
  async run(ctx, page) {
    const { ids, total_count } = await searchRecruitmentIds({ ...page, sort: 'top', now: ctx.now });
    const reader = await loadReader(ctx.actor.user_id, ctx.now, ctx.tx);
    return { recruitments: await loadRecruitmentList(ids, ctx.tx, reader), ...page, total_count };
  },
});
