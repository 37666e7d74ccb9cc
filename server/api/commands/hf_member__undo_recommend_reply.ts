import { z } from 'zod';
import { RecommendMailReply } from '../../../db/models/inbound-mail.ts';
import { DomainError } from '../../domain/error-codes.ts';
import { STAFF } from '../../domain/roles.ts';
import { command } from '../define.ts';
import { noteUndoRefusal } from '../recommend-replies.ts';
import { id, outId } from '../wire.ts';

export const hf_member__undo_recommend_reply = command({
  name: 'hf_member__undo_recommend_reply',
  summary:
    'Takes back a reply to a recommend mail that was noted by hand: who noted it, or a manager. The audit log keeps both',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ id: id() }),
  output: z.object({ id: outId() }),
  errors: ['not_found'],
  example: { id: 1 },
  async run(ctx, { id: replyId }) {
    const reply = await RecommendMailReply.findByPk(replyId, {
      lock: ctx.tx.LOCK.UPDATE,
      transaction: ctx.tx,
    });
    const code = reply ? noteUndoRefusal(ctx.actor, reply) : 'not_found';
    if (code !== null) throw new DomainError(code);
    await reply!.destroy({ transaction: ctx.tx });
    return { id: replyId };
  },
});
