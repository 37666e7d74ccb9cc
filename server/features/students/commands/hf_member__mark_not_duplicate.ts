import { z } from 'zod';
import { UserDistinction } from '../../../../db/models/user-staff-records.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { openPair } from '../services/merge-users.ts';
import { flag, id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__mark_not_duplicate = command({
  name: 'hf_member__mark_not_duplicate',
  summary: 'Marks two accounts as two people, so that they are not listed as duplicates; or undoes it',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({
    users: z.strictObject({ user_id: id(), other_user_id: id(), are_different: flag() }),
  }),
  output: z.object({ user_id: outId(), other_user_id: outId(), are_different: z.boolean() }),
  errors: ['not_found', 'account_deleted', 'account_merged'],
  example: { users: { user_id: 1, other_user_id: 2, are_different: true } },
  async run(ctx, { users: { user_id, other_user_id, are_different } }) {
    await openPair(ctx, user_id, other_user_id);
    const pair = {
      user_id: Math.min(user_id, other_user_id),
      other_user_id: Math.max(user_id, other_user_id),
    };
    if (are_different)
      await UserDistinction.findOrCreate({
        where: pair,
        defaults: { ...pair, hf_member_id: ctx.actor.hf_member_id },
        transaction: ctx.tx,
      });
    else await UserDistinction.destroy({ where: pair, transaction: ctx.tx });
    return { ...pair, are_different };
  },
});
