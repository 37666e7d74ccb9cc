import { literal, Op, type Sequelize, type WhereOptions } from 'sequelize';
import { containing } from '../../../db/containing.ts';
import { searchWords, SHORTEST_BEGINNING, type SearchWord } from '../../../domain/search/name-words.ts';

/** The row number a search asks for: `17`, `#17`; null when it is no number. */
export function searchNumber(q: string): number | null {
  const digits = /^#?(\d{1,9})$/.exec(q.normalize('NFKC').trim())?.[1];
  return digits ? Number(digits) : null;
}

/** SQL of a language map's text, in every language. */
export const wordsOfMap = (column: string) =>
  `(select string_agg(value, ' ') from jsonb_each_text(${column}))`;

/** SQL: names as `name_words` writes them have a word that sounds so; a short one is the whole word. */
export function soundsIn(sequelize: Sequelize, names: string, { sound }: SearchWord): string | null {
  if (sound === null) return null;
  const pattern = sound.length < SHORTEST_BEGINNING ? `% ${sound} %` : `% ${sound}%`;
  return `${names} like ${sequelize.escape(pattern)}`;
}

/** SQL: the folded text holds the word. */
export const holds = (sequelize: Sequelize, text: string, { folded }: SearchWord): string =>
  `${text} like ${sequelize.escape(containing(folded))}`;

/**
 * Requires every word of the search; a number also matches the row's id.
 * @param conditionsOf SQL for one word, any of which will do
 * @param idColumn the id a number may match
 */
export function everyWord(
  q: string,
  conditionsOf: (word: SearchWord) => readonly (string | null)[],
  idColumn?: string,
): WhereOptions {
  const all = searchWords(q).map((word) => {
    const conditions = conditionsOf(word).filter((condition) => condition !== null);
    return literal(`(${conditions.join(' or ')})`);
  });
  const number = searchNumber(q);
  if (number === null || !idColumn) return { [Op.and]: all };
  return { [Op.or]: [{ [Op.and]: all }, literal(`${idColumn} = ${number}`)] };
}

/**
 * Requires every word of the search in one of the expressions, after normalization; a number also matches the
 * row's id. Scans every row, so for tables of thousands; larger ones have their names in `search_names`.
 * @param expressions our own SQL, never from the request
 * @param idColumn the id a number may match
 */
export const wordsIn = (
  sequelize: Sequelize,
  q: string,
  expressions: readonly string[],
  idColumn?: string,
): WhereOptions =>
  everyWord(q, (word) => expressions.map((text) => holds(sequelize, `search_fold(${text})`, word)), idColumn);

/** The same for names of persons: `name_words` of our own SQL. */
export const namesIn = (sequelize: Sequelize, q: string, names: string, idColumn: string): WhereOptions => {
  const words = `name_words(${names})`;
  return everyWord(q, (word) => [holds(sequelize, words, word), soundsIn(sequelize, words, word)], idColumn);
};
