import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { MASTER_TABLE_NAMES } from '../../../../domain/master-data.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { id, list, outId } from '../../../core/schemas/schema-helpers.ts';
import { IN_ORDER, masterModel } from '../services/master-models.ts';

/** More than any table of names has. */
const MOST_ROWS = 2000;
const ids = () => list(id(), MOST_ROWS);

const sorted = (of: readonly number[]) => of.toSorted((one, other) => one - other).join();

export const hf_member__order_master_data = command({
  name: 'hf_member__order_master_data',
  summary:
    'Puts the rows of a set of the master data in order. ids_before is the order it was made from: ' +
    'where somebody else has changed that since, nothing is written',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({
    master_data: z.strictObject({ table: z.enum(MASTER_TABLE_NAMES), ids: ids(), ids_before: ids() }),
  }),
  output: z.object({ table: z.string(), ids: z.array(outId()) }),
  errors: ['version_conflict'],
  example: { master_data: { table: 'job_categories', ids: [2, 1, 3], ids_before: [1, 2, 3] } },
  async run(ctx, { master_data: { table, ids: wanted, ids_before } }) {
    if (sorted(wanted) !== sorted(ids_before)) throw fieldError('master_data[ids]', 'invalid');
    const model = masterModel(table);
    // The rows stay locked, so that of two orders at once the later one sees the earlier.
    const rows = await model.findAll({ order: ['id'], lock: ctx.tx.LOCK.UPDATE, transaction: ctx.tx });
    const now = await model.findAll({ attributes: ['id'], order: IN_ORDER, transaction: ctx.tx });
    if (now.length !== rows.length || now.map((row) => row.id).join() !== ids_before.join())
      throw new DomainError('version_conflict');
    await sequelizeOf(model).query(
      `update ${table} as kept set position = placed.position, updated_at = $2
       from unnest($1::int[]) with ordinality as placed (id, position)
       where kept.id = placed.id and kept.position <> placed.position`,
      { bind: [wanted, ctx.now], type: QueryTypes.UPDATE, transaction: ctx.tx },
    );
    return { table, ids: wanted };
  },
});
