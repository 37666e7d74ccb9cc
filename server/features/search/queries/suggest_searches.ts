import { z } from 'zod';
import { RecruitmentSearchRow } from '../../../../db/models/recruitment-search-row.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { KEYWORD_MAX } from '../../../../domain/constants.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { line } from '../../../core/schemas/schema-helpers.ts';
import { suggest, suggestion } from '../services/suggestions.ts';

export const suggest_searches = query({
  name: 'suggest_searches',
  summary:
    'What a keyword that is being typed, in any language, may mean: job categories, places, skills, facts and companies of open jobs',
  allow: EVERYONE,
  may_lag: true,
  addition: true,
  input: z.strictObject({ text: line(KEYWORD_MAX) }),
  output: z.object({ suggestions: z.array(suggestion) }),
  errors: [],
  example: { text: 'えいぎょ' },
  async run(ctx, { text }) {
    const { language, now, beside } = ctx;
    return { suggestions: await suggest(sequelizeOf(RecruitmentSearchRow), text, { language, now, beside }) };
  },
});
