import { z } from 'zod';
import { DomainError } from '../../../../domain/error-codes.ts';
import { hasKanji } from '../../../../domain/readings/okurigana.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { seenRecruitmentsSql } from '../../../core/scopes.ts';
import { loadRecruitment, presentRecruitment } from '../../recruitments/views/present-recruitment.ts';
import { recruitmentPublic } from '../../recruitments/views/recruitment-schema.ts';
import { japaneseTextsOf } from '../services/japanese-texts.ts';
import { readings } from '../views/readings-schema.ts';

export const get_recruitment_readings = query({
  name: 'get_recruitment_readings',
  summary:
    "How the kanji of a recruitment's Japanese texts are read: what anybody may see of it and its company, with the names of its master data",
  addition: true,
  allow: EVERYONE,
  limit: { times: 60, per: 'minute', at_one_address: 300 },
  input: z.strictObject({ id: id() }),
  output: readings,
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: recruitmentId }) {
    const row = await loadRecruitment(recruitmentId, ctx.tx, seenRecruitmentsSql(ctx.actor));
    if (!row) throw new DomainError('not_found');
    const seen = presentRecruitment(row, { now: ctx.now, application: null, reader: null });
    const texts = await japaneseTextsOf(recruitmentPublic.parse(seen));
    return { readings: await ctx.adapters.readings(texts.filter(hasKanji)) };
  },
});
