import { Op } from 'sequelize';
import { z } from 'zod';
import { itemAt, required } from '../../../../domain/required.ts';
import { Delivery } from '../../../../db/models/delivery.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { DomainError, type ErrorCode } from '../../../../domain/error-codes.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import { isManager, STAFF } from '../../../../domain/roles.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { id, list, outId } from '../../../core/schemas/schema-helpers.ts';

function refusalOf(mail: RecommendMail | undefined): ErrorCode | null {
  if (!mail) return 'not_found';
  if (mail.state === 'sent' || mail.state === 'sending') return 'mail_left';
  return mail.state === 'scheduled' ? null : 'undo_expired';
}

/**
 * Those one has written oneself; managers all. Locked, so that none is put on record meanwhile; its delivery first,
 * as the sender does: a mail whose time has come is taken back or leaves, never both.
 */
async function openMails(ctx: CommandContext, ids: readonly number[]): Promise<Map<number, RecommendMail>> {
  const own = isManager(ctx.actor) ? {} : { hf_member_id: ctx.actor.hf_member_id };
  await Delivery.findAll({
    attributes: ['id'],
    where: { recommend_mail_id: { [Op.in]: [...ids] } },
    order: [['id', 'ASC']],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  const rows = await RecommendMail.findAll({
    where: { [Op.and]: [{ id: { [Op.in]: [...ids] }, ...own }, notOnesOwn(ctx.actor)] },
    order: [['id', 'ASC']],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export const hf_member__undo_recommend_mails = command({
  name: 'hf_member__undo_recommend_mails',
  summary:
    'Takes recommend mails back while they wait; those that have left, failed or were taken back are named',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ ids: list(id(), RECOMMEND_MAX.students) }),
  output: z.object({
    done_count: z.number().int(),
    results: z.array(
      z.object({
        id: outId(),
        is_done: z.boolean(),
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found', 'undo_expired', 'mail_left'],
  example: { ids: [1, 2] },
  async run(ctx, { ids }) {
    checkIds(ids);
    const mails = await openMails(ctx, ids);
    const codes = ids.map((one) => refusalOf(mails.get(one)));
    const doing = ids.filter((_one, index) => codes[index] === null);
    if (doing.length === 0) throw new DomainError(required(itemAt(codes, 0)));
    const waiting = { state: ['pending', 'kept', 'failed'], recommend_mail_id: { [Op.in]: doing } };
    await Delivery.update({ state: 'cancelled' }, { where: waiting, transaction: ctx.tx });
    await RecommendMail.update(
      { state: 'cancelled' },
      { where: { id: { [Op.in]: doing } }, transaction: ctx.tx },
    );
    return {
      done_count: doing.length,
      results: ids.map((one, index) => {
        const code = codes[index] ?? null;
        return {
          id: one,
          is_done: code === null,
          code,
          message: code && errorMessage(code, ctx.language),
        };
      }),
    };
  },
});
