import { LRUCache } from 'lru-cache';
import { QueryTypes, type Sequelize } from 'sequelize';
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
} as const;

/** A name that staff have changed is understood so much later. */
const KEPT_MS = 5 * 60_000;
const MOST_DATABASES = 20;

const STATEMENT = Object.entries(MASTER)
  .map(([kind, table]) => `select '${kind}:' || id as means, name from ${table}`)
  .join(' union all ');

/** What master data is called, each with the fact it stands for. */
export const readMasterNames = (sequelize: Sequelize) =>
  sequelize.query<{ means: string; name: LanguageMap }>(STATEMENT, { type: QueryTypes.SELECT });

async function load(sequelize: Sequelize): Promise<Names> {
  const rows = await readMasterNames(sequelize);
  return readNames(
    rows.flatMap(({ means, name }): Alias[] => {
      const names = Object.values(name).filter((text) => text.trim() !== '');
      return names.length === 0 ? [] : [{ means: [means], names }];
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
