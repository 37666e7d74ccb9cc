import { z } from 'zod';
import { Inquiry } from '../../../../db/models/inquiry.ts';
import { SIGNED_IN } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { clearable, line, outId, requiredText } from '../../../core/schemas/schema-helpers.ts';

export const user__send_inquiry = command({
  name: 'user__send_inquiry',
  summary: 'Sends an inquiry to the staff',
  allow: SIGNED_IN,
  limit: { times: 10, per: 'hour' },
  input: z.strictObject({ message: requiredText(), referer: clearable(line(2000)) }),
  output: z.object({ id: outId() }),
  errors: [],
  example: { message: 'How do I change my e-mail address?', referer: '/profile' },
  async run(ctx, { message, referer }) {
    // The query of an address may carry a token, or what somebody typed: only the path is kept.
    const path = referer?.split(/[?#]/, 1)[0] ?? null;
    const inquiry = await Inquiry.create(
      { user_id: ctx.actor.user_id, message, referer: path, answered_at: null },
      { transaction: ctx.tx },
    );
    const { user_id } = ctx.actor;
    if (user_id !== null)
      await ctx.emit({ type: 'inquiry_sent', payload: { user_id, inquiry_id: inquiry.id } });
    return { id: inquiry.id };
  },
});
