import { z } from 'zod';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { WebhookDelivery, WebhookEndpoint } from '../../../../db/models/webhook.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { WEBHOOK_TEST } from '../../../../domain/webhooks.ts';
import { command } from '../../../core/calls/define.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { wakeSender } from '../../../core/calls/outbox.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';
import { webhookMessage } from '../services/webhook-messages.ts';

export const hf_member__test_webhook_endpoint = command({
  name: 'hf_member__test_webhook_endpoint',
  summary: 'Sends a test to a webhook endpoint; one that still waits goes at once instead',
  addition: true,
  allow: MANAGER,
  limit: { times: 60, per: 'hour' },
  input: z.strictObject({ webhook_endpoint: z.strictObject({ id: id() }) }),
  output: z.object({ webhook_delivery_id: outId() }),
  errors: ['not_found', 'webhook_not_ready'],
  example: { webhook_endpoint: { id: 1 } },
  async run(ctx, { webhook_endpoint: { id: endpointId } }) {
    const { tx: transaction, now } = ctx;
    // The lock makes one test of two at once.
    const endpoint = await lockedRow(WebhookEndpoint, endpointId, transaction);
    if (endpoint.secret === null || !endpoint.is_active) throw new DomainError('webhook_not_ready');
    const about = { webhook_endpoint_id: endpointId, kind: WEBHOOK_TEST };
    const waiting = await WebhookDelivery.findOne({
      where: { ...about, state: ['pending', 'sending'] },
      transaction,
    });
    await wakeSender(sequelizeOf(WebhookDelivery), transaction);
    if (waiting) {
      if (waiting.state === 'pending') await waiting.update({ available_at: now }, { transaction });
      return { webhook_delivery_id: waiting.id };
    }
    const cause = `${WEBHOOK_TEST}:at:${now.toISOString()}`;
    const message = webhookMessage({ ...about, cause, at: now, now, application: null });
    const delivery = await WebhookDelivery.create(message, { transaction });
    return { webhook_delivery_id: delivery.id };
  },
});
