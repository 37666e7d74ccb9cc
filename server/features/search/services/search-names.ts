import { LRUCache } from 'lru-cache';
import { QueryTypes, type Sequelize } from 'sequelize';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { readNames, type Alias, type Names } from '../../../../domain/search/names.ts';

/** Master data whose names mean what they stand for. */
const MASTER = {
  job_category: 'job_categories',
  skill: 'skills',
  industry_sector: 'industry_sectors',
  prefecture: 'prefectures',
  housing_support: 'housing_support_types',
  allowance_type: 'allowance_types',
  religious_consideration: 'religious_considerations',
  language: 'languages',
  company_culture: 'company_cultures',
  dress: 'dresses',
} as const;

/** A job may be for people of a country, or its company do business there. */
const COUNTRIES = `select array['country:' || id, 'company_country:' || id] as means, name from countries where id <> ${COUNTRY_ID_JAPAN}`;

/** A name that staff have changed is understood so much later. */
const KEPT_MS = 5 * 60_000;
const MOST_DATABASES = 20;

const STATEMENT = Object.entries(MASTER)
  .map(([kind, table]) => `select array['${kind}:' || id] as means, name from ${table}`)
  .concat(COUNTRIES)
  .join(' union all ');
const DEPARTMENTS = "select array['department:' || id] as means, name from department_categories";

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
    fieldsIn(name[language as keyof LanguageMap] ?? '').flatMap((field) =>
      field === '' ? [] : forms.map((form) => form(field)),
    ),
  );

async function load(sequelize: Sequelize): Promise<Names> {
  const type = QueryTypes.SELECT as const;
  const rows = await sequelize.query<{ means: string[]; name: LanguageMap }>(STATEMENT, { type });
  const departments = await sequelize.query<{ means: string[]; name: LanguageMap }>(DEPARTMENTS, { type });
  const aliases = [
    ...rows.map(({ means, name }): Alias => ({ means, names: Object.values(name) })),
    ...departments.map(({ means, name }): Alias => ({
      means,
      names: studiesOf(name),
      near: ['any_department'],
    })),
  ];
  return readNames(
    aliases.flatMap(({ names, ...alias }) => {
      const written = names.filter((text) => text.trim() !== '');
      return written.length === 0 ? [] : [{ ...alias, names: written }];
    }),
  );
}

const perDatabase = new LRUCache<Sequelize, Names>({
  max: MOST_DATABASES,
  ttl: KEPT_MS,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  allowStaleOnFetchRejection: true,
  fetchMethod: load,
});

/** The names that a search understands: of aliases.json and of master data, as they were five minutes ago at most. */
export const searchNames = (sequelize: Sequelize): Promise<Names> => perDatabase.forceFetch(sequelize);
