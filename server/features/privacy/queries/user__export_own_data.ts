import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { exportOwnData } from '../services/export-own-data.ts';

export const user__export_own_data = query({
  name: 'user__export_own_data',
  summary: 'Everything held of the caller as a JSON file to save, with names in the page language',
  addition: true,
  allow: STUDENT,
  limit: { times: 10, per: 'hour' },
  input: z.strictObject({}),
  output: BINARY,
  errors: [],
  example: {},
  async run(ctx) {
    const data = await exportOwnData(ctx, ctx.actor.user_id);
    return {
      content_type: 'application/json',
      file_name: `tabidachi-${tokyoDay(ctx.now)}.json`,
      bytes: Buffer.from(JSON.stringify(data, null, 2)),
      disposition: 'attachment' as const,
    };
  },
});
