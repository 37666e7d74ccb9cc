import { LRUCache } from 'lru-cache';
import { QueryTypes, type Sequelize } from 'sequelize';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { FACT_TABLES } from '../../../../domain/master-data.ts';
import { required } from '../../../../domain/required.ts';
import { nameOfFact } from '../../../../domain/search/fact-names.ts';
import { PLAIN_FACTS } from '../../../../domain/search/plain-facts.ts';
import type { FactKind } from '../../../../domain/search/facts.ts';
import { readNames, type Alias, type Names } from '../../../../domain/search/names.ts';

/** Master data whose names mean what they stand for. */
const NAMED_FACTS = [
  'job_category',
  'skill',
  'industry_sector',
  'prefecture',
  'housing_support',
  'allowance_type',
  'religious_consideration',
  'language',
  'company_culture',
  'dress',
] as const satisfies FactKind[];

/** What nobody's search has noticed by then, such as a change while no one searches by a keyword, is read again. */
const KEPT_MS = 5 * 60_000;
const MOST_DATABASES = 20;

/** A job may be for people of a country, or its company do business there. */
const COUNTRIES = `select json_build_array('country:' || id, 'company_country:' || id) as means, name
  from countries where id <> ${COUNTRY_ID_JAPAN}`;
const OF_MASTER = NAMED_FACTS.map(
  (kind) => `select json_build_array('${kind}:' || id) as means, name from ${FACT_TABLES[kind]}`,
)
  .concat(COUNTRIES)
  .join(' union all ');
/** The number of the last change that a statement sees in what names are read from (migration 0076). */
export const NAMES_STATE = '(select number::float8 from search.names_state)';
const STATEMENT = `select ${NAMES_STATE} as state,
  (select json_agg(m) from (${OF_MASTER}) as m) as master,
  (select json_agg(json_build_object('means', json_build_array('department:' || id), 'name', name))
     from department_categories) as departments,
  (select coalesce(json_agg(json_build_object('names', names, 'means', means, 'near', near) order by id), '[]')
     from search_aliases) as aliases`;

/** What people call a field they study: its name alone is what a job is about. */
const STUDIES: Readonly<Record<string, readonly ((field: string) => string)[]>> = {
  ja: [
    (field) => `${field}部`,
    (field) => `${field}科`,
    (field) => `${field}専攻`,
    (field) => `${field.replace(/学$/, '')}専攻`,
  ],
  en: ['major', 'student', 'degree', 'graduate', 'department'].map((word) => (field) => `${field} ${word}`),
  vi: [(field) => `ngành ${field}`, (field) => `chuyên ngành ${field}`, (field) => `khoa ${field}`],
};
const fieldsIn = (name: string) => name.split(/・|, | and | và |、/).map((field) => field.trim());

const studiesOf = (name: LanguageMap): string[] =>
  Object.entries(STUDIES).flatMap(([language, forms]) =>
    fieldsIn(name[language] ?? '').flatMap((field) => (field === '' ? [] : forms.map((form) => form(field)))),
  );

interface Named {
  means: string[];
  name: LanguageMap;
}
interface Read {
  state: number;
  master: Named[];
  departments: Named[];
  aliases: Alias[];
}

export interface KnownNames extends Names {
  /** What master data is called, each with the fact it stands for. */
  readonly master: readonly { fact: string; name: LanguageMap }[];
  /** The state of the database that they were read in. */
  readonly state: number;
}

async function load(sequelize: Sequelize): Promise<KnownNames> {
  const [row] = await sequelize.query<Read>(STATEMENT, { type: QueryTypes.SELECT });
  const { state, master, departments, aliases } = required(row);
  const ofMaster = [
    ...master.map(({ means, name }): Alias => ({ means, names: Object.values(name) })),
    ...departments.map(({ means, name }): Alias => ({
      means,
      names: studiesOf(name),
      near: ['any_department'],
    })),
    // What a screen calls a fact is understood.
    ...PLAIN_FACTS.map((fact): Alias => ({ means: [fact], names: Object.values(nameOfFact(fact)) })),
  ].flatMap(({ names, ...alias }) => {
    const written = names.filter((text) => text !== undefined && text.trim() !== '');
    return written.length === 0 ? [] : [{ ...alias, names: written }];
  });
  return {
    ...readNames([...ofMaster, ...aliases]),
    state,
    master: master.flatMap(({ means: [fact, ...others], name }) =>
      fact === undefined || others.length > 0 ? [] : [{ fact, name }],
    ),
  };
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
