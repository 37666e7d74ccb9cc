import { LRUCache } from 'lru-cache';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { required } from '../../../../domain/required.ts';
import { readNames, type Alias, type Names } from '../../../../domain/search/names.ts';

/** Master data whose names mean what they stand for. */
export const MASTER = {
  job_category: 'job_categories',
  skill: 'skills',
  industry_sector: 'industry_sectors',
  prefecture: 'prefectures',
  housing_support: 'housing_support_types',
  allowance_type: 'allowance_types',
  religious_consideration: 'religious_considerations',
  language: 'languages',
} as const;

/** What nobody's search has noticed by then, such as a change while no one searches by a keyword, is read again. */
const KEPT_MS = 5 * 60_000;
const MOST_DATABASES = 20;

const OF_MASTER = Object.entries(MASTER)
  .map(([kind, table]) => `select '${kind}:' || id as means, name from ${table}`)
  .join(' union all ');
/** The number of the last change that a statement sees in what names are read from (migration 0076). */
export const NAMES_STATE = '(select number::float8 from search.names_state)';
const STATEMENT = `select ${NAMES_STATE} as state,
  (select json_agg(m) from (${OF_MASTER}) as m) as master,
  (select coalesce(json_agg(json_build_object('names', names, 'means', means, 'near', near) order by id), '[]')
     from search_aliases) as aliases`;

interface Read {
  state: number;
  master: { means: string; name: LanguageMap }[];
  aliases: Alias[];
}

interface KnownNames extends Names {
  /** The state of the database that they were read in. */
  readonly state: number;
}

async function load(sequelize: Sequelize): Promise<KnownNames> {
  const [row] = await sequelize.query<Read>(STATEMENT, { type: QueryTypes.SELECT });
  const { state, master, aliases } = required(row);
  const ofMaster = master.flatMap(({ means, name }): Alias[] => {
    const names = Object.values(name).filter((text) => text !== undefined && text.trim() !== '');
    return names.length === 0 ? [] : [{ means: [means], names }];
  });
  return { ...readNames([...ofMaster, ...aliases]), state };
}

const perDatabase = new LRUCache<Sequelize, KnownNames>({
  max: MOST_DATABASES,
  ttl: KEPT_MS,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  allowStaleOnFetchRejection: true,
  fetchMethod: load,
});

/**
 * The names that a search understands: of aliases.json, of master data and of staff. Whoever searches by them sees in
 * the same statement whether they have changed (`NAMES_STATE`), and asks for the newest.
 */
export const searchNames = (sequelize: Sequelize): Promise<KnownNames> => perDatabase.forceFetch(sequelize);

/** The names as the database has them now. */
export const newestSearchNames = (sequelize: Sequelize): Promise<KnownNames> =>
  perDatabase.forceFetch(sequelize, { forceRefresh: true, allowStale: false });
