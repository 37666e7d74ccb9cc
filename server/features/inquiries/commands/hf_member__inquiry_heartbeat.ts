import { z } from 'zod';
import { PRESENCE_SECONDS } from '../../../../domain/constants.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { presenceInput, presenceOutput, tellPresence } from '../../../core/presence.ts';
import { requireReadable } from '../services/inquiries.ts';

export const hf_member__inquiry_heartbeat = command({
  name: 'hf_member__inquiry_heartbeat',
  summary: `Records that the caller has an inquiry open (sent every ${PRESENCE_SECONDS.beat} seconds); answers who else has`,
  addition: true,
  allow: STAFF,
  input: z.strictObject({ inquiry: presenceInput }),
  output: presenceOutput,
  errors: ['not_found'],
  example: { inquiry: { id: 1, visit: '6f1c2b1e-7f0a-4c39-9a53-0d6f3b1f2a10', place: 'reply' } },
  async run(ctx, { inquiry }) {
    await requireReadable(ctx, inquiry.id);
    return tellPresence(ctx, 'inquiry_id', inquiry);
  },
});
