import { WebhookEndpoint } from '../../../../db/models/webhook.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toManagers } from '../../mail/services/recipients.ts';

/** Each manager is told of an endpoint that was switched off; none when somebody switched it on meanwhile. */
export const webhookSwitchedOff: EffectHandler<'webhook_switched_off'> = async (
  { webhook_endpoint_id },
  _about,
  ctx,
) => {
  const endpoint = await WebhookEndpoint.findByPk(webhook_endpoint_id, {
    attributes: ['id', 'name', 'is_active'],
    transaction: ctx.tx,
  });
  if (!endpoint || endpoint.is_active) return [];
  return toManagers(ctx, (recipient, staff_name) =>
    draft('staff_webhook_switched_off', recipient, {
      staff_name,
      endpoint_name: endpoint.name,
      endpoint_url: `${ctx.baseUrl}/staff/webhook_endpoints/${endpoint.id}`,
    }),
  );
};
