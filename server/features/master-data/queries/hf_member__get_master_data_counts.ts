import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { Country } from '../../../../db/models/master-data.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { KEPT_TABLES } from '../../../core/master-data/uses.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { lacksName } from '../services/lacking-names.ts';

export const hf_member__get_master_data_counts = query({
  name: 'hf_member__get_master_data_counts',
  summary: 'How many rows each table of the master data has, and how many lack a name in Japanese or English',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({}),
  output: z.object({
    tables: z.array(
      z.object({
        table: z.enum(KEPT_TABLES),
        count: z.number().int(),
        lacking_name_count: z.number().int(),
      }),
    ),
  }),
  errors: [],
  example: {},
  async run() {
    const tables = await sequelizeOf(Country).query(
      KEPT_TABLES.map(
        (table) =>
          `select '${table}' as "table", count(*)::int as count,
             (count(*) filter (where ${lacksName(table)}))::int as lacking_name_count from ${table}`,
      ).join(' union all '),
      { type: QueryTypes.SELECT },
    );
    return { tables };
  },
});
