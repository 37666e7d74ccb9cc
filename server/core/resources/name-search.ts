import { literal, Op, QueryTypes, type Sequelize, type WhereOptions } from 'sequelize';
import { containing } from '../../../db/containing.ts';
import { searchNumber, searchWords } from './words-in.ts';

/** So many characters have trigrams; shorter words are looked up among the short terms. */
const TRIGRAM = 3;

type Named = 'users' | 'user_emails' | 'recruitments' | 'companies';

/**
 * SQL of the ids of a table whose names have a word in them. Of addresses, only what trigrams find.
 * @param word as searchWords answers it
 */
export function idsNamed(sequelize: Sequelize, table: Named, word: string): string {
  const short =
    table === 'user_emails' ? 'false' : `short_terms(n.words) @> array[${sequelize.escape(word)}]`;
  const has = word.length < TRIGRAM ? short : `n.words like ${sequelize.escape(containing(word))}`;
  return `select n.record_id from search_names n where n.record_table = '${table}' and ${has}`;
}

/** SQL of the ids of the recruitments whose title, or company's name, has a word in it. */
export const recruitmentsNamed = (sequelize: Sequelize, word: string): string =>
  `${idsNamed(sequelize, 'recruitments', word)}
   union select r.id from recruitments r where r.company_id in (${idsNamed(sequelize, 'companies', word)})`;

/** Recruitments found by every word, or by their number. */
export function recruitmentsFound(sequelize: Sequelize, q: string): WhereOptions {
  const words = searchWords(q).map((word) =>
    literal(`"Recruitment"."id" = any(array(${recruitmentsNamed(sequelize, word)}))`),
  );
  const number = searchNumber(q);
  return number === null ? { [Op.and]: words } : { [Op.or]: [{ [Op.and]: words }, { id: number }] };
}

interface Found {
  place: number;
  kind: 'user' | 'recruitment';
  ids: number[];
}

/**
 * Applications in which every word is in the student's name or address, the job's title or the company's name. The
 * students and jobs are looked up first: with their numbers at hand, the planner knows how many applications to
 * expect, and chooses between looking them up and walking the order of the list.
 * @param readsAddresses whether the actor may read the students' addresses: a search must not tell them either
 */
export async function applicationsNamed(
  sequelize: Sequelize,
  q: string,
  readsAddresses: boolean,
): Promise<WhereOptions> {
  const words = searchWords(q);
  const number = searchNumber(q);
  const byNumber = number === null ? [] : [{ id: number }];
  if (words.length === 0) return byNumber[0] ?? {};
  const lookups = words.map((word, place) => {
    const addresses = readsAddresses ? ` union ${idsNamed(sequelize, 'user_emails', word)}` : '';
    return `select ${place} as place, 'user' as kind, array(${idsNamed(sequelize, 'users', word)}${addresses}) as ids
      union all
      select ${place}, 'recruitment', array(${recruitmentsNamed(sequelize, word)})`;
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
