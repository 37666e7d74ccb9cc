import { literal, Op, type Sequelize, type WhereOptions } from 'sequelize';
import { containing } from './table-list.ts';

/** Words beyond these are left out: five narrow any list enough. */
const MAX_WORDS = 5;

/** SQL of a language map's words, in every language. */
export const wordsOfMap = (column: string) =>
  `(select string_agg(value, ' ') from jsonb_each_text(${column}))`;

/**
 * Every word of the search has to be in one of the expressions, whatever its case and width; a number is also the
 * row's id.
 * @param expressions SQL texts of ours, never of the request
 * @param idColumn the id a number may be
 */
export function wordsIn(
  sequelize: Sequelize,
  q: string,
  expressions: readonly string[],
  idColumn?: string,
): WhereOptions {
  const words = q.normalize('NFKC').split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const all = words.map((word) =>
    literal(
      `(${expressions.map((text) => `${text} ilike ${sequelize.escape(containing(word))}`).join(' or ')})`,
    ),
  );
  const number = /^#?(\d{1,9})$/.exec(q.trim())?.[1];
  if (!number || !idColumn) return { [Op.and]: all };
  return { [Op.or]: [{ [Op.and]: all }, literal(`${idColumn} = ${Number(number)}`)] };
}

const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ';

/** Words in one kind of kana and one width, so that アオバ finds あおば. */
export const inHiragana = (text: string) =>
  text.normalize('NFKC').replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The same in SQL. */
export const sqlInHiragana = (expression: string) =>
  `translate(normalize(${expression}, NFKC), '${KATAKANA}', '${inHiragana(KATAKANA)}')`;
