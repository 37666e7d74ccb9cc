import { z } from 'zod';
import { HfMemberGid } from '../../../../db/models/hf-member.ts';
import { GID_MAX } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { requiredLine } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__register_gid = command({
  name: 'hf_member__register_gid',
  summary: 'Registers an analytics id of a browser as staff: its page views are not counted as students’',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ gid: requiredLine(GID_MAX) }),
  output: z.object({ gid: z.string() }),
  errors: [],
  example: { gid: '123456789.1700000000' },
  async run(ctx, { gid }) {
    await HfMemberGid.findOrCreate({
      where: { gid },
      defaults: { gid, hf_member_id: ctx.actor.hf_member_id },
      transaction: ctx.tx,
    });
    return { gid };
  },
});
