import { webhookDelivery, webhookEndpoint } from '../../domain/entities/webhook.ts';
import { modelOf } from './entity-model.ts';

export class WebhookEndpoint extends modelOf(webhookEndpoint, {
  key: 'webhook_endpoint_id',
  many: { deliveries: 'webhook_deliveries' },
}) {}

export class WebhookDelivery extends modelOf(webhookDelivery) {}
