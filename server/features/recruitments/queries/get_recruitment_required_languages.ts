import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { RecruitmentRequiredLanguage } from '../../../../db/models/recruitment-lists.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { outId } from '../../../core/schemas/schema-helpers.ts';

export const get_recruitment_required_languages = query({
  name: 'get_recruitment_required_languages',
  summary: 'The languages that released recruitments ask for, with how many ask',
  allow: EVERYONE,
  may_lag: true,
  input: z.strictObject({}),
  output: z.object({
    languages: z.array(z.object({ language_id: outId(), num_of_recruitments: z.number().int() })),
  }),
  errors: [],
  example: {},
  async run() {
    const languages = await RecruitmentRequiredLanguage.findAll({
      attributes: [
        'language_id',
        [
          sequelizeOf(RecruitmentRequiredLanguage).literal('count(distinct recruitment_id)::int'),
          'num_of_recruitments',
        ],
      ],
      where: sequelizeOf(RecruitmentRequiredLanguage).literal(
        'exists (select 1 from recruitment_search_rows s where s.recruitment_id = "RecruitmentRequiredLanguage".recruitment_id)',
      ),
      group: ['language_id'],
      order: ['language_id'],
      raw: true,
    });
    return { languages };
  },
});
