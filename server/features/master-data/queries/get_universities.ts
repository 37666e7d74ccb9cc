import { z } from 'zod';
import { literal, Op, type OrderItem, type WhereOptions } from 'sequelize';
import { University } from '../../../../db/models/university.ts';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { listedUniversity } from '../../profile/views/user-schema.ts';
import { closest, contains, soughtIn, visible } from '../services/university-names.ts';
import { clearable, id, keyword, paged } from '../../../core/schemas/schema-helpers.ts';

/** Of those that fit as well: those with a ranking, names still in use, Japan, national before public and private ones. */
const BEST_FIRST: OrderItem[] = [
  ['ranking', 'ASC NULLS LAST'],
  literal('"University"."current_university_id" is not null'),
  literal(`"University"."country_id" <> ${COUNTRY_ID_JAPAN}`),
  ['university_control_type_id', 'ASC NULLS LAST'],
];
const BY_NAME: OrderItem[] = [
  ['local_name', 'ASC'],
  ['id', 'ASC'],
];

export const get_universities = query({
  name: 'get_universities',
  summary:
    'Universities by id, country, or a part of a name: local, English, former, its reading or a short form. ' +
    'The closest name comes first, else those with a ranking',
  allow: EVERYONE,
  input: z.strictObject({
    q: z
      .strictObject({
        id_eq: clearable(id()),
        country_id_eq: clearable(id()),
        local_name_cont: keyword(100).optional(),
        english_name_cont: keyword(100).optional(),
      })
      .optional(),
    ...paging,
  }),
  output: paged('universities', listedUniversity),
  errors: ['unknown_field'],
  example: { q: { country_id_eq: 109, local_name_cont: '東京' } },
  async run(ctx, { q = {}, page, per_page }) {
    const conditions: WhereOptions[] = [visible(ctx.actor)];
    if (q.id_eq) conditions.push({ id: q.id_eq });
    if (q.country_id_eq) conditions.push({ country_id: q.country_id_eq });
    const texts = [q.local_name_cont, q.english_name_cont].flatMap((text) => (text ? [soughtIn(text)] : []));
    conditions.push(...texts.map(contains));
    const { rows, count } = await University.findAndCountAll({
      attributes: { exclude: ['search_words', 'other_names'] },
      include: { association: 'current_university', attributes: ['id', 'local_name', 'english_name'] },
      where: { [Op.and]: conditions },
      order:
        texts.length === 0
          ? [['ranking', 'ASC NULLS LAST'], ...BY_NAME]
          : [literal(texts.map(closest).join(' + ')), ...BEST_FIRST, ...BY_NAME],
      ...limitOf({ page, per_page }),
    });
    return {
      universities: rows.map((row) => row.get({ plain: true })),
      page,
      per_page,
      total_count: count,
    };
  },
});
