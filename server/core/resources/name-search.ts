import { literal, Op, QueryTypes, type Sequelize, type WhereOptions } from 'sequelize';
import { required } from '../../../domain/required.ts';
import { searchWords, type SearchWord } from '../../../domain/search/name-words.ts';
import { everyWord, holds, searchNumber, soundsIn } from './search-words.ts';

/** Minimum length for trigrams; shorter words are looked up among the short terms. */
const TRIGRAM = 3;

type Named = 'users' | 'user_emails' | 'recruitments' | 'companies' | 'company_contact_persons';
/** Tables without the sound of their words. */
const WRITTEN: readonly Named[] = ['user_emails', 'recruitments'];

/** SQL for the ids of a table whose names contain a word, or sound so. E-mail addresses are only found by trigrams. */
export function idsNamed(sequelize: Sequelize, table: Named, word: SearchWord): string {
  const short =
    table === 'user_emails' ? 'false' : `short_terms(n.words) @> array[${sequelize.escape(word.folded)}]`;
  const has = word.folded.length < TRIGRAM ? short : holds(sequelize, 'n.words', word);
  const sounds = WRITTEN.includes(table) ? null : soundsIn(sequelize, 'n.words', word);
  return `select n.record_id from search_names n where n.record_table = '${table}'
    and ${sounds === null ? has : `(${has} or ${sounds})`}`;
}

const isOneOf = (column: string, ids: string) => `${column} = any(array(${ids}))`;

/**
 * SQL: the row is of a student with such a name.
 * @param column holds the student's id
 * @param readsAddresses whether the address may be looked for too: a search must not reveal what a page hides
 */
export const ofStudent = (
  sequelize: Sequelize,
  column: string,
  word: SearchWord,
  readsAddresses: boolean,
): string =>
  isOneOf(
    column,
    [
      idsNamed(sequelize, 'users', word),
      ...(readsAddresses ? [idsNamed(sequelize, 'user_emails', word)] : []),
    ].join(' union all '),
  );

/** SQL: the company, or one of its contacts, has such a name. */
export const isCompanyNamed = (sequelize: Sequelize, column: string, word: SearchWord): string =>
  isOneOf(
    column,
    `${idsNamed(sequelize, 'companies', word)}
     union all select p.company_id from company_contact_persons p
       where p.id in (${idsNamed(sequelize, 'company_contact_persons', word)})`,
  );

/** SQL for the ids of recruitments whose title or company name contains a word. */
export const recruitmentsNamed = (sequelize: Sequelize, word: SearchWord): string =>
  `${idsNamed(sequelize, 'recruitments', word)}
   union select r.id from recruitments r where r.company_id in (${idsNamed(sequelize, 'companies', word)})`;

/** Recruitments matching every word, or by number. */
export const recruitmentsFound = (sequelize: Sequelize, q: string): WhereOptions =>
  everyWord(
    q,
    (word) => [isOneOf('"Recruitment"."id"', recruitmentsNamed(sequelize, word))],
    '"Recruitment"."id"',
  );

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
