import { z } from 'zod';
import { HfMemberGid } from '../../../../db/models/hf-member.ts';
import { GID_MAX } from '../../../../domain/constants.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { blankable, line } from '../../../core/schemas/schema-helpers.ts';

export const get_is_hf_member_by_gid = query({
  name: 'get_is_hf_member_by_gid',
  summary: 'Whether an analytics id is registered as staff: marks the viewing mode and grants nothing',
  allow: EVERYONE,
  input: z.strictObject({ gid: blankable(line(GID_MAX)) }),
  output: z.boolean(),
  errors: [],
  example: { gid: '123456789.1700000000' },
  async run(_ctx, { gid }) {
    if (!gid) return false;
    return (await HfMemberGid.count({ where: { gid } })) > 0;
  },
});
