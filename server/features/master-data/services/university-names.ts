import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { foldForLists } from '../../../../domain/search/fold.ts';
import { soundOf } from '../../../../domain/search/sound.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { University } from '../../../../db/models/university.ts';
import type { Actor } from '../../../../domain/roles.ts';

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

export function soughtIn(text: string): Sought {
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
export function contains({ folded, sound }: Sought): WhereOptions {
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
export const closest = ({ folded, sound }: Sought): string =>
  sound === null || sound === folded ? closeness(folded) : `least(${closeness(folded)}, ${closeness(sound)})`;

/** The list, and the caller's own additions; what another student added is nobody else's business. */
export function visible(actor: Actor): WhereOptions {
  const own = actor.user_id === null ? [] : [{ created_by_user_id: actor.user_id }];
  return { [Op.or]: [{ is_created_by_user: false }, ...own] };
}

/** From there on a row's name only begins like the text or holds it. */
const FIRST_INEXACT = 2;

/**
 * The one university that is called so, by any of its names; null for none, and for several. Names still in use come
 * before former ones.
 */
export async function universityCalled(
  text: string,
  actor: Actor,
  transaction: Transaction,
): Promise<University | null> {
  const sought = { ...soughtIn(text), sound: null };
  const rows = await University.findAll({
    attributes: ['id', 'local_name', 'english_name', 'country_id', 'current_university_id'],
    where: {
      [Op.and]: [visible(actor), contains(sought), literal(`${closest(sought)} < ${FIRST_INEXACT}`)],
    },
    limit: 3,
    transaction,
  });
  const current = rows.filter(({ current_university_id }) => current_university_id === null);
  const [found, ...others] = current.length > 0 ? current : rows;
  return found && others.length === 0 ? found : null;
}
