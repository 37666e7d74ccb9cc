import { literal, Op } from 'sequelize';
import { z } from 'zod';
import { UndeliverableAddress } from '../../../../db/models/inbound-mail.ts';
import { COMMENT_MAX } from '../../../../domain/constants.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { isNotBlank } from '../../../../domain/validation.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { id, longText, outId } from '../../../core/schemas/schema-helpers.ts';
import { mayLiftSql, undeliverableScope } from '../services/undeliverable-addresses.ts';

/** Locked: it may be marked again at this moment. */
async function openAddress(ctx: CommandContext, addressId: number): Promise<UndeliverableAddress> {
  const { actor, tx: transaction } = ctx;
  const address = await UndeliverableAddress.findOne({
    where: {
      [Op.and]: [
        { id: addressId, lifted_at: null },
        undeliverableScope(actor),
        literal(`(${mayLiftSql(actor)})`),
      ],
    },
    lock: transaction.LOCK.UPDATE,
    transaction,
  });
  if (!address) throw new DomainError('not_found');
  return address;
}

export const hf_member__lift_undeliverable_address = command({
  name: 'hf_member__lift_undeliverable_address',
  summary:
    'Mails are sent again to an address that was marked because it does not exist, for a reason that stands in the audit log. What bounces again marks it again',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ id: id(), reason: longText(COMMENT_MAX) }),
  output: z.object({ id: outId() }),
  errors: ['not_found', 'validation_failed'],
  example: { id: 1, reason: 'The student has made room and confirmed the address on the phone.' },
  async run(ctx, { id: addressId, reason }) {
    if (!isNotBlank(reason)) throw fieldError('reason', 'required');
    const address = await openAddress(ctx, addressId);
    await address.update(
      {
        lifted_at: ctx.now,
        lifted_by_hf_member_id: ctx.actor.hf_member_id,
        lifted_reason: reason,
      },
      { transaction: ctx.tx },
    );
    return { id: addressId };
  },
});
