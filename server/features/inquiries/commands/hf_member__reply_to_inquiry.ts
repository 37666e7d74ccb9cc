import { z } from 'zod';
import { InquiryReply } from '../../../../db/models/inquiry.ts';
import { User } from '../../../../db/models/user.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { openInquiry } from '../services/inquiries.ts';
import { flag, id, integer, outId, requiredText } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__reply_to_inquiry = command({
  name: 'hf_member__reply_to_inquiry',
  summary:
    'Answers an inquiry: the student gets the words by mail, and whoever answers first looks after it; `is_closed` closes it too; with the `version` that was read it is refused once the inquiry has changed',
  addition: true,
  allow: STAFF,
  limit: { times: 120, per: 'hour' },
  input: z.strictObject({
    inquiry: z.strictObject({ id: id(), is_closed: flag().optional(), version: integer().optional() }),
    body: requiredText(),
  }),
  output: z.object({ id: outId(), inquiry_reply_id: outId() }),
  errors: ['not_found', 'recipient_missing', 'version_conflict'],
  example: { inquiry: { id: 1 }, body: 'You can change it on the page of your profile.' },
  async run(ctx, { inquiry: { id: inquiryId, is_closed, version }, body }) {
    const { tx: transaction, now } = ctx;
    const inquiry = await openInquiry(ctx, inquiryId);
    // Somebody else has answered or closed it meanwhile.
    if (version !== undefined && version !== inquiry.version)
      throw new DomainError('version_conflict', { details: { version: inquiry.version } });
    const user = inquiry.user_id === null ? null : await User.findByPk(inquiry.user_id, { transaction });
    if (!user || user.status === 'deleted') throw new DomainError('recipient_missing');
    const reply = await InquiryReply.create(
      { inquiry_id: inquiry.id, hf_member_id: ctx.actor.hf_member_id, body },
      { transaction },
    );
    await inquiry.update(
      {
        answered_at: inquiry.answered_at ?? now,
        hf_member_id: inquiry.hf_member_id ?? ctx.actor.hf_member_id,
        closed_at: is_closed ? (inquiry.closed_at ?? now) : inquiry.closed_at,
        version: inquiry.version + 1,
      },
      { transaction },
    );
    await ctx.emit({
      type: 'inquiry_replied',
      payload: { user_id: user.id, inquiry_reply_id: reply.id },
    });
    return { id: inquiry.id, inquiry_reply_id: reply.id };
  },
});
