import { Op } from 'sequelize';
import { z } from 'zod';
import { Mention } from '../../../../db/models/mention.ts';
import { BULK_MAX } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__read_mentions = command({
  name: 'hf_member__read_mentions',
  summary: "Marks mentions of the caller as read; of those that are not the caller's, nothing happens",
  addition: true,
  allow: STAFF,
  input: z.strictObject({ ids: z.array(id()).min(1).max(BULK_MAX) }),
  output: z.object({ read_count: z.number().int() }),
  errors: [],
  example: { ids: [1] },
  async run(ctx, { ids }) {
    const [read_count] = await Mention.update(
      { read_at: ctx.now },
      {
        where: { [Op.and]: [{ id: ids }, { hf_member_id: ctx.actor.hf_member_id, read_at: null }] },
        transaction: ctx.tx,
      },
    );
    return { read_count };
  },
});
