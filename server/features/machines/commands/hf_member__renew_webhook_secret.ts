import { z } from 'zod';
import { WebhookEndpoint } from '../../../../db/models/webhook.ts';
import { WEBHOOK_SECRET_HOURS } from '../../../../domain/constants.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { lockedRow } from '../../../core/calls/locked-row.ts';
import { id, outId } from '../../../core/schemas/schema-helpers.ts';
import { newWebhookSecret } from '../services/webhook-signature.ts';

export const hf_member__renew_webhook_secret = command({
  name: 'hf_member__renew_webhook_secret',
  summary: 'Makes the secret of a webhook endpoint and tells it, once; the one before signs too for a day',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ webhook_endpoint: z.strictObject({ id: id() }) }),
  output: z.object({ webhook_endpoint_id: outId(), secret: z.string() }),
  errors: ['not_found'],
  example: { webhook_endpoint: { id: 1 } },
  async run(ctx, { webhook_endpoint: { id: endpointId } }) {
    const { tx: transaction, now } = ctx;
    const endpoint = await lockedRow(WebhookEndpoint, endpointId, transaction);
    const secret = newWebhookSecret();
    const { secret: previous_secret } = endpoint;
    const until = new Date(now.getTime() + WEBHOOK_SECRET_HOURS * 3_600_000);
    await endpoint.update(
      {
        secret,
        previous_secret,
        previous_until: previous_secret === null ? null : until,
        renewed_at: now,
        version: endpoint.version + 1,
      },
      { transaction },
    );
    return { webhook_endpoint_id: endpoint.id, secret };
  },
});
