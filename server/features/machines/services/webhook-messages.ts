import { randomUUID } from 'node:crypto';
import type { CreationAttributes } from 'sequelize';
import type { WebhookDelivery } from '../../../../db/models/webhook.ts';

interface Message {
  webhook_endpoint_id: number;
  cause: string;
  kind: string;
  /** When it happened. */
  at: Date;
  now: Date;
  application: { id: number; recruitment_id: number; state: string } | null;
}

/** A delivery to be sent now. It is written once: every attempt has the same id and body. */
export function webhookMessage({
  webhook_endpoint_id,
  cause,
  kind,
  at,
  now,
  application,
}: Message): CreationAttributes<WebhookDelivery> {
  const message_id = `msg_${randomUUID()}`;
  const data = application
    ? { application_id: application.id, recruitment_id: application.recruitment_id, state: application.state }
    : {};
  return {
    webhook_endpoint_id,
    application_id: application?.id ?? null,
    cause,
    kind,
    message_id,
    body: JSON.stringify({ id: message_id, type: kind, timestamp: at.toISOString(), data }),
    available_at: now,
  };
}
