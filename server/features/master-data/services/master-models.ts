import type { Model, ModelStatic } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { masterDataModels } from '../../../../db/models/master-data.ts';
import type { MasterTableName } from '../../../../domain/master-data.ts';

/** A row of any master data table. */
export type MasterRow = Model & {
  id: number;
  name: Partial<Record<string, string>>;
  position: number;
  version: number;
};

const MODELS = new Map(masterDataModels.map((model) => [model.table_name, model]));

/** The model of a table of names. */
export const masterModel = (table: MasterTableName) =>
  required(MODELS.get(table)) as unknown as ModelStatic<MasterRow>;

/** Rows as they are chosen from. */
export const IN_ORDER: [string, string][] = [
  ['position', 'ASC'],
  ['id', 'ASC'],
];
