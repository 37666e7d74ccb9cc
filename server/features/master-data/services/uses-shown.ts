import { Op } from 'sequelize';
import { z } from 'zod';
import { User } from '../../../../db/models/user.ts';
import { GONE_STATUSES } from '../../../../domain/student-status.ts';
import type { StaffContext } from '../../../core/resources/context.ts';
import { knownStudents } from '../../../core/scopes.ts';
import {
  KEPT_TABLES,
  USING_RECORDS,
  usesOf,
  usesWhere,
  type KeptTable,
} from '../../../core/master-data/uses.ts';

/** How many records of each kind use a row, as their list shows them. */
export const usesShown = z.array(
  z.object({
    record: z.enum([...USING_RECORDS, ...KEPT_TABLES]),
    count: z.number().int(),
    /** In no list: accounts that were deleted or merged, and the reader's own. */
    hidden_count: z.number().int(),
  }),
);

/** What uses a row of the master data. */
export async function loadUses(
  ctx: StaffContext,
  table: KeptTable,
  id: number,
): Promise<z.output<typeof usesShown>> {
  const uses = await usesOf(ctx.sequelize, table, id);
  return Promise.all(
    uses.map(async ({ record, count }) => {
      if (record !== 'users') return { record, count, hidden_count: 0 };
      const listed = await User.count({
        where: {
          [Op.and]: [
            usesWhere(ctx, User, { table, id }),
            knownStudents(ctx.actor),
            { status: { [Op.notIn]: [...GONE_STATUSES] } },
          ],
        },
      });
      return { record, count: listed, hidden_count: count - listed };
    }),
  );
}
