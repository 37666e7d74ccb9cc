import { z } from 'zod';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { openInquiry } from '../services/inquiries.ts';
import { flag, id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__close_inquiry = command({
  name: 'hf_member__close_inquiry',
  summary: 'Closes an inquiry that needs no more words, or with `is_closed` false opens it again',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ inquiry: z.strictObject({ id: id(), is_closed: flag() }) }),
  output: z.object({ id: outId(), is_closed: z.boolean() }),
  errors: ['not_found'],
  example: { inquiry: { id: 1, is_closed: true } },
  async run(ctx, { inquiry: { id: inquiryId, is_closed } }) {
    const inquiry = await openInquiry(ctx, inquiryId);
    if ((inquiry.closed_at !== null) !== is_closed)
      await inquiry.update(
        { closed_at: is_closed ? ctx.now : null, version: inquiry.version + 1 },
        { transaction: ctx.tx },
      );
    return { id: inquiry.id, is_closed };
  },
});
