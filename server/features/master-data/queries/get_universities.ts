import { z } from 'zod';
import { literal, Op, type OrderItem, type WhereOptions } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { University } from '../../../../db/models/university.ts';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { EVERYONE, type Actor } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { listedUniversity } from '../../profile/views/user-schema.ts';
import { clearable, id, line, paged } from '../../../core/schemas/schema-helpers.ts';

/** The text as `search_words` has it: capitals, accents, width and kana make no difference. */
const folded = (text: string) => `search_fold(${sequelizeOf(University).escape(text)})`;

const WORDS = '"University"."search_words"';

/**
 * Rows one of whose names holds the text: local or English, of today or of former times, its reading or a short form.
 * The first condition finds them by the index (0057-universities-found); then the pairs of characters must stand side
 * by side.
 */
const contains = (text: string): WhereOptions =>
  literal(`(name_grams(${WORDS}) @> name_grams(${folded(text)}) and strpos(${WORDS}, ${folded(text)}) > 0)`);

/**
 * How well a row's names fit the text: it is the name itself, one of the other names (or what a name is without the
 * word "university"), the beginning of a name, the beginning of a word, or anything in between. Each name has a line.
 */
const closeness = (text: string): string => `case
  when strpos(${WORDS}, E'\\n' || ${folded(text)} || E'\\n') = 1 then 0
  when strpos(${WORDS}, E'\\n' || ${folded(text)} || E'\\n') > 1 then 1
  when strpos(${WORDS}, E'\\n' || ${folded(text)}) > 0 then 2
  when strpos(${WORDS}, ' ' || ${folded(text)}) > 0 then 3
  else 4 end`;

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

/** The list, and the caller's own additions; what another student added is nobody else's business. */
function visible(actor: Actor): WhereOptions {
  const own = actor.user_id === null ? [] : [{ created_by_user_id: actor.user_id }];
  return { [Op.or]: [{ is_created_by_user: false }, ...own] };
}

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
        local_name_cont: line(100).optional(),
        english_name_cont: line(100).optional(),
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
    const texts = [q.local_name_cont, q.english_name_cont].filter(
      (text) => text !== undefined && text !== '',
    );
    for (const text of texts) conditions.push(contains(required(text)));
    const { rows, count } = await University.findAndCountAll({
      attributes: { exclude: ['search_words', 'other_names'] },
      include: { association: 'current_university', attributes: ['id', 'local_name', 'english_name'] },
      where: { [Op.and]: conditions },
      order:
        texts.length === 0
          ? [['ranking', 'ASC NULLS LAST'], ...BY_NAME]
          : [literal(texts.map((text) => closeness(required(text))).join(' + ')), ...BEST_FIRST, ...BY_NAME],
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
