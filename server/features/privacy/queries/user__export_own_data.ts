import { z } from 'zod';
import { STUDENT } from '../../../../domain/roles.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { exportOwnData } from '../services/export-own-data.ts';
import { ownCopy } from '../services/own-copy.ts';

export const user__export_own_data = query({
  name: 'user__export_own_data',
  summary:
    'Everything held of the caller as a file to save, in the page language: JSON, or a ZIP archive with a page to read, the JSON and their files',
  addition: true,
  allow: STUDENT,
  limit: { times: 10, per: 'hour' },
  input: z.strictObject({ format: z.enum(['json', 'zip']).default('json') }),
  output: BINARY,
  errors: [],
  example: {},
  async run(ctx, { format }) {
    const own = await exportOwnData(ctx, ctx.actor.user_id);
    const file_name = `tabidachi-${tokyoDay(ctx.now)}.${format}`;
    const disposition = 'attachment' as const;
    if (format === 'zip')
      return { content_type: 'application/zip', file_name, bytes: ownCopy(ctx, own), disposition };
    const bytes = Buffer.from(JSON.stringify(own.data, null, 2));
    return { content_type: 'application/json', file_name, bytes, disposition };
  },
});
