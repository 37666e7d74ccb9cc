import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import type { MasterDataSet } from '../../../models/master-data.ts';
import { masterDataRows, surveyOptionRows, type MasterRow } from '../../master/sets.ts';
import { universityRows } from '../../master/universities.ts';

export type NamedSet = MasterDataSet | 'user_survey_options';

/** Sets whose rows are known by a code rather than by a name. */
const BY_CODE: readonly string[] = ['countries', 'languages'] satisfies NamedSet[];

/** Ids by name. A name that several rows have is left out: it would not say which. */
function idsByName(rows: readonly { id: number; name: string }[]): ReadonlyMap<string, number> {
  const names = new Map(rows.map(({ id, name }) => [name, id]));
  for (const { id, name } of rows) if (names.has(name) && names.get(name) !== id) names.delete(name);
  return names;
}

const nameOf = (set: string, row: MasterRow) =>
  (BY_CODE.includes(set) ? row['code'] : row.name['en']) as string;
const sets: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map([
  ...Object.entries({ ...masterDataRows(), user_survey_options: surveyOptionRows() }).map(
    ([set, rows]) => [set, idsByName(rows.map((row) => ({ id: row.id, name: nameOf(set, row) })))] as const,
  ),
  ['universities', idsByName(universityRows().map(({ id, local_name }) => ({ id, name: local_name })))],
]);

/**
 * A row of the master data: countries and languages by their codes, universities by the name they have at home, all
 * else by the English name. Parsed to its id.
 */
export const named = (set: string) =>
  z.string().transform((name, context) => {
    const id = sets.get(set)?.get(name);
    if (id !== undefined) return id;
    context.addIssue(`"${name}" names no row of the ${set} in the master data`);
    return z.NEVER;
  });

/** A country that is needed by its code itself. */
export const countryCode = z
  .string()
  .refine((code) => required(sets.get('countries')).has(code), 'Not a country');

/** @throws Error for a name that the master data do not have */
export function idOf(set: NamedSet, name: string): number {
  const id = required(sets.get(set)).get(name);
  if (id === undefined) throw new Error(`The ${set} of the master data have no "${name}"`);
  return id;
}
