import { Op } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { RecommendMailReply } from '../../../../db/models/inbound-mail.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { isManager, STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { id, instant, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__note_recommend_reply = command({
  name: 'hf_member__note_recommend_reply',
  summary:
    'Notes that a student replied to a recommend mail in another way than by mail, such as by telephone: it counts as a reply that came',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({
    recommend_mail_id: id(),
    received_at: instant().describe('After the mail went, and not in the future'),
  }),
  output: z.object({ id: outId() }),
  errors: ['not_found', 'validation_failed'],
  example: { recommend_mail_id: 1, received_at: '2026-11-21T03:00:00Z' },
  async run(ctx, { recommend_mail_id, received_at }) {
    const own = isManager(ctx.actor) ? {} : { hf_member_id: ctx.actor.hf_member_id };
    const mail = await RecommendMail.findOne({
      attributes: ['id', 'sent_recommend_at'],
      where: {
        [Op.and]: [
          { id: recommend_mail_id, sent_recommend_at: { [Op.ne]: null }, ...own },
          notOnesOwn(ctx.actor),
        ],
      },
      transaction: ctx.tx,
    });
    if (!mail) throw new DomainError('not_found');
    if (received_at > ctx.now) throw fieldError('received_at', 'too_far_ahead');
    if (received_at < required(mail.sent_recommend_at)) throw fieldError('received_at', 'in_the_past');
    const reply = await RecommendMailReply.create(
      {
        recommend_mail_id,
        received_at,
        from_email: null,
        text: null,
        message_id: null,
        noted_by_hf_member_id: ctx.actor.hf_member_id,
      },
      { transaction: ctx.tx },
    );
    return { id: reply.id };
  },
});
