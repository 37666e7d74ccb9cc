import { literal, Op, QueryTypes, type Sequelize, type WhereOptions } from 'sequelize';
import { containing } from './table-list.ts';

/** Words beyond these are left out: five narrow any list enough. */
const MAX_WORDS = 5;
/** So many characters have trigrams; shorter words are looked up among the short terms. */
const TRIGRAM = 3;

const HIRAGANA = /[\u3041-\u3096]/g;
const KANA_APART = 0x60;

/**
 * One spelling for all, as search_fold of the database has it: kana as katakana, width and case alike, Latin without
 * diacritics.
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(HIRAGANA, (kana) => String.fromCodePoint(kana.codePointAt(0)! + KANA_APART))
    .replaceAll('đ', 'd');
}

export const searchWords = (q: string): string[] =>
  foldWords(q).split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);

type Named = 'users' | 'recruitments' | 'companies';

/**
 * SQL of the ids of a table whose names have a word in them.
 * @param word as searchWords answers it
 */
export function idsNamed(sequelize: Sequelize, table: Named, word: string): string {
  const has =
    word.length < TRIGRAM
      ? `short_terms(n.words) @> array[${sequelize.escape(word)}]`
      : `n.words like ${sequelize.escape(containing(word))}`;
  return `select n.record_id from search_names n where n.record_table = '${table}' and ${has}`;
}

interface Found {
  place: number;
  kind: 'user' | 'recruitment';
  ids: number[];
}

/**
 * Applications in which every word is in the student's name, the job's title or the company's name. The students and
 * jobs are looked up first: with their numbers at hand, the planner knows how many applications to expect, and
 * chooses between looking them up and walking the order of the list.
 */
export async function applicationsNamed(sequelize: Sequelize, q: string): Promise<WhereOptions> {
  const words = searchWords(q);
  const number = /^#?(\d{1,9})$/.exec(q.normalize('NFKC').trim())?.[1];
  const byNumber = number ? [{ id: Number(number) }] : [];
  if (words.length === 0) return byNumber[0] ?? {};
  const lookups = words.map((word, place) => {
    const named = (table: Named) => idsNamed(sequelize, table, word);
    return `select ${place} as place, 'user' as kind, array(${named('users')}) as ids
      union all
      select ${place}, 'recruitment', array(${named('recruitments')}
        union select r.id from recruitments r where r.company_id in (${named('companies')}))`;
  });
  const found = await sequelize.query<Found>(lookups.join(' union all '), { type: QueryTypes.SELECT });
  const idsOf = (place: number, kind: Found['kind']) =>
    found.find((row) => row.place === place && row.kind === kind)!.ids;
  const anyOf = (column: string, ids: number[]) =>
    ids.length === 0 ? [] : [`"Application"."${column}" = any('{${ids.join(',')}}'::int[])`];
  const each = words.map((_word, place) => {
    const places = [
      ...anyOf('user_id', idsOf(place, 'user')),
      ...anyOf('recruitment_id', idsOf(place, 'recruitment')),
    ];
    return literal(places.length === 0 ? 'false' : `(${places.join(' or ')})`);
  });
  return { [Op.or]: [{ [Op.and]: each }, ...byNumber] };
}
