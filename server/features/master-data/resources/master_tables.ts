import { MASTER_TABLE_NAMES, type MasterTableName } from '../../../../domain/master-data.ts';
import { masterResource } from '../services/master-resource.ts';

/** A resource for every table of names, by the name of its table. */
export const master_tables = MASTER_TABLE_NAMES.map((name) => masterResource(name)) as {
  [N in MasterTableName]: ReturnType<typeof masterResource<N>>;
}[MasterTableName][];
