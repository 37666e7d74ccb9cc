import { literal, Op, type Sequelize, type WhereOptions } from 'sequelize';
import { inKatakana } from '../../../domain/kana.ts';
import { required } from '../../../domain/required.ts';
import { containing } from '../../../db/containing.ts';

/** Further words are ignored: five narrow any list enough. */
const MAX_WORDS = 5;

const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l' };

/**
 * Normalizes text as the database's `search_fold` does: kana to katakana, uniform width and case, Latin without
 * diacritics. A test compares the two.
 */
export function foldWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return inKatakana(letters).replace(/[đøł]/g, (letter) => required(PLAIN[letter]));
}

/** The words of a search, normalized. Names are also typed with a point or a comma between them. */
export const searchWords = (q: string): string[] =>
  foldWords(q)
    .split(/[\s・,、]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** The row number a search asks for: `17`, `#17`; null when it is no number. */
export function searchNumber(q: string): number | null {
  const digits = /^#?(\d{1,9})$/.exec(q.normalize('NFKC').trim())?.[1];
  return digits ? Number(digits) : null;
}

/** SQL of a language map's text, in every language. */
export const wordsOfMap = (column: string) =>
  `(select string_agg(value, ' ') from jsonb_each_text(${column}))`;

/**
 * Requires every word of the search in one of the expressions, after normalization; a number also matches the
 * row's id. Scans every row, so for tables of thousands; larger ones have their names in `search_names`.
 * @param expressions our own SQL, never from the request
 * @param idColumn the id a number may match
 */
export function wordsIn(
  sequelize: Sequelize,
  q: string,
  expressions: readonly string[],
  idColumn?: string,
): WhereOptions {
  const folded = expressions.map((text) => `search_fold(${text})`);
  const all = searchWords(q).map((word) =>
    literal(`(${folded.map((text) => `${text} like ${sequelize.escape(containing(word))}`).join(' or ')})`),
  );
  const number = searchNumber(q);
  if (number === null || !idColumn) return { [Op.and]: all };
  return { [Op.or]: [{ [Op.and]: all }, literal(`${idColumn} = ${number}`)] };
}
