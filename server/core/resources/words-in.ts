import { literal, Op, type Sequelize, type WhereOptions } from 'sequelize';
import { containing } from '../../../db/containing.ts';

/** Words beyond these are left out: five narrow any list enough. */
const MAX_WORDS = 5;

const HIRAGANA = /[\u3041-\u3096]/g;
const KANA_APART = 0x60;
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l' };

/**
 * One spelling for all, as `search_fold` of the database has it: kana as katakana, width and case alike, Latin without
 * diacritics. A test holds the two together.
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(HIRAGANA, (kana) => String.fromCodePoint(kana.codePointAt(0)! + KANA_APART))
    .replace(/[đøł]/g, (letter) => PLAIN[letter]!);
}

/** The words of a search, folded. Names are also typed with a point or a comma between them. */
export const searchWords = (q: string): string[] =>
  foldWords(q)
    .split(/[\s・,、]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** The row a search asks for by its number: `17`, `#17`; null when it is no number. */
export function searchNumber(q: string): number | null {
  const digits = /^#?(\d{1,9})$/.exec(q.normalize('NFKC').trim())?.[1];
  return digits ? Number(digits) : null;
}

/** SQL of a language map's words, in every language. */
export const wordsOfMap = (column: string) =>
  `(select string_agg(value, ' ') from jsonb_each_text(${column}))`;

/**
 * Every word of the search has to be in one of the expressions, in any spelling that folds alike; a number is also
 * the row's id. Reads every row: for tables of thousands. Larger ones have their names in `search_names`.
 * @param expressions SQL texts of ours, never of the request
 * @param idColumn the id a number may be
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
