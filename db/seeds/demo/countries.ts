import { masterDataRows } from '../master/sets.ts';

const { countries, languages } = masterDataRows();
const countryIds = new Map(countries.map((row) => [row['code'], row.id]));
const languageIds = new Map(languages.map((row) => [row['code'], row.id]));

function find(ids: Map<unknown, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`Demo data name an unknown code: ${code}`);
  return id;
}

/** @throws Error for a code the master data do not have */
export const countryId = (code: string): number => find(countryIds, code);
/** @throws Error for a code the master data do not have */
export const languageId = (code: string): number => find(languageIds, code);
