import { z } from 'zod';
import type { LanguageMap, Rows } from '../../../domain/entities/fields.ts';
import { masterDataSets, UserSurveyOption, type MasterDataSet } from '../../models/master-data.ts';
import { readData } from '../files.ts';

/** One row of a master data set: its fixed id, its names, its place in the list, and what the set has beside. */
export type MasterRow = {
  id: number;
  name: LanguageMap;
  position: number;
  [column: string]: number | string | boolean | null | LanguageMap;
};

const text = z.string().min(1);
/** Names in the languages of the screens, and in others where a set has them. */
const names = z.object({ ja: text, en: text, vi: text }).catchall(text);
const CELLS: Partial<Record<string, z.ZodType>> = {
  id: z.int().positive(),
  language_map: names,
  integer: z.int(),
  ref: z.int(),
  line: text,
  flag: z.boolean(),
};

/** A file tells every column of its table but the version, and the position, which is the place of the line. */
export function rowSchema(fields: Rows) {
  const { position: _place, version: _version, created_at: _created, updated_at: _updated, ...told } = fields;
  const shape = Object.entries(told).map(([name, { kind, nullable }]) => {
    const cell = CELLS[kind] ?? z.never();
    return [name, nullable ? cell.nullable() : cell];
  });
  return z.strictObject(Object.fromEntries(shape) as z.ZodRawShape);
}

const readSet = (set: string, { fields }: { fields: Rows }) =>
  readData(`master/${set}.json`, z.array(rowSchema(fields))).map(
    (row, index) => ({ ...row, position: index + 1 }) as MasterRow,
  );

/**
 * The rows of a set, by its wire name.
 * @throws Error that names the file, the line and the column of what is wrong
 */
export const rowsOfSet = (set: MasterDataSet) => readSet(set, masterDataSets[set]);

export const masterDataRows = () =>
  Object.fromEntries(
    (Object.keys(masterDataSets) as MasterDataSet[]).map((set) => [set, rowsOfSet(set)]),
  ) as Record<MasterDataSet, MasterRow[]>;

/** Their table is not a set of its own on the wire: they are answered inside their survey. */
export const surveyOptionRows = () => readSet('user_survey_options', UserSurveyOption);
