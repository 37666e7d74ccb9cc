import { Op } from 'sequelize';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { RecommendMailReply } from '../../../../db/models/inbound-mail.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { noteUndoRefusal } from '../services/recommend-answers.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__undo_recommend_reply = command({
  name: 'hf_member__undo_recommend_reply',
  summary:
    'Takes back a reply to a recommend mail that was noted by hand: who noted it, or a manager. The audit log keeps both',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ id: id() }),
  output: z.object({ id: outId() }),
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: replyId }) {
    const lock = ctx.tx.LOCK.UPDATE;
    const reply = await RecommendMailReply.findByPk(replyId, { lock, transaction: ctx.tx });
    const about = { [Op.and]: [{ id: reply?.recommend_mail_id ?? -1 }, notOnesOwn(ctx.actor)] };
    if ((await RecommendMail.count({ where: about, transaction: ctx.tx })) === 0)
      throw new DomainError('not_found');
    const code = reply ? noteUndoRefusal(ctx.actor, reply) : 'not_found';
    if (code !== null) throw new DomainError(code);
    await required(reply).destroy({ transaction: ctx.tx });
    return { id: replyId };
  },
});
