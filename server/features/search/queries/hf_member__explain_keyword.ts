import { z } from 'zod';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { KEYWORD_MAX } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { requiredLine } from '../../../core/schemas/schema-helpers.ts';
import { newestSearchNames } from '../services/search-names.ts';
import { searchRecruitmentIds } from '../services/search-recruitments.ts';
import { understand, understoodPieces } from '../views/understood.ts';

export const hf_member__explain_keyword = query({
  name: 'hf_member__explain_keyword',
  summary: 'How the search understands a keyword now: its pieces, what they mean, and how many jobs it finds',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ keyword: requiredLine(KEYWORD_MAX) }),
  output: z.object({
    pieces: understoodPieces,
    total_count: z.number().int(),
    corrected_query: z
      .string()
      .nullable()
      .describe('What was looked for instead of a keyword with typing errors'),
    ignored_words: z.array(z.string()).describe('Parts that no job has, and that were left out'),
    is_partial_match: z.boolean().describe('Whether no job has all of the others'),
  }),
  errors: [],
  example: { keyword: '京都 営業' },
  async run(ctx, { keyword }) {
    const names = await newestSearchNames(sequelizeOf(RecruitmentSearchRow));
    const found = await searchRecruitmentIds({
      keyword,
      isForgiving: true,
      page: 1,
      per_page: 1,
      now: ctx.now,
    });
    const { total_count, corrected_query, ignored_words, is_partial_match } = found;
    const pieces = understand(corrected_query ?? keyword, names);
    return { pieces, total_count, corrected_query, ignored_words, is_partial_match };
  },
});
