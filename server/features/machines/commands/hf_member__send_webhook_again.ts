import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { WebhookDelivery } from '../../../../db/models/webhook.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { wakeSender } from '../../../core/calls/outbox.ts';
import { bigId, outId } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__send_webhook_again = command({
  name: 'hf_member__send_webhook_again',
  summary:
    'Sends a delivery to its webhook endpoint once more, with the same id and body, whatever became of it',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ webhook_delivery: z.strictObject({ id: bigId() }) }),
  output: z.object({ webhook_delivery_id: outId() }),
  errors: ['not_found', 'webhook_pending', 'webhook_not_ready'],
  example: { webhook_delivery: { id: 1 } },
  async run(ctx, { webhook_delivery: { id: deliveryId } }) {
    const { tx: transaction, now } = ctx;
    const delivery = await WebhookDelivery.findByPk(deliveryId, {
      include: { association: 'webhook_endpoint', required: true },
      lock: { level: transaction.LOCK.UPDATE, of: WebhookDelivery },
      transaction,
    });
    if (!delivery) throw new DomainError('not_found');
    if (delivery.state === 'pending' || delivery.state === 'sending')
      throw new DomainError('webhook_pending');
    const { secret, is_active } = delivery.webhook_endpoint!;
    if (secret === null || !is_active) throw new DomainError('webhook_not_ready');
    await delivery.update(
      { state: 'pending', attempts: 0, available_at: now, sent_at: null },
      { transaction },
    );
    await wakeSender(sequelizeOf(WebhookDelivery), transaction);
    return { webhook_delivery_id: deliveryId };
  },
});
