import { literal, Op, QueryTypes, type Sequelize, type WhereOptions } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { containing } from '../../../db/containing.ts';
import { searchNumber, searchWords } from './search-words.ts';

/** Minimum length for trigrams; shorter words are looked up among the short terms. */
const TRIGRAM = 3;

type Named = 'users' | 'user_emails' | 'recruitments' | 'companies';

/**
 * SQL for the ids of a table whose names contain a word. E-mail addresses are only found by trigrams.
 * @param word as returned by searchWords
 */
export function idsNamed(sequelize: Sequelize, table: Named, word: string): string {
  const short =
    table === 'user_emails' ? 'false' : `short_terms(n.words) @> array[${sequelize.escape(word)}]`;
  const has = word.length < TRIGRAM ? short : `n.words like ${sequelize.escape(containing(word))}`;
  return `select n.record_id from search_names n where n.record_table = '${table}' and ${has}`;
}

/** SQL for the ids of recruitments whose title or company name contains a word. */
export const recruitmentsNamed = (sequelize: Sequelize, word: string): string =>
  `${idsNamed(sequelize, 'recruitments', word)}
   union select r.id from recruitments r where r.company_id in (${idsNamed(sequelize, 'companies', word)})`;

/** Recruitments matching every word, or by number. */
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
 * Applications in which every word occurs in the student's name or e-mail address, the job's title or the
 * company's name. Students and jobs are looked up first: knowing their number, the planner can choose between
 * looking up applications and walking the list's order.
 * @param readsAddresses whether the actor may read the students' addresses, which a search must not reveal
 * either
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
    required(found.find((row) => row.place === place && row.kind === kind)).ids;
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
