import { masterDataSets, type MasterDataSet } from '../../../../db/models/master-data.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { company } from '../../../../domain/entities/company.ts';
import type { Rows } from '../../../../domain/entities/fields.ts';
import { recruitment } from '../../../../domain/entities/recruitment.ts';

/** The set of master data that each name of an answer holds ids of, by the field tables. */
function setsByName(rows: Rows): [string, string][] {
  return Object.entries(rows).flatMap(([name, field]): [string, string][] => {
    if (field.kind === 'list' || field.kind === 'one') return setsByName(field.rows);
    if (field.kind === 'ref') return [[name, field.set]];
    if (field.kind !== 'links' || !field.set) return [];
    return [field.column, ...(field.ids ? [field.ids] : [])].map((key) => [key, field.set ?? '']);
  });
}
const SETS = new Map(
  [...setsByName(recruitment.fields), ...setsByName(company.fields)].filter(
    (entry): entry is [string, MasterDataSet] => entry[1] in masterDataSets,
  ),
);

/** What an answer holds in Japanese, and which items of master data it names. */
function collect(value: unknown, texts: Set<string>, items: Map<MasterDataSet, Set<number>>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, held] of Object.entries(value)) {
    const set = SETS.get(name);
    if ((name === 'ja' || name === 'address_ja') && typeof held === 'string') texts.add(held);
    else if (set) {
      const ids = items.get(set) ?? new Set();
      items.set(set, ids);
      for (const id of [held].flat()) if (typeof id === 'number') ids.add(id);
    } else collect(held, texts, items);
  }
}

/** The Japanese texts of a job as it was answered to the caller, with the names of its master data. */
export async function japaneseTextsOf(answer: object): Promise<string[]> {
  const texts = new Set<string>();
  const items = new Map<MasterDataSet, Set<number>>();
  collect(answer, texts, items);
  for (const name of await namesOf(items)) texts.add(name);
  return [...texts];
}

/** In one statement, however many sets there are. */
async function namesOf(items: ReadonlyMap<MasterDataSet, ReadonlySet<number>>): Promise<string[]> {
  const wanted = [...items].filter(([, ids]) => ids.size > 0);
  if (wanted.length === 0) return [];
  // Sets and ids are our own: tables of the models, and numbers of an answer that its schema has checked.
  const selects = wanted.map(
    ([set, ids]) =>
      `select name->>'ja' from ${masterDataSets[set].tableName} where id in (${[...ids].join()})`,
  );
  const [rows] = await sequelizeOf(masterDataSets.countries).query({
    query: selects.join(' union all '),
    values: [],
  });
  return rows
    .flatMap((row) => Object.values(row as Record<string, string | null>))
    .filter((name) => name !== null);
}
