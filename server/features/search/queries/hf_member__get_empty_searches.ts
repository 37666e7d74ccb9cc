import { z } from 'zod';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { outDay, paged } from '../../../core/schemas/schema-helpers.ts';
import { emptySearches } from '../services/empty-searches.ts';
import { newestSearchNames } from '../services/search-names.ts';
import { understand, understoodPieces } from '../views/understood.ts';

export const hf_member__get_empty_searches = query({
  name: 'hf_member__get_empty_searches',
  summary:
    'What was searched in vain in the last 30 days, at least three times and on two days, and how it is understood now',
  addition: true,
  allow: STAFF,
  input: z.strictObject(paging),
  output: paged(
    'empty_searches',
    z.object({
      keyword: z.string(),
      times: z.number().int(),
      last_day: outDay(),
      pieces: understoodPieces,
    }),
  ),
  errors: [],
  example: {},
  async run(ctx, page) {
    const sequelize = sequelizeOf(RecruitmentSearchRow);
    const names = await newestSearchNames(sequelize);
    const { rows, total_count } = await emptySearches(sequelize, ctx.now, limitOf(page));
    const empty_searches = rows.map((row) => ({ ...row, pieces: understand(row.keyword, names) }));
    return { empty_searches, ...page, total_count };
  },
});
