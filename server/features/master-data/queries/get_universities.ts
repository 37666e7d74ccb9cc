import { z } from 'zod';
import { literal, Op, type OrderItem, type WhereOptions } from 'sequelize';
import { foldForLists } from '../../../../domain/search/fold.ts';
import { soundOf } from '../../../../domain/search/sound.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { University } from '../../../../db/models/university.ts';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { EVERYONE, type Actor } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { limitOf, paging } from '../../../core/calls/paging.ts';
import { listedUniversity } from '../../profile/views/user-schema.ts';
import { clearable, id, keyword, paged } from '../../../core/schemas/schema-helpers.ts';

const WORDS = '"University"."search_words"';
const sql = (text: string) => sequelizeOf(University).escape(text);

/** A text as `search_words` has it: capitals, accents, width and kana make no difference. */
interface Sought {
  folded: string;
  /** How it sounds, in letters; null where nothing can be told by that. */
  sound: string | null;
}

/** Shorter sounds begin too many names. */
const SHORTEST_SOUND = 3;

function soughtIn(text: string): Sought {
  const sound = soundOf(text);
  const isHeard = sound.length >= SHORTEST_SOUND && /^[a-z][a-z ]+$/.test(sound);
  return { folded: foldForLists(text), sound: isHeard ? sound : null };
}

/** By the index (0057-universities-found), in which pairs of characters stand, and whether they stand side by side. */
const has = (text: string, condition: string) =>
  `(name_grams(${WORDS}) @> name_grams(${sql(text)}) and ${condition})`;

/**
 * Rows one of whose names holds the text, or begins as it sounds: local or English, of today or of former times, its
 * reading or a short form. Each name has a line; behind a form feed they stand as they sound.
 */
function contains({ folded, sound }: Sought): WhereOptions {
  const written = `strpos(split_part(${WORDS}, E'\\f', 1), ${sql(folded)}) > 0`;
  if (sound === null) return literal(has(folded, written));
  const heard = `strpos(${WORDS}, ${sql(`\n${sound}`)}) > 0`;
  if (sound === folded) return literal(has(folded, `(${written} or ${heard})`));
  return literal(`(${has(folded, written)} or ${has(sound, heard)})`);
}

/**
 * How well a row's names fit the text: it is the name itself, one of the other names (or what a name is without the
 * word "university"), the beginning of a name, the beginning of a word, or anything in between.
 */
const closeness = (text: string): string => `case
  when strpos(${WORDS}, ${sql(`\n${text}\n`)}) = 1 then 0
  when strpos(${WORDS}, ${sql(`\n${text}\n`)}) > 1 then 1
  when strpos(${WORDS}, ${sql(`\n${text}`)}) > 0 then 2
  when strpos(${WORDS}, ${sql(` ${text}`)}) > 0 then 3
  else 4 end`;
const closest = ({ folded, sound }: Sought): string =>
  sound === null || sound === folded ? closeness(folded) : `least(${closeness(folded)}, ${closeness(sound)})`;

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
